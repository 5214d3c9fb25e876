#include "emit/json/json_walk_diagnostic.hpp"

#include "emit/json/json_walk.hpp"

#include <string>

namespace ctlpgn::emit {

namespace {

void walk_point(json_text_sink& sink, std::string_view key, std::uint32_t line, std::uint32_t column,
                std::uint64_t offset) {
    sink.key(key);
    sink.start_object();
    sink.key("line");
    sink.number_unsigned(line);
    sink.key("column");
    sink.number_unsigned(column);
    sink.key("offset");
    sink.number_unsigned(offset);
    sink.end_object();
}

// For a diagnostic, a place related to it, or an edit.
template <class Place> void walk_range(json_text_sink& sink, const Place& at) {
    sink.key("range");
    sink.start_object();
    walk_point(sink, "start", at.line, at.column, at.begin);
    walk_point(sink, "end", at.end_line, at.end_column, at.end);
    sink.end_object();
}

void walk_text(json_text_sink& sink, std::string_view key, std::string_view text) {
    sink.key(key);
    sink.string(text);
}

// By its id in the game, and by the name that people use.
void walk_ply_of(json_text_sink& sink, const diagnostic& found) {
    sink.key("ply");
    sink.start_object();
    sink.key("id");
    sink.number_unsigned(found.ply - 1);
    if (found.number != 0) {
        sink.key("number");
        sink.number_unsigned(found.number);
    }
    walk_text(sink, "side", side_words.words[static_cast<std::size_t>(found.mover)]);
    sink.end_object();
}

void walk_related(json_text_sink& sink, const diagnostic& found) {
    sink.key("related");
    sink.start_array();
    for (const diagnostic_place& other : found.related) {
        sink.start_object();
        walk_text(sink, "message", other.message);
        walk_range(sink, other);
        sink.end_object();
    }
    sink.end_array();
}

void walk_fix(json_text_sink& sink, const file_fix& fix) {
    sink.key("fix");
    sink.start_object();
    walk_text(sink, "title", fix.title);
    sink.key("safe");
    sink.boolean(fix.safe);
    sink.key("edits");
    sink.start_array();
    for (const file_edit& each : fix.edits) {
        sink.start_object();
        walk_range(sink, each);
        walk_text(sink, "text", each.text);
        sink.end_object();
    }
    sink.end_array();
    sink.end_object();
}

} // namespace

void walk_diagnostic(json_text_sink& sink, const diagnostic& found, const diagnostic_context& context) {
    sink.start_object();
    if (!context.file.empty())
        walk_text(sink, "file", context.file);
    walk_text(sink, "code", code_text(found.id));
    walk_text(sink, "name", describe(found.id).name);
    walk_text(sink, "severity", level_text(found.severity));
    walk_text(sink, "message", found.message);
    walk_range(sink, found);
    if (context.game && found.game != 0) {
        sink.key("game");
        sink.number_unsigned(found.game);
    }
    if (found.ply != 0)
        walk_ply_of(sink, found);
    if (found.encoding)
        walk_text(sink, "encoding", name_of(*found.encoding));
    if (!found.board.empty())
        walk_text(sink, "board", found.board);
    if (!found.related.empty())
        walk_related(sink, found);
    if (found.remedy)
        walk_fix(sink, *found.remedy);
    sink.end_object();
}

} // namespace ctlpgn::emit
