// Tries the texts of a corpus one by one, without libFuzzer: fuzz_TARGET FILE|FOLDER…. A failing
// text stops the program, which has printed its name. Ends with "N passed, 0 failed".
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "fuzzing/fuzz.hpp"

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_of(const fs::path& place) {
  if (!fs::is_directory(place)) return {place};
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(place)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

int main(int count, char** names) {
  int tried = 0;
  for (int i = 1; i < count; ++i) {
    for (const fs::path& file : files_of(names[i])) {
      std::ifstream stream(file, std::ios::binary);
      if (!stream) return 1;
      const std::string text((std::istreambuf_iterator<char>(stream)), {});
      std::printf("%s\n", file.c_str());
      std::fflush(stdout);
      LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
      ++tried;
    }
  }
  std::printf("%d passed, 0 failed\n", tried);
  return tried == 0 ? 1 : 0;
}
