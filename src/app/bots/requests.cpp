#include "app/bots/requests.hpp"

#include <string>
#include <utility>

namespace allfours {

void Requests::ask(Owner owner, WorkerRequest request) {
  request.serial = ++asked_;
  pending_ = Pending{owner, request.serial};
  new_ = std::move(request);
}

void Requests::drop(Owner owner) {
  if (!waits(owner)) return;
  pending_.reset();
  new_.reset();
}

void Requests::stop() {
  pending_.reset();
  new_.reset();
  stops_ = true;
}

std::optional<Requests::Reply> Requests::take(std::string_view what) {
  const auto colon = what.find(':');
  if (!pending_ || colon == std::string_view::npos ||
      what.substr(0, colon) != std::to_string(pending_->serial)) {
    return std::nullopt;
  }
  const Reply reply{pending_->owner, what.substr(colon + 1)};
  pending_.reset();
  return reply;
}

bool Requests::take_stop() { return std::exchange(stops_, false); }

std::optional<WorkerRequest> Requests::take_new() { return std::exchange(new_, std::nullopt); }

}  // namespace allfours
