// The floor: a minimal program with an SDL2 window and a Dear ImGui frame, both unmodified, as in
// their examples. tests/speed/first_frame.mjs compares the game's time to the first frame with it.
#include <GLES2/gl2.h>
#include <SDL.h>
#include <emscripten.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>

namespace {

SDL_Window* window = nullptr;

void frame() {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    if (event.type != SDL_MOUSEMOTION) continue;
    ImGui::GetIO().AddMousePosEvent(static_cast<float>(event.motion.x),
                                    static_cast<float>(event.motion.y));
  }
  ImGui::GetIO().DisplaySize = ImVec2(640, 480);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  ImGui::Begin("Hello");
  ImGui::Button("Press me");
  ImGui::End();
  ImGui::Render();
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  SDL_GL_SwapWindow(window);
  EM_ASM({ window.floorReady = true; });
}

}  // namespace

int main() {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2);
  window = SDL_CreateWindow("Floor", 0, 0, 640, 480, SDL_WINDOW_OPENGL);
  SDL_GL_CreateContext(window);
  ImGui::CreateContext();
  ImGui_ImplOpenGL3_Init("#version 100");
  emscripten_set_main_loop(frame, 0, false);
  return 0;
}
