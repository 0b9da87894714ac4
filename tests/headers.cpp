// Nothing but the headers that all tests read (CMakeLists.txt), so that they are read once.
