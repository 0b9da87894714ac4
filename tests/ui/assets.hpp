// Where the fonts are that the tests draw with.
#pragma once

#include <filesystem>

namespace allfours {

// The folder that assets/build made, or the one that ALLFOURS_ASSETS names.
std::filesystem::path built_assets();

}  // namespace allfours
