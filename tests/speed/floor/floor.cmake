# The program of tests/speed/floor, with unmodified SDL2 and Dear ImGui, built by `cmake --preset web -B
# build/floor -DALLFOURS_FLOOR=ON` for tests/speed/first_frame.mjs.

set(from ${ALLFOURS_SOURCES})
set(files web/setup/sdl/egl.c)
foreach(pattern IN ITEMS *.c atomic/*.c cpuinfo/*.c dynapi/*.c events/*.c file/*.c
    filesystem/emscripten/*.c haptic/*.c haptic/dummy/*.c joystick/*.c joystick/dummy/*.c
    loadso/dummy/*.c locale/*.c locale/emscripten/*.c misc/*.c misc/emscripten/*.c power/*.c
    render/*.c sensor/*.c sensor/dummy/*.c stdlib/*.c thread/*.c thread/generic/*.c timer/*.c
    timer/unix/*.c video/*.c video/emscripten/*.c video/yuv2rgb/*std.c)
  file(GLOB found ${from}/sdl2/src/${pattern})
  list(APPEND files ${found})
endforeach()
add_library(sdl2_whole STATIC EXCLUDE_FROM_ALL ${files})
target_include_directories(sdl2_whole SYSTEM PUBLIC ${CMAKE_BINARY_DIR}/third_party/SDL2)
target_compile_definitions(sdl2_whole PRIVATE WITH_VERTEX_ARRAYS)
allfours_third_party(sdl2_whole)

add_executable(floor EXCLUDE_FROM_ALL tests/speed/floor/main.cpp ${from}/imgui/imgui.cpp
  ${from}/imgui/imgui_draw.cpp ${from}/imgui/imgui_tables.cpp ${from}/imgui/imgui_widgets.cpp
  ${from}/imgui/backends/imgui_impl_opengl3.cpp)
target_include_directories(floor SYSTEM PRIVATE ${from}/imgui ${from}/imgui/backends)
target_compile_definitions(floor PRIVATE IMGUI_IMPL_OPENGL_ES2 IMGUI_DISABLE_DEMO_WINDOWS
  IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_FILE_FUNCTIONS)
target_compile_options(floor PRIVATE "-DIM_ASSERT(_EXPR)=((_EXPR)?(void)0:__builtin_trap())")
target_link_libraries(floor PRIVATE sdl2_whole)
allfours_third_party(floor)
allfours_web_module(floor)
target_link_options(floor PRIVATE -Oz -sMIN_WEBGL_VERSION=1 -sMAX_WEBGL_VERSION=1
  -sGL_TRACK_ERRORS=0 -sGL_ENABLE_GET_PROC_ADDRESS=0)
set_target_properties(floor PROPERTIES CXX_EXTENSIONS ON)
