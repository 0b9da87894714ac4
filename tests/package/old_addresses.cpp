// A program written for version 2.0, which has the headers at their addresses of that version.
#include <allfours/core/event_json.hpp>
#include <allfours/core/record.hpp>
#include <allfours/players/game_loop.hpp>
#include <allfours/players/mistake_model.hpp>
#include <allfours/players/revoke_detection.hpp>

int main() { return sizeof(allfours::Setup) > 0 && sizeof(allfours::Seats) > 0 ? 0 : 1; }
