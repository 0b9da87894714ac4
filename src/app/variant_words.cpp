#include "app/variant_words.hpp"

#include <algorithm>
#include <array>

namespace allfours {

namespace {

struct VariantRow {
  std::string_view id, name, short_name;
};

constexpr std::array german_rows{
    VariantRow{"german", "Alle Vier zu zweit", "Alle Vier"},
    VariantRow{"trinidad", "Trinidad All Fours", "Trinidad"},
    VariantRow{"trinidad-2", "Trinidad All Fours zu zweit", "Trinidad (2)"},
    VariantRow{"tobago", "Tobago All Fours", "Tobago"},
    VariantRow{"west-yorkshire", "West Yorkshire All Fours", "W. Yorkshire"},
    VariantRow{"west-yorkshire-2", "West Yorkshire zu zweit", "W. Yorkshire (2)"},
    VariantRow{"west-yorkshire-6", "West Yorkshire zu sechst", "W. Yorkshire (6)"},
    VariantRow{"lancashire", "Lancashire All Fours", "Lancashire"},
    VariantRow{"cotton", "Charles Cottons All Fours", "Cotton"},
    VariantRow{"running", "Running All Fours", "Running"},
    VariantRow{"old-american", "Altamerikanisches All Fours", "Altamerikanisch"},
    VariantRow{"seven-up", "Seven Up", "Seven Up"},
    VariantRow{"pitch", "Pitch", "Pitch"},
    VariantRow{"french", "Französisches All Fours", "Französisch"},
    VariantRow{"french-4", "Französisches All Fours zu viert", "Französisch (4)"},
    VariantRow{"california-jack", "California Jack", "California Jack"},
    VariantRow{"sca", "All Fours bis 49", "Bis 49"},
};

constexpr std::array french_rows{
    VariantRow{"german", "All Fours à l’allemande", "Allemand"},
    VariantRow{"trinidad", "All Fours de Trinité", "Trinité"},
    VariantRow{"trinidad-2", "All Fours de Trinité à deux", "Trinité (2)"},
    VariantRow{"tobago", "All Fours de Tobago", "Tobago"},
    VariantRow{"west-yorkshire", "All Fours du West Yorkshire", "W. Yorkshire"},
    VariantRow{"west-yorkshire-2", "West Yorkshire à deux", "W. Yorkshire (2)"},
    VariantRow{"west-yorkshire-6", "West Yorkshire à six", "W. Yorkshire (6)"},
    VariantRow{"lancashire", "All Fours du Lancashire", "Lancashire"},
    VariantRow{"cotton", "All Fours de Charles Cotton", "Cotton"},
    VariantRow{"running", "Running All Fours", "Running"},
    VariantRow{"old-american", "All Fours américain d’autrefois", "Américain"},
    VariantRow{"seven-up", "Seven Up", "Seven Up"},
    VariantRow{"pitch", "Pitch", "Pitch"},
    VariantRow{"french", "All Fours à la française", "Français"},
    VariantRow{"french-4", "All Fours à la française, à quatre", "Français (4)"},
    VariantRow{"california-jack", "California Jack", "California Jack"},
    VariantRow{"sca", "All Fours en 49", "En 49"},
};

// Where a language has no name of its own, the variant keeps the one it has.
VariantRow row_of(Language language, const Variant& variant) {
  const auto find = [&](const auto& rows) {
    for (const VariantRow& row : rows) {
      if (row.id == variant.id) return row;
    }
    return VariantRow{variant.id, variant.name, variant.short_name};
  };
  if (language_code(language) == "de") return find(german_rows);
  if (language_code(language) == "fr") return find(french_rows);
  return {variant.id, variant.name, variant.short_name};
}

constexpr std::array trinidads{"trinidad", "trinidad-2", "tobago"};

}  // namespace

const Words& words_at_table(Language language, const Variant& variant) {
  const bool trinidad =
      std::find(trinidads.begin(), trinidads.end(), variant.id) != trinidads.end();
  return trinidad ? words_in(language, "trinidad") : words_in(language);
}

std::string_view variant_name(Language language, const Variant& variant) {
  return row_of(language, variant).name;
}

std::string_view variant_short_name(Language language, const Variant& variant) {
  return row_of(language, variant).short_name;
}

}  // namespace allfours
