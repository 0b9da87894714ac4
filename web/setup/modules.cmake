# How WebAssembly modules are linked: for Node (the command line, the tests) and for the page.

# For Node: real files, standard input and output, the environment, exit status. Here speed counts
# before bytes, as it does not in what a page loads: calls are dear, and Node 20 puts nothing in line
# itself (500 gained more than 300, and 1,000 no more than 500: tests/wasm_speed). But what is called in
# one place and is large stays a function: an engine makes good what it has begun to run only between
# two calls, and never in a loop that the program is in all the time.
function(allfours_node_module target)
  string(JOIN , inlining --one-caller-inline-max-function-size=60
    --always-inline-max-function-size=10 --flexible-inline-max-function-size=100)
  set(environment ${CMAKE_SOURCE_DIR}/web/setup/node_environment.js)
  target_link_options(${target} PRIVATE -O2 -Wl,-mllvm,-inline-threshold=500 -sBINARYEN_EXTRA_PASSES=${inlining}
    -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=1MB
    --pre-js ${environment})
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${environment})
endfunction()

# What web/play builds: every module for the browser, gathered in one folder.
add_custom_target(site)
if(TARGET words)
  add_dependencies(site words)
endif()

# For the browser: an ES module, no eval, no file system, and what little SDL and ImGui need.
function(allfours_web_module target)
  add_dependencies(site ${target})
  set_target_properties(${target} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/site)
  target_link_options(${target} PRIVATE -sENVIRONMENT=web,worker -sMODULARIZE=1 -sEXPORT_ES6=1
    -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0 -sMALLOC=emmalloc -sSUPPORT_LONGJMP=0
    -sALLOW_MEMORY_GROWTH=1)
endfunction()

if(TARGET allfours)
  allfours_node_module(allfours)
endif()

# Core and players alone, for web/module/allfours.js: no window, and no JavaScript of Emscripten's.
file(GLOB module_files CONFIGURE_DEPENDS src/script/exports.cpp)
if(module_files AND TARGET allfours_script)
  add_executable(module ${module_files})
  target_link_libraries(module PRIVATE allfours_script)
  allfours_own(module)
  add_dependencies(site module)
  set_target_properties(module PROPERTIES OUTPUT_NAME allfours SUFFIX .wasm
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/site-module)
  target_link_options(module PRIVATE -O2 --no-entry -sSTANDALONE_WASM=1 -sFILESYSTEM=0
    -sMALLOC=emmalloc -sSUPPORT_LONGJMP=0 -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=256KB)
endif()

file(GLOB page_files CONFIGURE_DEPENDS src/platform/*.cpp)
if(page_files AND TARGET allfours_ui AND TARGET imgui_backend AND TARGET sdl2)
  add_executable(page ${page_files})
  target_link_libraries(page PRIVATE allfours_ui allfours_no_words imgui_backend sdl2)
  allfours_own(page)
  allfours_web_module(page)
  # EM_ASM writes its arguments as $0, $1, ….
  target_compile_options(page PRIVATE -Oz -Wno-dollar-in-identifier-extension)
  target_link_options(page PRIVATE -Oz -sMIN_WEBGL_VERSION=1 -sMAX_WEBGL_VERSION=1
    -sGL_TRACK_ERRORS=0 -sGL_ENABLE_GET_PROC_ADDRESS=0
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0
    -sGL_SUPPORT_SIMPLE_ENABLE_EXTENSIONS=0
    # As much as computer players take, who think in it, too (web/page/thinking.js).
    -sSTACK_SIZE=256KB
    # What web/page/program.js calls; the rest is in src/platform/page_bridge.cpp.
    --no-entry -sEXPORTED_FUNCTIONS=_malloc,_free
    -sEXPORTED_RUNTIME_METHODS=HEAPU8,UTF8ToString,stringToNewUTF8,lengthBytesUTF8,stackSave,stackRestore
    # It grows as needed; until the second module is here, each call begins with a copy of it.
    -sINITIAL_MEMORY=2MB
    # Functions keep their names, by which the program is split, and do not swallow others.
    --profiling-funcs -Wl,--no-demangle
    -sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=60,--converge)
  foreach(tool IN ITEMS wasm-split llvm-nm)
    string(TOUPPER ALLFOURS_${tool} variable)
    string(REPLACE - _ variable ${variable})
    find_program(${variable} NAMES ${tool} ${tool}-19 NAMES_PER_DIR REQUIRED NO_CMAKE_FIND_ROOT_PATH
      HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin ${EMSCRIPTEN_ROOT_PATH}/../../bin)
  endforeach()
  set(split ${CMAKE_SOURCE_DIR}/web/setup/split.mjs)
  set(site ${CMAKE_BINARY_DIR}/site)
  add_custom_command(
    OUTPUT ${site}/page-first.wasm ${site}/page-second.wasm
    COMMAND ${ALLFOURS_NODE} ${split} ${ALLFOURS_WASM_SPLIT} ${ALLFOURS_LLVM_NM} ${site}
    DEPENDS page ${split} ${CMAKE_SOURCE_DIR}/web/setup/second_module.txt
      ${CMAKE_SOURCE_DIR}/web/setup/function_names.mjs
    VERBATIM)
  add_custom_target(page_modules DEPENDS ${site}/page-first.wasm)
  add_dependencies(site page_modules)
  # EM_JS and EM_ASM use language extensions.
  set_target_properties(page PROPERTIES CXX_EXTENSIONS ON)
endif()

# What the page is measured beside.
if(ALLFOURS_FLOOR)
  include(tests/speed/floor/floor.cmake)
endif()
