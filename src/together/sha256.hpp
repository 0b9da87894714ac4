// SHA-256, keyed hashes with it, and short names of letters. Commitments, checks of
// records and tags of decisions are built on it. Knows no table and no message. Source: FIPS 180-4
// (SHA-256), RFC 2104 (HMAC), RFC 4648 §6 (the letters). Tests: tests/together/sha256_test.cpp,
// with the vectors of NIST and of RFC 4231.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace allfours::together {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view text);
// HMAC with SHA-256; a key of any length.
Digest hmac_sha256(std::string_view key, std::string_view text);

// 64 digits, lower case.
std::string hex_text(const Digest& digest);
// The first `count` letters of the digest, 5 bits each: A–Z, 2–7. count: 1 to 51.
std::string letters_of(const Digest& digest, int count);
// True for exactly `count` such letters.
bool are_letters(std::string_view text, int count);

}  // namespace allfours::together
