// Only the headers that all tests include (CMakeLists.txt), as a precompiled header.
