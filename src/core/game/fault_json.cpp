#include "core/game/fault_json.hpp"

#include "core/text/json_writer.hpp"

namespace allfours {

void write_json(JsonWriter& json, const LogFault& fault) {
  json.open('{');
  json.member("kind", wire(fault.fault.kind));
  json.list("about", fault.fault.about, [&](const std::string& part) { json.text(part); });
  json.number("line", fault.line);
  json.close('}');
}

}  // namespace allfours
