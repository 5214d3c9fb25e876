// A game as events.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/json.hpp"
#include "emit/json_walk.hpp"
#include "emit/json_walk_comment.hpp"
#include "emit/json_walk_moves.hpp"
#include "emit/tag_text.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace ctlpgn::emit {

// `file` is that of a diagnostic that belongs to no game, and left out when empty.
template <class Sink> void walk_diagnostic(Sink& to, const diagnostic& d, std::string_view file = {}) {
    to.start_object();
    if (!file.empty()) {
        to.key("file");
        to.string(file);
    }
    to.key("code");
    to.string(code_text(d.id));
    to.key("name");
    to.string(describe(d.id).name);
    to.key("severity");
    to.string(level_text(d.severity));
    to.key("message");
    to.string(d.message);
    to.key("line");
    to.number_unsigned(d.line);
    to.key("column");
    to.number_unsigned(d.column);
    to.key("span");
    walk<Sink>::write_span(to, d.begin, d.end);
    to.end_object();
}

template <class Sink> void walk_diagnostics(Sink& to, std::span<const diagnostic> found) {
    to.key("diagnostics");
    to.start_array();
    for (const diagnostic& d : found)
        walk_diagnostic(to, d);
    to.end_array();
}

// What every document begins with, and in JSON Lines every line.
template <class Sink> void walk_head(Sink& to, std::string_view format) {
    to.key("schemaVersion");
    to.string(json_schema_version);
    to.key("format");
    to.string(format);
}

template <class Sink> void walk_tags(const walk<Sink>& in) {
    in.to.key("tags");
    in.to.start_array();
    for (const tag& t : in.of.tags) {
        in.to.start_object();
        in.text("name", in.of.raw(t.name));
        in.text("value", tag_value(in.of, t, in.memory.text));
        in.span_if_asked(t.where);
        in.to.end_object();
    }
    in.to.end_array();
}

template <class Sink> void walk_initial(const walk<Sink>& in, const initial_position& initial) {
    in.to.key("initial");
    in.to.start_object();
    in.text("pdtl", initial.text);
    in.text("turn", side_word(initial.turn));
    if (initial.number != 0)
        in.number("number", initial.number);
    in.to.end_object();
}

// The members of one game, in an object of its own.
template <class Sink>
void walk_game(Sink& to, const game& of, const notation& notated, std::span<const diagnostic> found,
               std::string_view file, const json_options& how, walk_memory& memory) {
    std::optional<game_lines> lines;
    std::optional<reference_targets> targets;
    if (has_targets(of))
        targets.emplace(of, lines.emplace(of));
    std::vector<std::string> positions;
    std::vector<code> broken_rules;
    if (how.positions) {
        positions = notated.positions(of);
        broken_rules = notated.broken_rules(of);
    }
    memory.words.prepare(*notated.words);
    const walk<Sink> in{to,
                        of,
                        *notated.words,
                        how.spans,
                        memory,
                        targets ? &*targets : nullptr,
                        how.positions ? &positions : nullptr,
                        how.positions ? &broken_rules : nullptr};
    to.start_object();
    if (how.lines)
        walk_head(to, notated.name);
    if (!file.empty())
        in.text("file", file);
    to.key("index");
    to.game_number(of.index);
    in.text("variant", variant_of(of, notated, memory.text));
    walk_tags(in);
    walk_initial(in, notated.initial(of));
    moves_walk<Sink>(in).write();
    if (of.result != 0)
        in.text("result", notated.words->results[of.result]);
    if (!of.result_where.empty())
        in.span_if_asked(of.result_where, "resultSpan");
    walk_comments(in, "closingComments", of.first_closing_comment);
    walk_diagnostics(to, found);
    in.span_if_asked({0, static_cast<std::uint32_t>(of.text.size())});
    to.end_object();
}

} // namespace ctlpgn::emit
