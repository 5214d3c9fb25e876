#include "server/features/diagnostic_reports.hpp"

#include "server/features/diagnostic_writing.hpp"
#include "server/protocol/rpc.hpp"

#include <utility>

namespace ctlpgn::server {

std::string result_id(const session& current, const std::string& what) {
    return std::to_string(current.generation) + "-" + what;
}

std::string report(const std::string& id, const json& known, json besides,
                   const std::function<std::string()>& items) {
    besides["resultId"] = id;
    if (known == id) {
        besides["kind"] = "unchanged";
        return as_text(besides);
    }
    besides["kind"] = "full";
    std::string text = as_text(besides);
    text.pop_back();
    return text.append(R"(,"items":)").append(items()).append("}");
}

std::string report_of_open(session& current, open_document& opened, const json& known, json besides) {
    return report(result_id(current, "v" + std::to_string(opened.version)), known, std::move(besides), [&] {
        if (!opened.content.refresh(current.wants_stop))
            throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
        return diagnostics_text(current, opened);
    });
}

} // namespace ctlpgn::server
