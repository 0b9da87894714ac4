#include "app/dialogs/dialog_parts.hpp"

#include "app/app.hpp"
#include "app/links/address.hpp"
#include "app/table/table_state.hpp"
#include "words/variant_words.hpp"

namespace allfours {

void begin_part(JsonWriter& json, std::string_view kind) {
  json.open('{');
  json.member("kind", kind);
}

void text_part(JsonWriter& json, std::string_view kind, std::string_view text) {
  begin_part(json, kind);
  json.member("text", text);
  json.close('}');
}

void switch_part(JsonWriter& json, std::string_view id, std::string_view label,
                 std::string_view note, bool on) {
  begin_part(json, "switch");
  json.member("id", id);
  json.member("label", label);
  json.member("note", note);
  json.flag("on", on);
  json.close('}');
}

void choice_part(JsonWriter& json, std::string_view label, std::span<const ChoiceOption> options,
                 int chosen) {
  begin_part(json, "choice");
  json.member("label", label);
  json.key("options");
  json.open('[');
  for (const ChoiceOption& option : options) {
    json.open('{');
    json.member("id", option.id);
    json.member("label", option.label);
    json.flag("chosen", chosen-- == 0);
    json.close('}');
  }
  json.close(']');
  json.close('}');
}

void slider_part(JsonWriter& json, const SliderPart& slider) {
  begin_part(json, "slider");
  json.member("id", slider.id);
  json.member("label", slider.label);
  json.member("low", slider.low);
  json.member("high", slider.high);
  json.key("steps");
  json.open('[');
  for (const std::string_view name : slider.steps) json.text(name);
  json.close(']');
  json.number("step", slider.step);
  json.close('}');
}

void page_part(JsonWriter& json, std::string_view label, std::string_view href) {
  begin_part(json, "page");
  json.member("label", label);
  json.member("href", href);
  json.close('}');
}

void field_part(JsonWriter& json, const FieldPart& field) {
  begin_part(json, "field");
  json.member("id", field.id);
  json.member("label", field.label);
  json.member("value", field.value);
  json.member("usual", field.usual);
  json.number("longest", field.longest);
  json.close('}');
}

void save_part(JsonWriter& json, std::string_view label, std::string_view text,
               std::string_view file) {
  begin_part(json, "save");
  json.member("label", label);
  json.member("text", text);
  json.member("file", file);
  json.close('}');
}

void load_part(JsonWriter& json, std::string_view label, std::string_view id) {
  begin_part(json, "load");
  json.member("label", label);
  json.member("id", id);
  json.close('}');
}

void table_row(JsonWriter& json, std::initializer_list<std::string_view> cells) {
  json.open('[');
  for (const std::string_view cell : cells) json.text(cell);
  json.close(']');
}

namespace {

// What an author puts into a page of their own.
void write_author(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  json.key("author");
  json.open('{');
  json.member("label", w.author_codes);
  json.member("tag", w.author_tag);
  json.member("frame", w.author_frame);
  json.member("link", w.author_link);
  json.member("code", w.author_html);
  json.member("copy", w.author_copy);
  json.member("preview", w.author_preview);
  const Setup& setup = app.table().session.setup();
  json.member("title", std::string(variant_name(app.state().context.language, *setup.variant)) +
                           ": " + setup.seed);
  json.close('}');
}

}  // namespace

void links_part(JsonWriter& json, const App& app, std::span<const SharedLink> links,
                bool for_authors) {
  const Words& w = app.words();
  json.open('{');
  json.member("kind", "links");
  json.member("label", w.share_what);
  json.member("field", w.share_link);
  json.member("copy", w.copy_link);
  json.member("share", w.share_with);
  // The frame of an embedded table has neither the QR code maker nor the file writer.
  if (!app.state().context.embedding) json.member("code", w.qr_code);
  json.member("too_long", w.qr_too_long);
  if (for_authors && !app.state().context.embedding) write_author(json, app);
  json.key("links");
  json.open('[');
  for (const SharedLink& link : links) {
    json.open('{');
    json.member("id", link.id);
    json.member("label", link.label);
    json.member("note", link.note);
    json.member("fragment", link.complete ? link.fragment : address_of(app.state(), link.fragment));
    json.close('}');
  }
  json.close(']');
  json.close('}');
}

void button_part(JsonWriter& json, std::string_view id, std::string_view label, bool primary) {
  json.open('{');
  json.member("kind", "button");
  json.member("id", id);
  json.member("label", label);
  if (primary) json.flag("primary", true);
  json.close('}');
}

}  // namespace allfours
