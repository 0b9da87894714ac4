# Core and players as a package: `cmake --install build/native --component package`, then
# find_package(allfours) and the targets allfours::core and allfours::players, whose headers are
# <allfours/core/…> and <allfours/players/…>. Tests: tests/package.

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
file(GLOB core_headers CONFIGURE_DEPENDS src/core/*.hpp)
install(FILES ${core_headers} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/allfours/core
        COMPONENT package)
install(FILES src/players/player.hpp src/players/game_loop.hpp src/players/mistake_model.hpp
        src/players/revoke_detection.hpp src/players/player_names.hpp
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/allfours/players COMPONENT package)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT package)
install(EXPORT allfours NAMESPACE allfours:: DESTINATION ${allfours_config}
        FILE allfours-config.cmake COMPONENT package)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/allfours-config-version.cmake
                                 COMPATIBILITY SameMajorVersion)
install(FILES ${CMAKE_BINARY_DIR}/allfours-config-version.cmake DESTINATION ${allfours_config}
        COMPONENT package)
