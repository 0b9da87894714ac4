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
  json.object({{"kind", kind}, {"text", text}});
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
  json.list("options", options, [&](const ChoiceOption& option) {
    json.open('{');
    json.member("id", option.id);
    json.member("label", option.label);
    json.flag("chosen", chosen-- == 0);
    json.close('}');
  });
  json.close('}');
}

void slider_part(JsonWriter& json, const SliderPart& slider) {
  begin_part(json, "slider");
  json.member("id", slider.id);
  json.member("label", slider.label);
  json.member("low", slider.low);
  json.member("high", slider.high);
  json.list("steps", slider.steps, [&](std::string_view name) { json.text(name); });
  json.number("step", slider.step);
  json.close('}');
}

void page_part(JsonWriter& json, std::string_view label, std::string_view href) {
  json.object({{"kind", "page"}, {"label", label}, {"href", href}});
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
  json.object({{"kind", "save"}, {"label", label}, {"text", text}, {"file", file}});
}

void load_part(JsonWriter& json, std::string_view label, std::string_view id) {
  json.object({{"kind", "load"}, {"label", label}, {"id", id}});
}

void begin_table(JsonWriter& json, std::string_view kind) {
  begin_part(json, kind);
  json.key("rows");
  json.open('[');
}

void end_table(JsonWriter& json) {
  json.close(']');
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
  const Setup& setup = app.table().session.setup();
  const std::string title =
      fill(w.with_value, {{"text", variant_name(app.state().context.language, *setup.variant)},
                          {"value", setup.seed}});
  json.key("author");
  json.object({{"label", w.author_codes},
               {"tag", w.author_tag},
               {"frame", w.author_frame},
               {"link", w.author_link},
               {"code", w.author_html},
               {"copy", w.author_copy},
               {"preview", w.author_preview},
               {"title", title}});
}

}  // namespace

void links_part(JsonWriter& json, const App& app, std::span<const SharedLink> links,
                bool for_authors) {
  const Words& w = app.words();
  begin_part(json, "links");
  json.member("label", w.share_what);
  json.member("field", w.share_link);
  json.member("copy", w.copy_link);
  json.member("share", w.share_with);
  // The frame of an embedded table has neither the QR code maker nor the file writer.
  if (!app.state().context.embedding) json.member("code", w.qr_code);
  json.member("too_long", w.qr_too_long);
  if (for_authors && !app.state().context.embedding) write_author(json, app);
  json.list("links", links, [&](const SharedLink& link) {
    json.object(
        {{"id", link.id},
         {"label", link.label},
         {"note", link.note},
         {"fragment", link.complete ? link.fragment : address_of(app.state(), link.fragment)}});
  });
  json.close('}');
}

void button_part(JsonWriter& json, std::string_view id, std::string_view label, bool primary) {
  begin_part(json, "button");
  json.member("id", id);
  json.member("label", label);
  if (primary) json.flag("primary", true);
  json.close('}');
}

}  // namespace allfours
