#include "app/modes/together/table_device.hpp"

namespace allfours {

namespace {

template <typename Role>
std::optional<std::variant<TableDevice, Fault>> restored_as(std::string_view text) {
  auto role = Role::restored(text);
  if (std::holds_alternative<Fault>(role)) return std::nullopt;
  return TableDevice(std::get<Role>(std::move(role)));
}

}  // namespace

std::variant<TableDevice, Fault> TableDevice::restored(std::string_view text) {
  if (auto host = restored_as<together::Host>(text)) return *std::move(host);
  if (auto guest = restored_as<together::Guest>(text)) return *std::move(guest);
  if (auto turns = restored_as<together::ByMessage>(text)) return *std::move(turns);
  return Fault{FaultKind::together_stored};
}

const together::Device& TableDevice::device() const {
  return std::visit([](const auto& role) -> const together::Device& { return role; }, role_);
}

std::string TableDevice::stored_text() const {
  return std::visit([](const auto& role) { return role.stored_text(); }, role_);
}

together::Outcome TableDevice::take_outcome() {
  return std::visit([](auto& role) { return role.take_outcome(); }, role_);
}

std::optional<Fault> TableDevice::decide(const std::optional<Decision>& decision) {
  return std::visit([&](auto& role) { return role.decide(decision); }, role_);
}

std::optional<Fault> TableDevice::answer_bot(const std::optional<Decision>& decision) {
  return std::visit([&](auto& role) { return role.answer_bot(decision); }, role_);
}

void TableDevice::remind() {
  if (host() != nullptr) host()->remind();
  if (guest() != nullptr) guest()->remind();
}

bool TableDevice::call(int number) {
  return host() != nullptr ? host()->call(number) : guest() != nullptr && guest()->call(number);
}

bool TableDevice::reaches_callers() const {
  return host() != nullptr ? host()->reaches_callers()
                           : guest() != nullptr && guest()->reaches_callers();
}

bool TableDevice::waits() const {
  return host() != nullptr ? host()->waits() : guest() != nullptr && guest()->waits();
}

together::SeatBits TableDevice::missing() const {
  if (host() != nullptr) return host()->missing();
  return guest() != nullptr ? guest()->missing() : together::SeatBits{0};
}

}  // namespace allfours
