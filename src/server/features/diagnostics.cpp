#include "server/features/diagnostics.hpp"

#include "server/features/diagnostic_reports.hpp"
#include "server/features/diagnostic_writing.hpp"

#include <string>

namespace ctlpgn::server {

void publish(session& current) {
    if (current.client.pulls_diagnostics)
        return;
    for (auto& [uri, each] : current.documents()) {
        if (!each.to_publish || !each.content.is_fresh())
            continue;
        each.to_publish = false;
        current.notify(
            std::string(R"({"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":)")
                .append(as_text(uri))
                .append(R"(,"version":)")
                .append(std::to_string(each.version))
                .append(R"(,"diagnostics":)")
                .append(diagnostics_text(current, each))
                .append("}}"));
    }
}

void publish_nothing(session& current, const std::string& uri) {
    if (!current.client.pulls_diagnostics)
        current.notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", json::array()}});
}

std::string pull_diagnostics(session& current, const json& params) {
    open_document& opened = current.find(document_uri(params));
    return report_of_open(current, opened, at_path(params, {"previousResultId"}), json::object());
}

} // namespace ctlpgn::server
