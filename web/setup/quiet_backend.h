// Before Dear ImGui's backend for GLES2: what it prints about shaders nobody would read, and the only
// text it takes apart is the "#version 100" that it is given (platform/window.cpp). Without these the
// page has all of C's printing and reading of numbers (5 KB).
#pragma once
#include <stdio.h>
#define fprintf(...) ((void)0)
#define sscanf(text, format, number) (*(number) = 100)
