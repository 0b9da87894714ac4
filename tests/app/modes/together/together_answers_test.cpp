// Invitations and answers that are of no use, and ways out of a connection that is not to be had:
// each is said in one sentence, and changes nothing. The cells:
//
// | an invitation | an answer | said |
// | --- | --- | --- |
// | used by another device | used | the seat is taken |
// | opened by its host | opened by its guest | whom to send it to |
// | out of date | to an older invitation; its host or guest has reloaded | a new one is needed |
// | of another version | of another version | the versions |
// | cut | cut | it was cut |
// | in the field for answers | of another table, or where no table waits | where it belongs |
//
// The protocol's own faults, over a connection: tests/together/hostile_test.cpp. In browsers, with
// tabs and networks: tests/browser/together_links.test.mjs, tests/together/relay.test.mjs.
#include "app/duel_play.hpp"
#include "app/modes/together/together_apps.hpp"
#include "core/game/link_end.hpp"

namespace allfours::together_answers {
namespace {

using Stage = Together::Place::Stage;

class TogetherAnswers : public ::testing::Test {
 protected:
  TogetherAnswers() { apps.arrange(setup_of("v=trinidad"), "together_host"); }

  std::string invitation(int seat = 1) { return apps.link_at(0, "seat:" + std::to_string(seat)); }
  // The answer of this device to an invitation.
  std::string answer(int device, const std::string& link) {
    apps[device].app.open_link(link);
    apps.act(device, "");
    EXPECT_TRUE(apps.act(device, "together_join"));
    return apps.link_at(device);
  }
  // The message after a link is opened at this device.
  std::string opened(int device, const std::string& link) {
    apps[device].app.open_link(link);
    apps.act(device, "");
    EXPECT_TRUE(apps[device].app.state().context.message.is_error()) << apps[device].app.message();
    return apps[device].app.message();
  }
  // The message after the host has entered an answer, which changes nothing.
  std::string entered(const std::string& text) {
    const Stage before = apps[0].app.state().together.place(1).stage;
    EXPECT_TRUE(apps.act(0, "together_answer:" + text));
    EXPECT_EQ(apps[0].app.state().together.place(1).stage, before);
    EXPECT_TRUE(apps[0].app.state().context.message.is_error()) << apps[0].app.message();
    return apps[0].app.message();
  }
  bool shows(int device, std::string_view text) {
    return contains(parts_of(apps[device].app).dump(), text);
  }

  TogetherApps apps{3};
};

std::string replaced_part(const std::string& link, const std::string& from, const std::string& to) {
  auto parts = std::get<std::string>(parts_of_link(link));
  const auto at = parts.find(from);
  EXPECT_NE(at, std::string::npos);
  return whole_link(parts.replace(at, from.size(), to));
}

TEST_F(TogetherAnswers, AnInvitationOfNoUse) {
  const std::string link = invitation();
  EXPECT_NE(opened(0, link).find("your own invitation: send it to the person who is to play."),
            std::string::npos);
  EXPECT_NE(opened(1, replaced_part(link, "join=1", "join=2")).find("is of version \"2\""),
            std::string::npos);
  EXPECT_NE(opened(1, link.substr(0, link.size() - 7)).find("cut short"), std::string::npos);
  EXPECT_EQ(entered(link), "This is an invitation. Enter the answer that you get back to it.");
}

TEST_F(TogetherAnswers, AnInvitationUsedTwice) {
  const std::string link = invitation();
  const std::string first = answer(1, link);
  const std::string second = answer(2, link);
  ASSERT_NE(first, second);
  ASSERT_TRUE(apps.act(0, "together_answer:" + first));
  EXPECT_EQ(apps[0].app.state().together.place(1).stage, Stage::here);
  const std::string said = "This invitation has already been answered: Bnn has the seat.";
  EXPECT_EQ(entered(second), said);
  EXPECT_EQ(entered(first), said) << "an answer used twice";
}

TEST_F(TogetherAnswers, AnAnswerToAnInvitationThatIsOver) {
  const std::string said =
      "This answers an invitation that is no longer open. Send Player 2 a new one.";
  const std::string older = answer(1, invitation());
  ASSERT_TRUE(apps.act(0, "together_invite:1"));
  EXPECT_EQ(entered(older), said);
  // The page that could take the connection is gone.
  const std::string newest = answer(1, invitation());
  const std::string table = apps[0].app.state().together.table()->device().sitting().table;
  apps.reload(0);
  if (apps[0].app.state().together.table() == nullptr) {
    apps.act(0, "together");
    ASSERT_TRUE(apps.act(0, "together_resume:" + table));
  }
  EXPECT_EQ(entered(newest), said);
}

TEST_F(TogetherAnswers, AnAnswerOfNoUse) {
  const std::string link = answer(1, invitation());
  EXPECT_NE(entered(link.substr(0, link.size() - 2)).find("cut short"), std::string::npos);
  EXPECT_NE(entered(replaced_part(link, "answer=1", "answer=2")).find("is of version \"2\""),
            std::string::npos);
  const std::string none = "There is no answer to an invitation in this text.";
  for (const std::string text : {"hello", "v=german&seed=A", "https://example.org/#v=german", ""}) {
    EXPECT_EQ(entered(text), none) << text;
  }
  const auto table = std::get<together::Invitation>(together::read_answer(link)).sitting.table;
  EXPECT_EQ(entered(replaced_part(link, table, "AAAAAAAAAAAA")),
            "This answer belongs to another table.");
  // Its guest has opened it, and has it in the dialog still.
  EXPECT_EQ(opened(1, link), "This is your own answer: send it to Ann.");
  EXPECT_EQ(apps.link_at(1), link);
  // The host takes it all the same.
  ASSERT_TRUE(apps.act(0, "together_answer:" + link));
  EXPECT_EQ(apps[0].app.state().together.place(1).stage, Stage::here);
}

// It is handed to the tab that has the table, which says so.
TEST_F(TogetherAnswers, AnAnswerOpenedInAnotherTab) {
  const std::string link = answer(1, invitation());
  apps[2].app.open_link(link);
  apps.act(2, "");
  EXPECT_EQ(apps[2].handed, link);
  // Also from the field for links.
  apps[2].handed.clear();
  apps.act(2, "open_link:Here it is: https://example.org/#" + link);
  EXPECT_EQ(apps[2].handed, link);
  EXPECT_EQ(apps[2].app.message(), "") << "nobody knows yet";
  EXPECT_FALSE(apps.act(2, "together_handed:" + link)) << "no table here";
  ASSERT_TRUE(apps.act(2, "together_handed_over:nobody"));
  EXPECT_EQ(
      apps[2].app.message(),
      "No table that is open here waits for this answer. Enter it on the device that sent the "
      "invitation.");
  EXPECT_TRUE(apps[2].app.state().context.message.is_error());
  ASSERT_TRUE(apps.act(0, "together_handed:" + link));
  EXPECT_EQ(apps[0].taken, 1);
  EXPECT_EQ(apps[0].app.state().together.place(1).stage, Stage::here);
  ASSERT_TRUE(apps.act(2, "together_handed_over:taken"));
  EXPECT_EQ(apps[2].app.message(),
            "Your table has the answer now. Go back to the page that shows it.");
  EXPECT_FALSE(apps[2].app.state().context.message.is_error());
  EXPECT_FALSE(apps.act(2, "together_handed_over:rain"));
}

// What the sentence names can be done in the dialog that says it.
TEST_F(TogetherAnswers, TheWaysOutWhenNoConnectionComesUp) {
  ASSERT_TRUE(apps.act(0, "together_answer:" + answer(1, invitation())));
  EXPECT_FALSE(shows(0, "together_server:"));
  apps.cut(1, 0, "unreachable");
  const std::string said =
      "The two devices cannot reach each other. Keep both pages open and use the same network, "
      "enter "
      "a server on both, or play by message.";
  for (int device : {0, 1}) {
    if (apps[device].app.state().dialog != "together") apps.act(device, "together");
    EXPECT_TRUE(shows(device, "together_server:")) << device;
  }
  EXPECT_EQ(apps[1].app.message(), said);
  EXPECT_TRUE(shows(1, "There is no connection to Ann. Ask for a new invitation."));
  EXPECT_FALSE(shows(1, "is being made"));
  ASSERT_TRUE(shows(0, "together_turns"));
  ASSERT_TRUE(apps.act(0, "together_server:turn:ann:pass@192.0.2.1:3478"));
  ASSERT_TRUE(apps.act(0, "together_invite:1"));
  apps.bring_in(1);
  EXPECT_EQ(apps[0].app.state().together.place(1).stage, Stage::here);
  EXPECT_FALSE(shows(0, "together_server:")) << "no longer needed";
  EXPECT_FALSE(apps.act(0, "together_turns")) << "somebody is here";
}

// The guest's device learns nothing of an attempt that the host makes in vain.
TEST_F(TogetherAnswers, TheGuestIsToldWhatToDoIfNothingHappens) {
  answer(1, invitation());
  if (apps[1].app.state().dialog != "together") apps.act(1, "together");
  EXPECT_TRUE(shows(1, "If nothing has happened half a minute after that"));
  EXPECT_TRUE(shows(1, "ask Ann for a new invitation"));
  EXPECT_TRUE(shows(1, "together_server:"));
  ASSERT_TRUE(apps.act(0, "together_answer:" + apps.link_at(1)));
  EXPECT_FALSE(shows(1, "If nothing has happened")) << "it is at the table";
  EXPECT_FALSE(shows(1, "together_server:"));
}

// A browser that hides all its addresses: for the guest no answer, for the host no invitation.
TEST_F(TogetherAnswers, ABrowserWithoutAnAddress) {
  const std::string said =
      "This browser gives no address at which other devices could reach it. Enter a TURN server on "
      "both devices, or play by message.";
  apps[1].app.open_link(invitation());
  apps.act(1, "");
  ASSERT_TRUE(apps.act(1, "together_join"));
  ASSERT_TRUE(apps.act(1, "together_failed:0:no_address"));
  EXPECT_EQ(apps[1].app.message(), said);
  EXPECT_TRUE(shows(1, "There is no connection to Ann. Ask for a new invitation."));
  EXPECT_TRUE(shows(1, "together_server:"));
  const auto channel = std::to_string(apps[0].app.state().together.place(1).channel);
  ASSERT_TRUE(apps.act(0, "together_failed:" + channel + ":no_address"));
  EXPECT_EQ(apps[0].app.message(), said);
  EXPECT_EQ(apps[0].app.state().together.place(1).stage, Stage::away);
  EXPECT_TRUE(shows(0, "together_server:"));
  EXPECT_TRUE(shows(0, "together_turns"));
  // With a server that has given none, the page has said so.
  ASSERT_TRUE(apps.act(1, "together_server:turn:ann:pass@192.0.2.1:3478"));
  ASSERT_TRUE(apps.act(1, "together_failed:0:server_denied"));
  ASSERT_TRUE(apps.act(1, "together_failed:0:no_address"));
  EXPECT_EQ(apps[1].app.message(), "The server 192.0.2.1:3478 refuses this name or password.");
}

TEST_F(TogetherAnswers, TheTableGoesOnByMessageInstead) {
  const auto channel = std::to_string(apps[0].app.state().together.place(1).channel);
  ASSERT_TRUE(apps.act(0, "together_down:" + channel + ":unreachable"));
  const auto setup = apps[0].app.state().together.table()->device().sitting().setup;
  ASSERT_TRUE(apps.act(0, "together_turns")) << apps[0].app.message();
  const TableDevice* table = apps[0].app.state().together.table();
  ASSERT_NE(table, nullptr);
  ASSERT_NE(table->by_message(), nullptr);
  EXPECT_EQ(table->device().sitting().setup.variant, setup.variant);
  EXPECT_EQ(apps[0].app.state().together.stored().all().size(), 1U) << "the other table is gone";
  EXPECT_NE(apps.link_at(0), "");
}

// The browser has asked it for the connection that is being made, which may come up without it.
TEST_F(TogetherAnswers, AServerOfNoUse) {
  EXPECT_FALSE(apps.act(0, "together_failed:1:server_silent")) << "there is none";
  ASSERT_TRUE(apps.act(0, "together_server:turn:ann:p@ss:word@example.org:3478"));
  ASSERT_TRUE(apps.act(0, "together_failed:1:server_denied"));
  EXPECT_EQ(apps[0].app.message(), "The server example.org:3478 refuses this name or password.");
  ASSERT_TRUE(apps.act(0, "together_failed:1:server_silent"));
  EXPECT_EQ(apps[0].app.message(),
            "The server example.org:3478 does not answer: check its address.");
  EXPECT_EQ(apps[0].app.settings().server, "turn:ann:p@ss:word@example.org:3478");
  EXPECT_EQ(apps[0].app.state().together.place(1).stage, Stage::invited) << "nothing has changed";
  ASSERT_TRUE(apps.act(0, "together_server:stun:[2001:db8::1]:3478"));
  ASSERT_TRUE(apps.act(0, "together_failed:1:server_silent"));
  EXPECT_NE(apps[0].app.message().find(" [2001:db8::1]:3478 "), std::string::npos);
}

}  // namespace
}  // namespace allfours::together_answers
