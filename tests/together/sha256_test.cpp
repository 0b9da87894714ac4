// SHA-256 with the published vectors: FIPS 180-4 examples and the long message of NIST, HMAC with
// those of RFC 4231, letters with those of RFC 4648.
#include "together/sha256.hpp"

#include <gtest/gtest.h>

namespace allfours::together {
namespace {

TEST(Sha256, VectorsOfNist) {
  EXPECT_EQ(hex_text(sha256("")),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex_text(sha256("abc")),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hex_text(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hex_text(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                            "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")),
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
  EXPECT_EQ(hex_text(sha256(std::string(1000000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// Lengths round the end of a block, where the length no longer fits: NIST CAVP SHA256ShortMsg.
TEST(Sha256, BytesOfNist) {
  EXPECT_EQ(hex_text(sha256("\xd3")),
            "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1");
  EXPECT_EQ(hex_text(sha256("\x11\xaf")),
            "5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98");
  EXPECT_EQ(hex_text(sha256(std::string(55, 'a'))),
            "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
  EXPECT_EQ(hex_text(sha256(std::string(56, 'a'))),
            "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
  EXPECT_EQ(hex_text(sha256(std::string(64, 'a'))),
            "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
}

TEST(Sha256, KeyedVectorsOfRfc4231) {
  EXPECT_EQ(hex_text(hmac_sha256(std::string(20, '\x0b'), "Hi There")),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hex_text(hmac_sha256("Jefe", "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(hex_text(hmac_sha256(std::string(20, '\xaa'), std::string(50, '\xdd'))),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  EXPECT_EQ(hex_text(hmac_sha256(std::string(131, '\xaa'),
                                 "Test Using Larger Than Block-Size Key - Hash Key First")),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

TEST(Sha256, LettersOfRfc4648) {
  Digest digest{};
  const std::string_view text = "foobar";
  std::copy(text.begin(), text.end(), digest.begin());
  EXPECT_EQ(letters_of(digest, 9), "MZXW6YTBO");
  EXPECT_EQ(letters_of(digest, 1), "M");
  EXPECT_EQ(letters_of(sha256("abc"), 51).size(), 51u);
  EXPECT_TRUE(are_letters("MZXW6", 5));
  EXPECT_FALSE(are_letters("MZXW6", 4));
  EXPECT_FALSE(are_letters("MZXW1", 5));
  EXPECT_FALSE(are_letters("mzxw6", 5));
}

}  // namespace
}  // namespace allfours::together
