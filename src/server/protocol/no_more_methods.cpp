#include "server/features/workspace_symbols.hpp"
#include "server/protocol/methods.hpp"

namespace ctlpgn::server {

std::span<const request_method> more_request_methods() {
    return {};
}

std::vector<const listed_file*> files_with_games(session& /*current*/) {
    return {};
}

void add_more_abilities(const session& /*current*/, json& /*abilities*/) {}

} // namespace ctlpgn::server
