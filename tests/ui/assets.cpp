#include "ui/assets.hpp"

#include <cstdlib>

namespace allfours {

std::filesystem::path built_assets() {
  const char* folder = std::getenv("ALLFOURS_ASSETS");
  return folder == nullptr ? ALLFOURS_ASSETS_DIR : folder;
}

}  // namespace allfours
