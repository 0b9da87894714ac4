// Verbs that change a setting. verbs.cpp maps names to functions.
#include <algorithm>

#include "app/app.hpp"

namespace allfours {

bool App::choose_pace(std::string_view what) {
  context_.settings.pace = parse_pace(what).value_or(context_.settings.pace);
  return context_.effects.save("settings");
}

bool App::choose_text_size(std::string_view what) {
  const auto size = parse_text_size(what);
  if (!size) return false;
  context_.settings.text_size = *size;
  return context_.effects.save("settings");
}

void App::limit_text_size(int largest) {
  if (std::exchange(largest_text_size_, largest) != largest) changed();
}

bool App::choose_colours(std::string_view what) {
  context_.settings.four_colours = what == "on" || what == "4";
  return context_.effects.save("settings");
}

bool App::choose_language(std::string_view what) {
  const auto language = find_language(what);
  if (!language) return false;
  context_.settings.language = language;
  if (link_language_) {
    link_language_.reset();
    show_address(table_ ? table_->address() : std::string());
  }
  speak();
  return context_.effects.save("settings");
}

bool App::choose_look(std::string_view what) {
  if (what.size() != 1 || what[0] < '0' || what[0] > '2') return false;
  context_.settings.look = static_cast<Settings::Look>(what[0] - '0');
  return context_.effects.save("settings");
}

bool App::choose_volume(std::string_view what) {
  const auto step = std::find(volume_names.begin(), volume_names.end(), what);
  if (step == volume_names.end()) return false;
  context_.settings.volume = static_cast<int>(step - volume_names.begin());
  if (context_.settings.sound) context_.effects.sounds.push_back(Sound::own_point);
  return context_.effects.save("settings");
}

bool App::tell_captions_again() {
  context_.settings.captions_told = 0;
  context_.say_aloud(std::string(context_.words->captions_come));
  return context_.effects.save("settings");
}

// "1:Winnie" sets a name, "1:" restores the default.
bool App::rename(std::string_view what) { return rename_at(what, 0); }

// The same for another person at this screen, at that position.
bool App::rename_person(std::string_view what) { return rename_at(what, max_players); }

bool App::rename_at(std::string_view what, int first_place) {
  if (what.size() < 2 || what[0] < '0' || what[0] >= '0' + max_players || what[1] != ':') {
    return false;
  }
  const int place = first_place + what[0] - '0';
  const std::string_view name = trimmed(what.substr(2));
  if (!name.empty() && !valid_name(name)) {
    context_.say(name_refusal(*context_.words, name), true);
    return true;
  }
  Settings renamed = context_.settings;
  std::string_view taken = name;
  if (first_place > 0) {
    renamed.people_names[at(place - first_place)] = name;
  } else {
    renamed.names[at(place)] = name == usual_names[at(place)] ? std::string_view() : name;
    taken = name_in(renamed, place);
  }
  if (!taken.empty() && name_taken(renamed, place, taken)) {
    context_.say(fill(context_.words->name_taken, {{"who", taken}}), true);
    return true;
  }
  context_.message.clear();
  context_.settings = std::move(renamed);
  context_.effects.save("settings");
  if (table_) {
    table_->tell_anew();
    // The duel's link contains the name.
    if (const DuelRun* duel = table_->duel(); duel != nullptr && duel->deal_played()) end_deal();
  }
  return true;
}

}  // namespace allfours
