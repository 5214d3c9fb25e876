#include "ctlpgn/errors.hpp"
#include "emit/report/uri.hpp"
#include "server/documents/workspace_files.hpp"
#include "server/features/workspace_symbols.hpp"
#include "server/protocol/rpc.hpp"

namespace ctlpgn::server {

namespace {

// A file that cannot be read has none.
std::vector<listed_game> games_in(session& current, const workspace_file& file) {
    try {
        lint_options options = current.options_for(file.path);
        options.checks = check_level::syntax; // the tags are all that counts
        open_document opened{.uri = emit::file_uri(file.path),
                             .path = file.path,
                             .language = {},
                             .content =
                                 document(text_of(file.path, current.configurations.encoding_of(file.path)),
                                          game_linter(*file.written_in, options))};
        if (!opened.content.refresh(current.wants_stop))
            throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
        return games_of(current, opened);
    } catch (const input_error&) {
        return {};
    }
}

} // namespace

std::vector<const listed_file*> files_with_games(session& current) {
    std::vector<const listed_file*> result;
    for (const workspace_file& each : files_of(current)) {
        if (current.wants_stop())
            throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
        if (current.find_open_file(each.path) != nullptr)
            continue;
        const std::string state = state_of(each.path);
        listed_file& known = current.listed_files[each.path];
        if (known.state != state)
            known = {state, games_in(current, each)};
        result.push_back(&known);
    }
    return result;
}

} // namespace ctlpgn::server
