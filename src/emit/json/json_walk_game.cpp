#include "emit/json/json_walk_game.hpp"

#include "ctlpgn/tags.hpp"
#include "emit/json/json_walk_comment.hpp"
#include "emit/json/json_walk_diagnostic.hpp"
#include "emit/json/json_walk_lines.hpp"
#include "text/ascii.hpp"
#include "tree/game_facts.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace ctlpgn::emit {

namespace {

// For a position that was written without a name.
constexpr std::string_view position_tag = "FEN";

// Most tags are short, and their names and values need no escape.
constexpr std::size_t short_tag = 256;

bool wrote_at_once(const walk& context, std::string_view name, std::string_view value) {
    constexpr std::string_view begin = R"({"name":")";
    constexpr std::string_view middle = R"(","value":")";
    constexpr std::string_view end = R"("},)";
    if (context.spans || name.size() + value.size() + begin.size() + middle.size() + end.size() > short_tag)
        return false;
    return context.to.write_at_once<short_tag>([&](char* const at) -> char* {
        char* const name_at = write_literal(at, begin);
        const bool is_plain_name = copy_plain(name_at, name.data(), name.size());
        char* const value_at = write_literal(name_at + name.size(), middle);
        const bool is_plain = copy_plain(value_at, value.data(), value.size()) && is_plain_name;
        return is_plain ? write_literal(value_at + value.size(), end) : nullptr;
    });
}

void walk_tags(const walk& context) {
    context.to.key("tags");
    context.to.start_array();
    for (const tag& t : context.tree.tags) {
        const std::string_view name = t.name.empty() ? position_tag : context.tree.raw(t.name);
        const std::string_view value =
            t.escaped ? tag_value(context.tree, t, context.memory.text) : context.tree.raw(t.value);
        if (wrote_at_once(context, name, value))
            continue;
        context.to.start_object();
        context.text("name", name);
        context.text("value", value);
        context.span_if_asked(t.where);
        context.to.end_object();
    }
    context.to.end_array();
}

// Of several tags with one name, the first.
void walk_tag_map(const walk& context) {
    const game& record = context.tree;
    std::vector<std::string_view> names;
    context.to.key("tagMap");
    context.to.start_object();
    for (const tag& each : record.tags) {
        const std::string_view name = each.name.empty() ? position_tag : record.raw(each.name);
        if (std::ranges::find(names, name) != names.end())
            continue;
        names.push_back(name);
        context.text(name, tag_value(record, each, context.memory.text));
    }
    context.to.end_object();
}

// `has_positions`: whether the plies were judged with their positions.
void walk_status(const walk& context, std::span<const diagnostic> found, bool has_positions) {
    const end_of_play end =
        end_of_main_line(context.tree, *context.full, found, has_positions ? context.judged : nullptr,
                         context.memory.judged_for_end);
    if (end.name.empty())
        return;
    context.to.key("status");
    context.to.start_object();
    context.text("name", end.name);
    if (end.winner)
        context.text("winner", side_words.words[static_cast<std::size_t>(*end.winner)]);
    context.to.end_object();
}

void walk_initial(const walk& context, const initial_position& initial) {
    context.to.key("initial");
    context.to.start_object();
    context.text("position", initial.text);
    context.text("turn", side_words.words[static_cast<std::size_t>(initial.turn)]);
    // If the game does not say where it begins, its first number does.
    const node first = context.tree.main_line.first_ply;
    const bool is_numbered = !initial.written && first != no_node && context.tree.plies[first].number != 0 &&
                             context.tree.plies[first].number_unknown == 0;
    if (const std::uint32_t number = is_numbered ? context.tree.plies[first].number : initial.number;
        number != 0)
        context.number("number", number);
    context.to.end_object();
}

void walk_opening(const walk& context, const notation& notated) {
    shown_opening shown(context.tree, notated);
    const known_opening* const found = shown.find();
    if (found == nullptr)
        return;
    context.to.key("opening");
    context.to.start_object();
    context.text("eco", found->code);
    context.text("name", found->name);
    context.number("plies", found->plies);
    context.to.end_object();
}

// Without the empty lines that a file may begin with.
span span_of(const game& what) {
    const auto size = static_cast<std::uint32_t>(what.text.size());
    const std::size_t begin = what.text.find_first_not_of(white_space);
    return {begin == std::string_view::npos ? size : static_cast<std::uint32_t>(begin), size};
}

void collect_numbers(const game& what, std::span<const diagnostic> found, std::vector<right_number>& output) {
    output.clear();
    for (const diagnostic& each : found)
        if (each.right_number != 0 && each.ply != 0 && what.plies[each.ply - 1].has_number() &&
            what.plies[each.ply - 1].number != each.right_number)
            output.push_back({each.ply - 1, each.right_number});
    sort_stably(output, {}, &right_number::at_ply);
}

} // namespace

void walk_head(json_text_sink& sink, std::string_view format) {
    sink.key("schemaVersion");
    sink.string(json_schema_version);
    sink.key("format");
    sink.string(format);
}

void walk_game(json_text_sink& sink, const game& what, const notation& notated,
               std::span<const diagnostic> found, std::string_view file, std::span<const ply> resolved,
               const file_places* places, const game_repairs* repairs, const json_options& options,
               walk_memory& memory) {
    std::optional<game_lines> lines;
    std::optional<reference_targets> targets;
    if (has_targets(what) || options.full)
        lines.emplace(what);
    if (has_targets(what))
        targets.emplace(what, *lines);
    collect_numbers(what, found, memory.numbers);
    const bool is_judged = memory.judged.judge(what, notated, found, options);
    if (notated.resolve != nullptr && resolved.empty()) {
        notated.resolve(what, memory.resolved);
        resolved = memory.resolved;
    }
    memory.words.prepare(*notated.words);
    memory.standard_moves.clear();
    if (options.full && notated.standard_moves != nullptr)
        memory.standard_moves = notated.standard_moves(what);
    const walk context{sink,
                       what,
                       notated.resolve != nullptr ? resolved : what.plies,
                       *notated.words,
                       options.spans,
                       options.engines && notated.words->additions.of_engine != nullptr,
                       places,
                       repairs,
                       memory,
                       targets ? &*targets : nullptr,
                       is_judged ? &memory.judged : nullptr,
                       options.full ? &notated : nullptr,
                       lines ? &*lines : nullptr};
    sink.start_object();
    if (options.lines)
        walk_head(sink, notated.name);
    if (!file.empty())
        context.text("file", file);
    sink.key("index");
    sink.game_number(what.index);
    if (notated.variant_of != nullptr)
        context.text("variant", notated.variant_of(what));
    else
        context.text("variant", notated.variant);
    if (!what.preamble.empty())
        context.text("preamble", what.preamble);
    walk_tags(context);
    if (options.full)
        walk_tag_map(context);
    walk_initial(context, notated.initial(what));
    if (options.openings)
        walk_opening(context, notated);
    walk_lines(context);
    if (what.result != 0)
        context.text("result", notated.words->results[what.result]);
    if (!what.result_where.empty())
        context.span_if_asked(what.result_where, "resultSpan");
    if (options.full)
        walk_status(context, found, options.positions);
    walk_comments(context, "closingComments", what.first_closing_annotation);
    walk_hidden_lines(context, "closingHiddenLines", what.first_closing_annotation);
    sink.key("diagnostics");
    sink.start_array();
    for (const diagnostic& each : found)
        walk_diagnostic(sink, each);
    sink.end_array();
    context.span_if_asked(span_of(what));
    sink.end_object();
    if (options.lines)
        sink.end_text();
}

} // namespace ctlpgn::emit
