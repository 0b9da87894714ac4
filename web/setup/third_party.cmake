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

# A copy of a file of theirs, with these words of it (WORDS INSTEAD …) replaced. It is an error when
# they are not there: then it is another version.
function(allfours_altered from to)
  file(READ ${from} code)
  set(altered "${code}")
  math(EXPR last "${ARGC} - 1")
  # By their places: in a list, their semicolons would part them.
  foreach(i RANGE 2 ${last} 2)
    math(EXPR j "${i} + 1")
    set(words "${ARGV${i}}")
    set(instead "${ARGV${j}}")
    string(FIND "${words}" " … " gap)
    if(NOT gap EQUAL -1)
      # All from the first words up to the others, which stay.
      math(EXPR behind "${gap} + 5")
      string(SUBSTRING "${words}" 0 ${gap} begin)
      string(SUBSTRING "${words}" ${behind} -1 end)
      string(FIND "${altered}" "${begin}" place)
      if(NOT place EQUAL -1)
        string(SUBSTRING "${altered}" ${place} -1 words)
        string(FIND "${words}" "${end}" length)
        string(SUBSTRING "${words}" 0 ${length} words)
      endif()
    endif()
    string(FIND "${altered}" "${words}" place)
    if(place EQUAL -1)
      message(FATAL_ERROR "${from} has not what is replaced in it: ${words}")
    endif()
    string(REPLACE "${words}" "${instead}" altered "${altered}")
  endforeach()
  set(before)
  if(EXISTS ${to})
    file(READ ${to} before)
  endif()
  if(NOT before STREQUAL altered)
    file(WRITE ${to} "${altered}")
  endif()
endfunction()

# SDL's own CMake needs minutes under Emscripten to find out what its ready configuration header
# already says. So the headers are copied, that one is made lean, and only the files for a browser
# window with GLES2 are compiled; web/setup/sdl has the rest of what they call.
function(allfours_add_sdl2 from)
  set(headers ${CMAKE_BINARY_DIR}/third_party/SDL2)
  file(COPY ${from}/include/ DESTINATION ${headers}
       PATTERN "*.h" PATTERN SDL_config_emscripten.h EXCLUDE)
  file(READ ${from}/include/SDL_config_emscripten.h config)
  string(REGEX REPLACE
    "#define SDL_(AUDIO_DRIVER_[A-Z]+|JOYSTICK_EMSCRIPTEN|SENSOR_DUMMY|VIDEO_RENDER_OGL_ES2|LOADSO_DLOPEN|POWER_EMSCRIPTEN) 1"
    "" config "${config}")
  foreach(part AUDIO JOYSTICK SENSOR RENDER LOADSO POWER)
    string(APPEND config "#define SDL_${part}_DISABLED 1\n")
  endforeach()
  string(APPEND config "#define SDL_LEAN_AND_MEAN 1\n")
  file(CONFIGURE OUTPUT ${headers}/SDL_config_emscripten.h CONTENT "${config}" @ONLY)

  # A page is not to be resized, named or made to fill the screen by its canvas.
  set(video ${CMAKE_BINARY_DIR}/third_party/sdl2/SDL_emscriptenvideo.c)
  set(without)
  foreach(what GetDisplayUsableBounds GetDisplayDPI SetWindowTitle SetWindowSize SetWindowFullscreen)
    list(APPEND without "    device->${what} = Emscripten_${what}\;\n" "\n")
  endforeach()
  # Nor is the canvas measured or scaled by SDL: the page does that. To ask for the size of the screen
  # would bring along all that Emscripten knows of full screens and mice.
  allfours_altered(${from}/src/video/emscripten/SDL_emscriptenvideo.c ${video} ${without}
    "emscripten_get_screen_size(&mode.w, &mode.h)" "mode.w = mode.h = 1"
    "    if (window->flags & SDL_WINDOW_ALLOW_HIGHDPI) { … #ifdef SDL_VIDEO_OPENGL_EGL\n    if (window"
    "    wdata->pixel_ratio = 1.0f;\n")
  # It never waits.
  set(gles ${CMAKE_BINARY_DIR}/third_party/sdl2/SDL_emscriptenopengles.c)
  allfours_altered(${from}/src/video/emscripten/SDL_emscriptenopengles.c ${gles}
    "    if (emscripten_has_asyncify() …     return ret;\n}" "")

  set(files ${video} ${gles} web/setup/sdl/left_out.c web/setup/sdl/egl.c)
  foreach(pattern IN ITEMS SDL.c SDL_hints.c SDL_utils.c atomic/*.c stdlib/SDL_malloc.c
      stdlib/SDL_qsort.c stdlib/SDL_stdlib.c stdlib/SDL_string.c thread/SDL_thread.c
      thread/generic/*.c timer/SDL_timer.c timer/unix/*.c video/SDL_rect.c
      video/SDL_video.c)
    file(GLOB found ${from}/src/${pattern})
    list(APPEND files ${found})
  endforeach()
  # Its codes of errors would bring all of C's printing along, and no one sees them.
  set(egl ${CMAKE_BINARY_DIR}/third_party/sdl2/SDL_egl.c)
  allfours_altered(${from}/src/video/SDL_egl.c ${egl}
    "SDL_snprintf(altErrorText, SDL_arraysize(altErrorText), \"0x%x\", (unsigned int)eglErrorCode)"
    "eglErrorCode")
  add_library(sdl2 STATIC ${files} ${egl})
  target_include_directories(sdl2 SYSTEM PUBLIC ${headers})
  target_include_directories(sdl2 PRIVATE ${from}/src ${from}/src/video
                             ${from}/src/video/emscripten)
  allfours_third_party(sdl2)
endfunction()

# The library alone for the ui room; its backend for GLES2, for the page, as imgui_backend. It needs
# none for SDL2: the page's pointers are handed to it as they are.
# Its own font (10 KB) would be taken for an atlas without one, which there is not; 1.90.1 has no
# switch for it, so that its one call is taken out of a copy.
function(allfours_add_imgui from)
  set(draw ${CMAKE_BINARY_DIR}/third_party/imgui/imgui_draw.cpp)
  allfours_altered(${from}/imgui_draw.cpp ${draw}
    "    if (ConfigData.Size == 0)\n        AddFontDefault();\n"
    "    if (ConfigData.Size == 0)\n        return false;\n")
  add_library(imgui STATIC ${from}/imgui.cpp ${draw} ${from}/imgui_tables.cpp
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
    # Nobody else draws on the canvas: a frame need not find everything as it was and leave it so, at
    # a call out of the program each. And a vertex array for each frame would be a place more in a
    # list of Emscripten's, for ever.
    set(backend ${CMAKE_BINARY_DIR}/third_party/imgui/imgui_impl_opengl3.cpp)
    allfours_altered(${from}/backends/imgui_impl_opengl3.cpp ${backend}
      "#elif defined(__EMSCRIPTEN__)\n#define IMGUI_IMPL_OPENGL_USE_VERTEX_ARRAY" "#elif 0"
      "    // Backup GL state\n    GLenum last_active_texture; …     // Setup desired GL state\n    // Recreate"
      "    glActiveTexture(GL_TEXTURE0);\n"
      "    // Restore modified GL state\n    // This \"glIsProgram … }\n\nbool ImGui_ImplOpenGL3_CreateFontsTexture()"
      "    glDisable(GL_SCISSOR_TEST);  // it would hold for clearing, too\n"
      "    GLint last_texture;\n …     GL_CALL(glGenTextures(" ""
      "    // Restore state\n …     return true;\n" ""
      "    GLint status = 0, log_length = 0;\n    glGetShaderiv … }\n\n// If you get" "    return true;\n"
      "    GLint status = 0, log_length = 0;\n    glGetProgramiv … }\n\nbool    ImGui_" "    return true;\n"
      "    // Backup GL state\n …     // Parse GLSL version" ""
      "    // Restore modified GL state\n …     return true;\n}\n\nvoid" "")
    add_library(imgui_backend STATIC ${backend})
    target_include_directories(imgui_backend SYSTEM PUBLIC ${from}/backends)
    target_compile_definitions(imgui_backend PUBLIC IMGUI_IMPL_OPENGL_ES2)
    target_compile_options(imgui_backend PRIVATE
      -include ${CMAKE_SOURCE_DIR}/web/setup/quiet_backend.h)
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
