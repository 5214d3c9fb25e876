#include "table/game_cells.hpp"

#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/tags.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::tables {

namespace {

void add_tag(const game& record, std::string_view name, std::string& memory, column_block& into) {
    const auto found = std::ranges::find_if(
        record.tags, [&](const tag& each) { return is_same_in_small_letters(record.raw(each.name), name); });
    if (found == record.tags.end())
        into.add_unknown();
    else
        into.add_text(tag_value(record, *found, memory));
}

void add_player(const game_for_table& each, side asked, std::string& memory, column_block& into) {
    if (each.written_in.plan == nullptr)
        return into.add_unknown();
    add_tag(each.record, each.written_in.plan().players[static_cast<std::size_t>(asked)].tag, memory, into);
}

void add_opening(const known_opening* shown, std::string_view known_opening::*asked, column_block& into) {
    into.add_text_if_any(shown == nullptr ? std::string_view() : shown->*asked);
}

std::int64_t count_of(std::span<const diagnostic> found, level asked) {
    return std::ranges::count(found, asked, &diagnostic::severity);
}

std::string codes_of(std::span<const diagnostic> found) {
    std::vector<code> seen;
    std::string all;
    for (const diagnostic& each : found) {
        if (std::ranges::find(seen, each.id) != seen.end())
            continue;
        seen.push_back(each.id);
        if (!all.empty())
            all += ' ';
        all += code_text(each.id);
    }
    return all;
}

} // namespace

void add_game_cell(const game_for_table& each, const table_column& column,
                   std::span<const std::int32_t> words, const cell_memory& memory, column_block& into) {
    const game& record = each.record;
    switch (column.field) {
    case column_field::game:
    case column_field::index: return into.add_integer(record.index);
    case column_field::file: return into.add_text_if_any(each.file);
    case column_field::notation: return into.add_word(words[0]);
    case column_field::variant: return into.add_text(variant_of(record, each.written_in));
    case column_field::white: return add_player(each, side::white, memory.text, into);
    case column_field::black: return add_player(each, side::black, memory.text, into);
    case column_field::result: return into.add_word(words[record.result]);
    case column_field::ply_count: return into.add_integer(static_cast<std::int64_t>(count_plies(record)));
    case column_field::initial: return into.add_text_if_any(each.written_in.initial(record).text);
    case column_field::eco: return add_opening(memory.opening.find(), &known_opening::code, into);
    case column_field::opening: return add_opening(memory.opening.find(), &known_opening::name, into);
    case column_field::status:
        return into.add_text_if_any(
            emit::end_of_main_line(record, each.written_in, each.found, nullptr, memory.judged).name);
    case column_field::errors: return into.add_integer(count_of(each.found, level::error));
    case column_field::warnings: return into.add_integer(count_of(each.found, level::warning));
    case column_field::codes: return into.add_text_if_any(codes_of(each.found));
    default: return add_tag(record, column.name, memory.text, into);
    }
}

} // namespace ctlpgn::tables
