#include "emit/json/json_walk_game.hpp"

#include "ctlpgn/tags.hpp"
#include "emit/json/json_walk_comment.hpp"
#include "emit/json/json_walk_diagnostic.hpp"
#include "emit/json/json_walk_lines.hpp"
#include "text/ascii.hpp"

#include <optional>

namespace ctlpgn::emit {

namespace {

// Most tags are short, and their names and values stand in JSON as they are.
constexpr std::size_t short_tag = 256;

bool wrote_at_once(const walk& in, std::string_view name, std::string_view value) {
    constexpr std::string_view begin = R"({"name":")";
    constexpr std::string_view middle = R"(","value":")";
    constexpr std::string_view end = R"("},)";
    if (in.spans || name.size() + value.size() + begin.size() + middle.size() + end.size() > short_tag)
        return false;
    return in.to.write_at_once<short_tag>([&](char* const at) -> char* {
        char* const name_at = write_literal(at, begin);
        const bool is_plain_name = copy_plain(name_at, name.data(), name.size());
        char* const value_at = write_literal(name_at + name.size(), middle);
        const bool is_plain = copy_plain(value_at, value.data(), value.size()) && is_plain_name;
        return is_plain ? write_literal(value_at + value.size(), end) : nullptr;
    });
}

void walk_tags(const walk& in) {
    in.to.key("tags");
    in.to.start_array();
    for (const tag& t : in.tree.tags) {
        const std::string_view name = in.tree.raw(t.name);
        const std::string_view value = tag_value(in.tree, t, in.memory.text);
        if (wrote_at_once(in, name, value))
            continue;
        in.to.start_object();
        in.text("name", name);
        in.text("value", value);
        in.span_if_asked(t.where);
        in.to.end_object();
    }
    in.to.end_array();
}

void walk_initial(const walk& in, const initial_position& initial) {
    in.to.key("initial");
    in.to.start_object();
    in.text("position", initial.text);
    in.text("turn", side_words.words[static_cast<std::size_t>(initial.turn)]);
    // Where the game says nothing of its beginning, its first number does.
    const node first = in.tree.main_line.first_ply;
    const bool is_numbered = !initial.written && first != no_node && in.tree.plies[first].number != 0 &&
                             in.tree.plies[first].number_unknown == 0;
    if (const std::uint32_t number = is_numbered ? in.tree.plies[first].number : initial.number; number != 0)
        in.number("number", number);
    in.to.end_object();
}

// Without the empty lines that a file may begin with.
span span_of(const game& what) {
    const auto size = static_cast<std::uint32_t>(what.text.size());
    const std::size_t begin = what.text.find_first_not_of(white_space);
    return {begin == std::string_view::npos ? size : static_cast<std::uint32_t>(begin), size};
}

} // namespace

void walk_head(json_text_sink& to, std::string_view format) {
    to.key("schemaVersion");
    to.string(json_schema_version);
    to.key("format");
    to.string(format);
}

void walk_game(json_text_sink& to, const game& what, const notation& notated,
               std::span<const diagnostic> found, std::string_view file, std::span<const ply> resolved,
               const json_options& how, walk_memory& memory) {
    std::optional<game_lines> lines;
    std::optional<reference_targets> targets;
    if (has_targets(what))
        targets.emplace(what, lines.emplace(what));
    const bool is_judged = memory.judged.judge(what, notated, found, how);
    if (notated.resolve != nullptr && resolved.empty()) {
        notated.resolve(what, memory.resolved);
        resolved = memory.resolved;
    }
    memory.words.prepare(*notated.words);
    const walk in{to,
                  what,
                  notated.resolve != nullptr ? resolved : what.plies,
                  *notated.words,
                  how.spans,
                  memory,
                  targets ? &*targets : nullptr,
                  is_judged ? &memory.judged : nullptr};
    to.start_object();
    if (how.lines)
        walk_head(to, notated.name);
    if (!file.empty())
        in.text("file", file);
    to.key("index");
    to.game_number(what.index);
    if (notated.variant_of != nullptr)
        in.text("variant", notated.variant_of(what));
    else
        in.text("variant", notated.variant);
    if (!what.preamble.empty())
        in.text("preamble", what.preamble);
    walk_tags(in);
    walk_initial(in, notated.initial(what));
    walk_lines(in);
    if (what.result != 0)
        in.text("result", notated.words->results[what.result]);
    if (!what.result_where.empty())
        in.span_if_asked(what.result_where, "resultSpan");
    walk_comments(in, "closingComments", what.first_closing_annotation);
    walk_hidden_lines(in, "closingHiddenLines", what.first_closing_annotation);
    to.key("diagnostics");
    to.start_array();
    for (const diagnostic& each : found)
        walk_diagnostic(to, each);
    to.end_array();
    in.span_if_asked(span_of(what));
    to.end_object();
    if (how.lines)
        to.end_text();
}

} // namespace ctlpgn::emit
