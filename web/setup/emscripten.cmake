# Finds Emscripten at the pinned version, in the order of emscripten.sh, and hands over to its own
# toolchain file. So `cmake --preset web` needs no environment.

file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/../../emsdk-version.txt version LIMIT_COUNT 1)
include(${CMAKE_CURRENT_LIST_DIR}/cache.cmake)

find_program(ALLFOURS_EMCC emcc)
set(candidates $ENV{EMSDK}/upstream/emscripten
    ${ALLFOURS_CACHE}/emscripten-${version}/usr/share/emscripten
    ${ALLFOURS_CACHE}/emsdk-${version}/upstream/emscripten)
if(ALLFOURS_EMCC)
  file(REAL_PATH ${ALLFOURS_EMCC} emcc)
  cmake_path(GET emcc PARENT_PATH emcc_folder)
  list(PREPEND candidates ${emcc_folder})
endif()

foreach(candidate IN LISTS candidates)
  if(NOT EXISTS ${candidate}/emscripten-version.txt)
    continue()
  endif()
  file(READ ${candidate}/emscripten-version.txt found)
  string(REGEX REPLACE "[\"\r\n ]" "" found "${found}")
  if(found STREQUAL version)
    set(EMSCRIPTEN_ROOT_PATH ${candidate})
    include(${candidate}/cmake/Modules/Platform/Emscripten.cmake)
    return()
  endif()
endforeach()
message(FATAL_ERROR "Emscripten ${version} is not here: run web/play --build-only, which fetches it.")
