// As much of SDL as src/platform/window.hpp names: the tests have no window.
#pragma once

struct SDL_Window;
using SDL_GLContext = void*;
