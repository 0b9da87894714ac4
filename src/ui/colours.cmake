# allfours_colours(FILE): a header with the colours of assets/colours.txt as a struct and its two
# values, light and dark. Made when CMake configures, which it does again when that file changes.
function(allfours_colours file)
  set(source ${CMAKE_SOURCE_DIR}/assets/colours.txt)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
  file(STRINGS ${source} lines REGEX "^[a-z]")
  set(members)
  set(light_values)
  set(dark_values)
  foreach(line IN LISTS lines)
    if(NOT line MATCHES "^([a-z][a-z0-9_]*) +#([0-9a-f]+) +(=|#[0-9a-f]+)( |$)")
      message(FATAL_ERROR "${source}: \"${line}\" is not: name light dark [contrast ground …]")
    endif()
    set(name ${CMAKE_MATCH_1})
    set(light ${CMAKE_MATCH_2})
    set(dark ${CMAKE_MATCH_3})
    if(dark STREQUAL "=")
      set(dark ${light})
    endif()
    string(APPEND members "  ImU32 ${name};\n")
    foreach(look IN ITEMS light dark)
      # ff stands for the opacity that is not written.
      string(REGEX REPLACE "^#?(..)(..)(..)(..).*$" "IM_COL32(0x\\1, 0x\\2, 0x\\3, 0x\\4)"
        value "${${look}}ff")
      string(APPEND ${look}_values "    .${name} = ${value},\n")
    endforeach()
  endforeach()
  file(CONFIGURE OUTPUT ${file} @ONLY CONTENT [[
// The colours of assets/colours.txt, made by src/ui/colours.cmake: what each is for is said there.
#pragma once

#include <imgui.h>

namespace allfours::ui {

struct Colours {
@members@};

inline constexpr Colours light_colours{
@light_values@};

inline constexpr Colours dark_colours{
@dark_values@};

}  // namespace allfours::ui
]])
endfunction()
