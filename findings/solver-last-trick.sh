#!/usr/bin/env bash
# Guess: the analysis of a line of play by the bridge solver has a number for the start and one after each
# card, 53 for a whole deal: so the manual says, and the array has room for them.
# Seen (libdds 2.9.0, Debian's libdds-dev 2.9.0-9): the last trick has none. 52 cards give 49 numbers, an
# ending of three tricks gives 9 for its 12 cards, and one of a single trick gives the start alone. The
# rest of the array stays as the caller left it, and the call reports success.
# A viewer that shows a number at each card needs the field `number`, and the result itself for the end.
# Needs Debian's libdds-dev and g++.
set -euo pipefail
command -v g++ >/dev/null && [ -e /usr/include/dds/dll.h ] || { echo "needs libdds-dev and g++"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >run.cpp <<'CPP'
#include <dds/dll.h>

#include <cstdio>
#include <cstring>
#include <string>

constexpr int untouched = -99;

struct Line {
    const char* name;
    std::string hands;
    std::string cards;
    int numbers;
};

/// Whether the solver gives as many numbers for this line as seen, and leaves the rest of the array.
bool as_seen(const Line& line) {
    dealPBN deal{};
    deal.trump = 4;
    std::strcpy(deal.remainCards, line.hands.c_str());
    playTracePBN trace{};
    std::strcpy(trace.cards, line.cards.c_str());
    trace.number = static_cast<int>(line.cards.size() / 2);
    solvedPlay solved;
    for (int& tricks : solved.tricks) tricks = untouched;
    const int result = AnalysePlayPBN(deal, trace, &solved, 0);
    std::printf("%s: %d cards, result %d, %d numbers, then %d\n", line.name, trace.number, result, solved.number,
                solved.tricks[solved.number]);
    return result == RETURN_NO_FAULT && solved.number == line.numbers && solved.tricks[solved.number] == untouched;
}

int main() {
    SetMaxThreads(1);
    DDSInfo info{};
    GetDDSInfo(&info);
    std::printf("libdds %d.%d.%d\n", info.major, info.minor, info.patch);
    const std::string ranks = "AKQJT98765432";
    std::string whole;
    for (const char rank : ranks) whole += std::string{'S', rank, 'H', rank, 'D', rank, 'C', rank};
    const Line lines[] = {
        {"whole deal", "N:" + ranks + "... ." + ranks + ".. .." + ranks + ". ..." + ranks, whole, 49},
        {"three tricks", "N:A62... K73... Q84... J95...", "S2S3S4S5SJSASKSQS6S7S8S9", 9},
        {"one trick", "N:A... K... Q... J...", "SASKSQSJ", 1},
    };
    bool same = true;
    for (const Line& line : lines) same = as_seen(line) && same;
    return same ? 0 : 1;
}
CPP
g++ -std=c++17 -O1 run.cpp -o run -ldds
./run
