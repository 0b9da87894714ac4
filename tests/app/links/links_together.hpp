// Links of people at one table: invitations, answers, and turns by message. For the tests of links
// and for tests/links. Tests: tests/app/links/whole_links_test.cpp.
#pragma once

#include "app/links/links_of_kinds.hpp"
#include "core/cards/random.hpp"
#include "core/table/table.hpp"

namespace allfours {

// Of one table of this game, with names and texts of the network as they occur; turns of its first
// deal, played by chance.
void add_together(LinkKinds& kinds, const Setup& setup, Stream& stream);

// The result of opening a link of this kind.
LinkMeaning opened_together(std::string_view fragment);

}  // namespace allfours
