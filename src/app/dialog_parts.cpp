#include "app/dialog_parts.hpp"

#include "app/app.hpp"

namespace allfours {

void text_part(JsonWriter& json, std::string_view kind, std::string_view text) {
  json.open('{');
  json.member("kind", kind);
  json.member("text", text);
  json.close('}');
}

void field_part(JsonWriter& json, const FieldPart& field) {
  json.open('{');
  json.member("kind", "field");
  json.member("id", field.id);
  json.member("label", field.label);
  json.member("value", field.value);
  json.member("usual", field.usual);
  json.number("longest", field.longest);
  json.close('}');
}

void table_row(JsonWriter& json, std::initializer_list<std::string_view> cells) {
  json.open('[');
  for (const std::string_view cell : cells) json.text(cell);
  json.close(']');
}

void links_part(JsonWriter& json, const App& app, std::span<const SharedLink> links) {
  const Words& w = app.words();
  json.open('{');
  json.member("kind", "links");
  json.member("label", w.share_what);
  json.member("field", w.share_link);
  json.member("copy", w.copy_link);
  json.member("share", w.share_with);
  // The frame of an embedded table has neither the QR code maker nor the file writer.
  if (!app.embedding()) json.member("code", w.qr_code);
  json.member("too_long", w.qr_too_long);
  json.key("links");
  json.open('[');
  for (const SharedLink& link : links) {
    json.open('{');
    json.member("id", link.id);
    json.member("label", link.label);
    json.member("note", link.note);
    json.member("fragment", app.address_of(link.fragment));
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
