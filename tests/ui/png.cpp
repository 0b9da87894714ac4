#include "ui/png.hpp"

#include <zlib.h>

#include <fstream>
#include <stdexcept>
#include <string>

namespace allfours {

namespace {

void big_endian(std::string& out, std::uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(number >> shift & 0xFF);
}

void chunk(std::string& png, std::string_view name, std::string_view data) {
  big_endian(png, static_cast<std::uint32_t>(data.size()));
  const std::string body = std::string(name) + std::string(data);
  png += body;
  const auto* bytes = reinterpret_cast<const Bytef*>(body.data());
  big_endian(png, static_cast<std::uint32_t>(crc32(0, bytes, static_cast<uInt>(body.size()))));
}

}  // namespace

void write_png(const std::filesystem::path& path, const Picture& picture) {
  // Each byte as its difference from the pixel above, so that gradients become zeros and ones.
  const std::size_t row = static_cast<std::size_t>(picture.width) * 3;
  std::vector<Bytef> lines;
  lines.reserve((row + 1) * static_cast<std::size_t>(picture.height));
  for (std::size_t i = 0; i < picture.pixels.size(); ++i) {
    if (i % row == 0) lines.push_back(2);
    const int above = i < row ? 0 : picture.pixels[i - row];
    lines.push_back(static_cast<Bytef>(picture.pixels[i] - above));
  }
  uLongf size = compressBound(static_cast<uLong>(lines.size()));
  std::string packed(size, '\0');
  if (compress2(reinterpret_cast<Bytef*>(packed.data()), &size, lines.data(),
                static_cast<uLong>(lines.size()), 4) != Z_OK) {
    throw std::runtime_error("a picture could not be packed");
  }
  packed.resize(size);
  std::string png = "\x89PNG\r\n\x1A\n";
  std::string head;
  big_endian(head, static_cast<std::uint32_t>(picture.width));
  big_endian(head, static_cast<std::uint32_t>(picture.height));
  head += std::string("\x08\x02\x00\x00\x00", 5);
  chunk(png, "IHDR", head);
  chunk(png, "IDAT", packed);
  chunk(png, "IEND", {});
  std::ofstream file(path, std::ios::binary);
  file.write(png.data(), static_cast<std::streamsize>(png.size()));
  if (!file) throw std::runtime_error(path.string() + " could not be written");
}

}  // namespace allfours
