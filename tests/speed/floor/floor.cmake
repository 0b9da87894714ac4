# The program of tests/speed/floor, with unmodified SDL2 and Dear ImGui, built by `cmake --preset web -B
# build/floor -DALLFOURS_FLOOR=ON` for tests/speed/first_frame.mjs.

set(from ${ALLFOURS_SOURCES})
add_executable(floor EXCLUDE_FROM_ALL tests/speed/floor/main.cpp ${from}/imgui/imgui.cpp
  ${from}/imgui/imgui_draw.cpp ${from}/imgui/imgui_tables.cpp ${from}/imgui/imgui_widgets.cpp
  ${from}/imgui/backends/imgui_impl_opengl3.cpp)
target_include_directories(floor SYSTEM PRIVATE ${from}/imgui ${from}/imgui/backends)
target_compile_definitions(floor PRIVATE IMGUI_IMPL_OPENGL_ES2 IMGUI_DISABLE_DEMO_WINDOWS
  IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_FILE_FUNCTIONS)
target_compile_options(floor PRIVATE "-DIM_ASSERT(_EXPR)=((_EXPR)?(void)0:__builtin_trap())")
target_link_libraries(floor PRIVATE sdl2)
allfours_third_party(floor)
allfours_web_module(floor)
target_link_options(floor PRIVATE -Oz -sMIN_WEBGL_VERSION=1 -sMAX_WEBGL_VERSION=1
  -sGL_TRACK_ERRORS=0)
set_target_properties(floor PROPERTIES CXX_EXTENSIONS ON)
