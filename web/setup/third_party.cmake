# Other people's code, compiled with our settings from where web/play put it: SDL2 (web only),
# Dear ImGui, GoogleTest, and the JSON header. Nothing of it is kept in this repository.

# Quiet and small: their warnings are not ours to mend. Both are -Oz on the web, where bytes decide.
function(allfours_third_party target)
  target_compile_options(${target} PRIVATE -w)
  set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
  if(EMSCRIPTEN)
    target_compile_options(${target} PRIVATE -Oz)
  endif()
endfunction()

# SDL's own CMake needs minutes under Emscripten to find out what its ready configuration header
# already says, so its files are compiled here, as they are shipped. What the page does not use is
# switched off by SDL's own macros; the linker leaves out what nobody calls.
function(allfours_add_sdl2 from)
  set(files)
  foreach(folder IN ITEMS . atomic cpuinfo dynapi events file libm loadso/dummy render stdlib thread
      thread/generic timer timer/unix video video/emscripten)
    file(GLOB found ${from}/src/${folder}/*.c)
    list(APPEND files ${found})
  endforeach()
  add_library(sdl2 STATIC ${files})
  target_include_directories(sdl2 SYSTEM PUBLIC ${from}/include)
  target_compile_definitions(sdl2 PRIVATE SDL_LEAN_AND_MEAN=1)
  foreach(part IN ITEMS AUDIO JOYSTICK LOADSO POWER RENDER SENSOR)
    target_compile_definitions(sdl2 PRIVATE SDL_${part}_DISABLED=1)
  endforeach()
  allfours_third_party(sdl2)
endfunction()

# The library alone for the ui room; its backend for GLES2, for the page, as imgui_backend. It needs
# none for SDL2: the page's pointers are handed to it as they are. The default font (12 KB) is linked
# though nothing draws with it: IMGUI_DISABLE_DEFAULT_FONT came with 1.91.6, which Debian has in
# testing alone, where no version stays to be downloaded.
function(allfours_add_imgui from)
  add_library(imgui STATIC ${from}/imgui.cpp ${from}/imgui_draw.cpp ${from}/imgui_tables.cpp
                           ${from}/imgui_widgets.cpp)
  target_include_directories(imgui SYSTEM PUBLIC ${from})
  target_compile_definitions(imgui PUBLIC
    IMGUI_DEFINE_MATH_OPERATORS IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_OBSOLETE_FUNCTIONS
    IMGUI_DISABLE_FILE_FUNCTIONS IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS IMGUI_USE_WCHAR32
    # A large window with three device pixels to one has more corners than 16 bits count.
    "ImDrawIdx=unsigned int")
  if(EMSCRIPTEN)
    # What must hold stops the page where it does not; the sentences about it nobody would read.
    target_compile_options(imgui PUBLIC "-DIM_ASSERT(_EXPR)=((_EXPR)?(void)0:__builtin_trap())")
  endif()
  allfours_third_party(imgui)
  if(EMSCRIPTEN)
    add_library(imgui_backend STATIC ${from}/backends/imgui_impl_opengl3.cpp)
    target_include_directories(imgui_backend SYSTEM PUBLIC ${from}/backends)
    target_compile_definitions(imgui_backend PUBLIC IMGUI_IMPL_OPENGL_ES2)
    target_link_libraries(imgui_backend PUBLIC imgui)
    allfours_third_party(imgui_backend)
  endif()
endfunction()

function(allfours_add_googletest from)
  add_library(gtest STATIC ${from}/googletest/src/gtest-all.cc ${from}/googletest/src/gtest_main.cc)
  target_include_directories(gtest SYSTEM PUBLIC ${from}/googletest/include)
  target_include_directories(gtest PRIVATE ${from}/googletest)
  if(EMSCRIPTEN)
    target_compile_definitions(gtest PUBLIC GTEST_HAS_PTHREAD=0)
  else()
    find_package(Threads REQUIRED)
    target_link_libraries(gtest PUBLIC Threads::Threads)
  endif()
  allfours_third_party(gtest)
  target_compile_options(gtest PRIVATE -O0)
endfunction()

if(EMSCRIPTEN AND EXISTS ${ALLFOURS_SOURCES}/sdl2)
  allfours_add_sdl2(${ALLFOURS_SOURCES}/sdl2)
endif()
if(EXISTS ${ALLFOURS_SOURCES}/imgui)
  allfours_add_imgui(${ALLFOURS_SOURCES}/imgui)
else()
  message(STATUS "Without src/ui and the page: Dear ImGui is not here, web/play fetches it.")
endif()
if(EXISTS /usr/src/googletest/googletest)
  allfours_add_googletest(/usr/src/googletest)
else()
  message(STATUS "Without tests: GoogleTest is not here, tests/run installs it.")
endif()

# Alone in a folder of its own, since a cross build must not see the rest of /usr/include.
add_library(nlohmann_json INTERFACE)
find_path(ALLFOURS_JSON nlohmann/json.hpp PATHS /usr/include /usr/local/include
          NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/third_party/json)
file(CREATE_LINK ${ALLFOURS_JSON}/nlohmann ${CMAKE_BINARY_DIR}/third_party/json/nlohmann SYMBOLIC)
target_include_directories(nlohmann_json SYSTEM INTERFACE ${CMAKE_BINARY_DIR}/third_party/json)
