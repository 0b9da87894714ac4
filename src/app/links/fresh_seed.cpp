#include "app/links/fresh_seed.hpp"

#include <array>
#include <string_view>

namespace allfours {

std::string fresh_seed(std::uint32_t random) {
  // Places where the game is or was played.
  static constexpr std::array<std::string_view, 64> places{
      "ARIMA",     "AROUCA",      "BATLEY",       "BELMONT",     "BIRSTALL",     "BLACKBURN",
      "BOLTON",    "BRADFORD",    "BRIGHOUSE",    "CALEDONIA",   "CARAPO",       "CARENAGE",
      "CHAGUANAS", "CLECKHEATON", "COUVA",        "CUNUPIA",     "DARWEN",       "DEWSBURY",
      "DIEGO",     "DOVER",       "FYZABAD",      "GASPARILLO",  "GUAYAGUAYARE", "HALIFAX",
      "HOLMFIRTH", "HONLEY",      "ICACOS",       "KENT",        "KINGSTON",     "LAVENTILLE",
      "LEEDS",     "LONDON",      "MAIDSTONE",    "MANITOBA",    "MARABELLA",    "MARAVAL",
      "MAYARO",    "MIRFIELD",    "MORUGA",       "MORVANT",     "OSSETT",       "OTTERY",
      "PENAL",     "PIARCO",      "PRESTON",      "PRINCES",     "RIOCLARO",     "ROXBOROUGH",
      "SALFORD",   "SANFERNANDO", "SANGREGRANDE", "SCARBOROUGH", "SIPARIA",      "TACARIGUA",
      "TALPARO",   "TOBAGO",      "TOCO",         "TRINCITY",    "TUNAPUNA",     "VALENCIA",
      "WAKEFIELD", "WINNIPEG",    "WOODBROOK",    "YORK"};
  return std::string(places[random % places.size()]) + "-" +
         std::to_string(random / places.size() % 1000);
}

}  // namespace allfours
