#include "server/features/formatting.hpp"

#include "ctlpgn/format.hpp"
#include "ctlpgn/source.hpp"
#include "server/documents/changes.hpp"
#include "server/documents/places.hpp"

namespace ctlpgn::server {

namespace {

// The whole text is read, since a file may say once how its games are written.
json edits_within(session& in, const open_document& of, byte_range range) {
    const document& content = of.content;
    json edits = json::array();
    const auto source = open_text(content.text());
    std::size_t at = 0;
    format_games(
        *source, content.written_in(), {}, faulty_games::format,
        [&](const formatted_game& each) {
            const std::size_t end = at + each.before.size();
            if (at <= range.end && end > range.begin)
                add_line_changes(in, content, at, each.before, each.after, edits);
            at = end;
        },
        content.options().with);
    return edits;
}

} // namespace

json format_document(session& in, const json& params) {
    const open_document& of = in.fresh_document(params);
    return edits_within(in, of, {0, of.content.text().size() + 1});
}

json format_range(session& in, const json& params) {
    const open_document& of = in.fresh_document(params);
    return edits_within(in, of, bytes_at(in, of.content, params.at("range")));
}

} // namespace ctlpgn::server
