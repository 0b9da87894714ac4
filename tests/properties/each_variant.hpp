// Tests that are instantiated for each variant: INSTANTIATE_TEST_SUITE_P(Of, Games,
// testing::ValuesIn(each_variant()), variant_name).
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/rules/rules.hpp"

namespace allfours {

inline std::vector<const Variant*> each_variant() {
  std::vector<const Variant*> list;
  for (const Variant& variant : variants()) list.push_back(&variant);
  return list;
}

inline std::string variant_name(const testing::TestParamInfo<const Variant*>& info) {
  std::string name(info.param->id);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace allfours
