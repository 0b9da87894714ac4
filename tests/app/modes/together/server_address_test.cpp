// The address of a STUN or TURN server, as a person enters it: valid ones are stored and reach the
// page before a connection is made; others are refused with a sentence and change nothing.
#include "app/modes/together/server_address.hpp"

#include <gtest/gtest.h>

#include "app/app.hpp"
#include "app/storage/stored_texts.hpp"
#include "core/cards/random.hpp"

namespace allfours {
namespace {

TEST(ServerAddress, IsStunOrTurnWithHostAndPort) {
  for (const auto good :
       {"stun:stun.example.org", "stun:stun.example.org:3478", "stuns:192.0.2.1:5349",
        "stun:[2001:db8::1]:3478", "turn:ann:secret@turn.example.org:3478",
        "turn:ann:p@ss:word@turn.example.org", "turns:ann:secret@[2001:db8::1]:443?transport=tcp",
        "turn:ann:secret@turn.example.org?transport=udp", "stun:a:65535"}) {
    EXPECT_TRUE(valid_server_address(good)) << good;
  }
  for (const auto bad : {"",
                         "stun",
                         "stun:",
                         "stun:stun.example.org:",
                         "stun:stun.example.org:0",
                         "stun:stun.example.org:65536",
                         "stun:stun example.org",
                         "stun:-a",
                         "stun:a..b",
                         "stun:http://example.org",
                         "http://example.org",
                         "stun:[::1",
                         "stun:[]:1",
                         "turn:turn.example.org",
                         "turn:ann@turn.example.org",
                         "turn::secret@turn.example.org",
                         "turn:ann:@turn.example.org",
                         "turn:ann:secret@",
                         "turn:ann:secret@a:b",
                         "turn:ann:secret@a?transport=sctp",
                         "stunx:a",
                         "STUN:a",
                         "stun:é.example.org",
                         "stun:a\nsound on",
                         "stun:a?transport=tcp"}) {
    EXPECT_FALSE(valid_server_address(bad)) << bad;
  }
  EXPECT_TRUE(valid_server_address("stun:" + std::string(250, 'a')));
  EXPECT_FALSE(valid_server_address("stun:" + std::string(251, 'a')));
}

// No address can break the line of the stored settings or hide another setting.
TEST(ServerAddress, SurvivesItsLineOfTheSettings) {
  Stream stream(1, "addresses");
  int valid = 0;
  for (int i = 0; i < 20'000; ++i) {
    std::string text = stream.below(2) == 0 ? "stun:" : "turn:ann:";
    for (int n = stream.below(12); n > 0; --n) text += "ab1.:@[]-?\n é"[stream.below(13)];
    Settings settings;
    settings.server = text;
    if (!valid_server_address(text)) continue;
    ++valid;
    EXPECT_EQ(parse_settings(settings_text(settings)), settings) << text;
  }
  EXPECT_GT(valid, 200);
  EXPECT_EQ(parse_settings("server ftp:a\n").server, "");
  EXPECT_EQ(parse_settings("server ftp:a\n").unread, std::vector<std::string>{"server ftp:a"});
}

// The servers that the page was told, in order.
std::vector<std::string> servers_told(App& app) {
  std::vector<std::string> told;
  for (const ConnectionCall& call : app.take_effects().connections) {
    if (call.kind == ConnectionCall::Kind::server) told.push_back(call.text);
  }
  return told;
}

TEST(ServerAddress, ReachesThePageAndIsStored) {
  App app(1);
  app.open("", "", {});
  ASSERT_TRUE(app.act("together"));
  ASSERT_TRUE(app.act("together_ready:" + std::string(32, 'a')));
  EXPECT_TRUE(servers_told(app).empty()) << "none by default";
  ASSERT_TRUE(app.act("together_server: stun:stun.example.org:3478 "));
  EXPECT_EQ(app.settings().server, "stun:stun.example.org:3478");
  EXPECT_FALSE(app.state().context.message.is_error());
  EXPECT_NE(app.message(), "");
  EXPECT_EQ(text_to_store(app, "settings"), settings_text(app.settings()));
  {
    const Effects effects = app.take_effects();
    EXPECT_TRUE(effects.saves("settings"));
    ASSERT_EQ(effects.connections.size(), 1U);
    EXPECT_EQ(effects.connections[0].text, "stun:stun.example.org:3478");
  }
  ASSERT_TRUE(app.act("together_server:example.org"));
  EXPECT_TRUE(app.state().context.message.is_error());
  EXPECT_NE(app.message().find("example.org"), std::string::npos);
  EXPECT_EQ(app.settings().server, "stun:stun.example.org:3478") << "nothing is lost";
  EXPECT_TRUE(servers_told(app).empty());

  // Some browsers refuse some servers: it is said, and connections do without.
  ASSERT_TRUE(app.act("together_server:stuns:192.0.2.1"));
  app.take_effects();
  ASSERT_TRUE(app.act("together_failed:0:server"));
  EXPECT_EQ(app.settings().server, "");
  EXPECT_TRUE(app.state().context.message.is_error());
  EXPECT_NE(app.message().find("stuns:192.0.2.1"), std::string::npos);
  EXPECT_TRUE(app.take_effects().saves("settings"));
  EXPECT_FALSE(app.act("together_failed:0:server")) << "there is none";
  ASSERT_TRUE(app.act("together_server:stun:stun.example.org:3478"));
  // The longest that is refused is named in part, and no control character arrives in the sentence.
  const std::string longest = "stun:" + std::string(100'000, 'a') + "\n";
  ASSERT_TRUE(app.act("together_server:" + longest));
  EXPECT_TRUE(app.state().context.message.is_error());
  EXPECT_LT(app.message().size(), 200U);
  ASSERT_TRUE(app.act("together_server:stun:\x01\x7f\n\xff"));
  EXPECT_EQ(app.message().find_first_of("\x01\x7f\n"), std::string::npos);
  EXPECT_EQ(app.settings().server, "stun:stun.example.org:3478");

  App next(2);
  next.restore_settings(app.settings());
  next.open("", "", {});
  next.act("together");
  next.take_effects();
  ASSERT_TRUE(next.act("together_ready:" + std::string(32, 'b')));
  EXPECT_EQ(servers_told(next), std::vector<std::string>{"stun:stun.example.org:3478"});
  ASSERT_TRUE(next.act("together_server:"));
  EXPECT_EQ(next.settings().server, "");
  EXPECT_EQ(servers_told(next), std::vector<std::string>{""});
}

}  // namespace
}  // namespace allfours
