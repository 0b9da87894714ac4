// The fonts that the tests draw with.
#pragma once

#include <filesystem>

namespace allfours {

// The folder built by assets/build, or the folder in ALLFOURS_ASSETS.
std::filesystem::path built_assets();

}  // namespace allfours
