#include "app/features/bar_cup/bars.hpp"

#include <cstddef>

namespace allfours {

namespace {

using Players = std::array<std::string_view, 2>;

constexpr Players two_steady{"sensible", "sensible"};
constexpr Players one_steady{"sensible", "beginner"};
constexpr Players two_merry{"beginner", "beginner"};

constexpr std::array<Bar, bar_count> bars{{
    {"The Bare Jack",
     "steady",
     two_steady,
     {{{"Kelvin", "Merle"}, {"Dhanraj", "Boysie"}, {"Shanti", "Errol"}}}},
    {"Sea Grape Corner",
     "mixed",
     one_steady,
     {{{"Anil", "Yvonne"}, {"Carlton", "Indra"}, {"Hollis", "Marva"}}}},
    {"The Leatherback",
     "steady",
     two_steady,
     {{{"Clive", "Savitri"}, {"Cecil", "Joy"}, {"Ramesh", "Patsy"}}}},
    {"Tamarind Yard",
     "merry",
     two_merry,
     {{{"Lennox", "Radha"}, {"Ulric", "Cynthia"}, {"Mohan", "Beulah"}}}},
    {"Cocoa House",
     "mixed",
     one_steady,
     {{{"Felix", "Consuelo"}, {"Sookdeo", "Hazel"}, {"Wayne", "Kamla"}}}},
    {"The Kiskadee",
     "steady",
     two_steady,
     {{{"Neville", "Soomatie"}, {"Garvin", "Althea"}, {"Roopnarine", "Eustace"}}}},
    {"Immortelle Junction",
     "merry",
     two_merry,
     {{{"Rawle", "Parbatie"}, {"Aldwyn", "Ming"}, {"Krishna", "Doreen"}}}},
    {"Moonlight on the Bay",
     "mixed",
     one_steady,
     {{{"Rudolph", "Sita"}, {"Horace", "Esmé"}, {"Vishnu", "Glenda"}}}},
}};

}  // namespace

const Bar& bar_of(int bar) { return bars[static_cast<std::size_t>(bar)]; }

}  // namespace allfours
