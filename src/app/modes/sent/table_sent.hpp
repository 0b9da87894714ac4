// A game from a link at a table: its description, waiting for somebody to begin, and playback of
// it. Knows no links. Tests: tests/app/modes/sent.
#pragma once

#include "app/narration/caption.hpp"

namespace allfours {

struct TableState;

// The first cards of such a game are shown in playback, before any decision.
bool as_played(const TableState& table);
// The caption while it waits: what the link contains, and its facts.
Caption sent_caption(const TableState& table);
// Another person's game is watched as it was played, and nobody has taken it over.
bool watches(const TableState& table);

// Verbs: true if something was done.
bool begin_sent(TableState& table);
bool start_playback(TableState& table);
bool pause_playback(TableState& table);

}  // namespace allfours
