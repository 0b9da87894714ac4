# Core and players as a package: `cmake --install build/native --component package`, then
# find_package(allfours) and the targets allfours::core and allfours::players, whose headers are
# <allfours/core/FOLDER/…> and <allfours/players/…>. Each header is also at its address of version 2.0,
# without the folder. Tests: tests/package.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(allfours_config ${CMAKE_INSTALL_LIBDIR}/cmake/allfours)
foreach(room IN ITEMS core players)
  set_target_properties(allfours_${room} PROPERTIES EXPORT_NAME ${room})
  target_compile_features(allfours_${room} PUBLIC cxx_std_20)
  # The second for the headers among themselves.
  target_include_directories(allfours_${room} INTERFACE
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/allfours>)
endforeach()
install(TARGETS allfours_core allfours_players EXPORT allfours COMPONENT package)
file(GLOB_RECURSE package_headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/src src/core/*.hpp)
list(APPEND package_headers players/player.hpp players/player_names.hpp players/games/game_loop.hpp
     players/knowledge/revoke_detection.hpp players/simple/mistake_model.hpp)
foreach(header IN LISTS package_headers)
  cmake_path(GET header PARENT_PATH folder)
  install(FILES src/${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/allfours/${folder} COMPONENT package)
  string(REGEX REPLACE "^([^/]+)/.*/([^/]+)$" "\\1/\\2" old_address ${header})
  if(NOT old_address STREQUAL header)
    set(forward ${CMAKE_BINARY_DIR}/old_addresses/${old_address})
    file(CONFIGURE OUTPUT ${forward} CONTENT "#include <allfours/${header}>\n")
    cmake_path(GET old_address PARENT_PATH folder)
    install(FILES ${forward} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/allfours/${folder} COMPONENT package)
  endif()
endforeach()
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT package)
install(EXPORT allfours NAMESPACE allfours:: DESTINATION ${allfours_config}
        FILE allfours-config.cmake COMPONENT package)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/allfours-config-version.cmake
                                 COMPATIBILITY SameMajorVersion)
install(FILES ${CMAKE_BINARY_DIR}/allfours-config-version.cmake DESTINATION ${allfours_config}
        COMPONENT package)
