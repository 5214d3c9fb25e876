#include "emit/json/json_walk_diagnostic.hpp"

#include "emit/json/json_walk.hpp"

#include <string>

namespace ctlpgn::emit {

namespace {

void walk_point(json_text_sink& to, std::string_view key, std::uint32_t line, std::uint32_t column,
                std::uint64_t offset) {
    to.key(key);
    to.start_object();
    to.key("line");
    to.number_unsigned(line);
    to.key("column");
    to.number_unsigned(column);
    to.key("offset");
    to.number_unsigned(offset);
    to.end_object();
}

// Of a diagnostic, of a place related to it, or of an edit.
template <class Place> void walk_range(json_text_sink& to, const Place& at) {
    to.key("range");
    to.start_object();
    walk_point(to, "start", at.line, at.column, at.begin);
    walk_point(to, "end", at.end_line, at.end_column, at.end);
    to.end_object();
}

void walk_text(json_text_sink& to, std::string_view key, std::string_view text) {
    to.key(key);
    to.string(text);
}

// By its id in the game, and as people name it.
void walk_ply_of(json_text_sink& to, const diagnostic& found) {
    to.key("ply");
    to.start_object();
    to.key("id");
    to.number_unsigned(found.ply - 1);
    if (found.number != 0) {
        to.key("number");
        to.number_unsigned(found.number);
    }
    walk_text(to, "side", side_words.words[static_cast<std::size_t>(found.mover)]);
    to.end_object();
}

void walk_related(json_text_sink& to, const diagnostic& found) {
    to.key("related");
    to.start_array();
    for (const diagnostic_place& other : found.related) {
        to.start_object();
        walk_text(to, "message", other.message);
        walk_range(to, other);
        to.end_object();
    }
    to.end_array();
}

void walk_fix(json_text_sink& to, const file_fix& fix) {
    to.key("fix");
    to.start_object();
    walk_text(to, "title", fix.title);
    to.key("safe");
    to.boolean(fix.safe);
    to.key("edits");
    to.start_array();
    for (const file_edit& each : fix.edits) {
        to.start_object();
        walk_range(to, each);
        walk_text(to, "text", each.text);
        to.end_object();
    }
    to.end_array();
    to.end_object();
}

} // namespace

void walk_diagnostic(json_text_sink& to, const diagnostic& found, const diagnostic_context& in) {
    to.start_object();
    if (!in.file.empty())
        walk_text(to, "file", in.file);
    walk_text(to, "code", code_text(found.id));
    walk_text(to, "name", describe(found.id).name);
    walk_text(to, "severity", level_text(found.severity));
    walk_text(to, "message", found.message);
    walk_range(to, found);
    if (in.game && found.game != 0) {
        to.key("game");
        to.number_unsigned(found.game);
    }
    if (found.ply != 0)
        walk_ply_of(to, found);
    if (found.encoding)
        walk_text(to, "encoding", name_of(*found.encoding));
    if (!found.board.empty())
        walk_text(to, "board", found.board);
    if (!found.related.empty())
        walk_related(to, found);
    if (found.remedy)
        walk_fix(to, *found.remedy);
    to.end_object();
}

} // namespace ctlpgn::emit
