// Writes pictures of the software rasteriser as PNG files. Knows no screen. Used by the programs of
// tests/gallery.
#pragma once

#include <filesystem>

#include "ui/screen.hpp"

namespace allfours {

// Throws std::runtime_error if the file cannot be written.
void write_png(const std::filesystem::path& path, const Picture& picture);

}  // namespace allfours
