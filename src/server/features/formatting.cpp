#include "server/features/formatting.hpp"

#include "ctlpgn/format.hpp"
#include "ctlpgn/source.hpp"
#include "server/documents/changes.hpp"
#include "server/documents/places.hpp"
#include "server/protocol/rpc.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::server {

namespace {

// How lines end is the editor's to say.
std::string with_two(std::string_view text) {
    std::string result;
    for (const char each : text) {
        if (each == '\n' && !result.ends_with('\r'))
            result += '\r';
        result += each;
    }
    return result;
}

// The whole text is read, since a file may say once how its games are written.
json edits_within(session& current, const open_document& opened, byte_range range) {
    const document& content = opened.content;
    json edits = json::array();
    const bool ends_lines_with_two = line_end_of(content) == "\r\n";
    const auto source = open_text(content.text());
    std::size_t at = 0;
    format_games(
        *source, content.written_in(), {}, faulty_games::format,
        [&](const formatted_game& each) {
            if (current.wants_stop())
                throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
            const std::size_t end = at + each.before.size();
            if (at <= range.end && end > range.begin)
                add_line_changes(current, content, at, each.before,
                                 ends_lines_with_two ? with_two(each.after) : std::string(each.after), edits);
            at = end;
        },
        content.options().bounds);
    return edits;
}

} // namespace

json format_document(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    return edits_within(current, opened, {0, opened.content.text().size() + 1});
}

json format_range(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    return edits_within(current, opened, bytes_at(current, opened.content, needed(params, "range")));
}

} // namespace ctlpgn::server
