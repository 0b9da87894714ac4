// The entry point for libFuzzer.
#include "fuzzing/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  allfours::fuzz::try_text({reinterpret_cast<const char*>(data), size});
  return 0;
}
