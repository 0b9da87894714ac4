// The `allfours` command (EVENTS.md "Command line").
#include "cli/commands.hpp"

int main(int argc, char** argv) { return allfours::run_command({argv + 1, argv + argc}); }
