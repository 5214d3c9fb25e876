#include "server/protocol/methods.hpp"

namespace ctlpgn::server {

std::span<const request_method> more_request_methods() {
    return {};
}

void add_more_abilities(const session& /*current*/, json& /*abilities*/) {}

} // namespace ctlpgn::server
