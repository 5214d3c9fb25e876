// Without files.
#include "server/documents/configurations.hpp"
#include "server/features/workspace_diagnostics.hpp"

namespace ctlpgn::server {

struct configurations::files {};

configurations::configurations() = default;
configurations::~configurations() = default;

lint_options configurations::options_for(const std::string& /*path*/, const lint_settings& of_client) {
    effective_settings result;
    apply(of_client, result);
    result.options.board = false;
    return result.options;
}

std::optional<format_options> configurations::style_for(const std::string& /*path*/) {
    return format_options{};
}

std::optional<text_encoding> configurations::encoding_of(const std::string& /*path*/) {
    return std::nullopt;
}

bool configurations::wants(const std::string& /*path*/) {
    return true;
}

void configurations::forget() {}

bool configurations::have_changed() const {
    return false;
}

void publish_configuration_faults(session& /*current*/) {}

} // namespace ctlpgn::server
