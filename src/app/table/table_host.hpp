// Requests of an embedding page: the messages of web/embed/PROTOCOL.md, the host rows of
// embedded_feature.cpp. Each returns true; a request that is not possible is refused with a reason
// (Context::refuse). Knows no page. Tests: tests/app/modes/embedded.
#pragma once

#include <string_view>

namespace allfours {

struct TableState;

bool host_goto(TableState& table, std::string_view what);
bool host_next(TableState& table);
bool host_previous(TableState& table);
bool host_play(TableState& table);
bool host_pause(TableState& table);
bool host_seat(TableState& table, std::string_view what);
bool host_decide(TableState& table, std::string_view what);

}  // namespace allfours
