#include "table/rows.hpp"

#include "ctlpgn/annotations.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/tags.hpp"
#include "emit/comment_words.hpp"
#include "emit/json/json_walk_ply.hpp"
#include "text/ascii.hpp"
#include "tree/lines.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace ctlpgn::tables {

namespace {

void add_or_unknown(column_block& into, std::string_view text) {
    if (text.empty())
        into.add_unknown();
    else
        into.add_text(text);
}

void add_or_unknown(column_block& into, std::optional<double> value) {
    if (!value)
        into.add_unknown();
    else if (into.type() == cell_type::integer)
        into.add_integer(static_cast<std::int64_t>(*value));
    else
        into.add_real(*value);
}

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

std::int64_t plies_in_main_line(const game& record) {
    return std::ranges::count_if(plies_of(record),
                                 [&](node at) { return record.plies[at].kind != ply_kind::missing; });
}

// What is known of a game as a whole, whatever its row is about.
void add_fact(const game_for_table& each, const table_column& column, std::string& memory,
              column_block& into) {
    const game& record = each.record;
    switch (column.field) {
    case column_field::game:
    case column_field::index: return into.add_integer(record.index);
    case column_field::file: return add_or_unknown(into, each.file);
    case column_field::notation: return into.add_text(each.written_in.name);
    case column_field::variant:
        return into.add_text(each.written_in.variant_of == nullptr ? std::string(each.written_in.variant)
                                                                   : each.written_in.variant_of(record));
    case column_field::white: return add_player(each, side::white, memory, into);
    case column_field::black: return add_player(each, side::black, memory, into);
    case column_field::result: return add_or_unknown(into, each.written_in.words->results[record.result]);
    case column_field::ply_count: return into.add_integer(plies_in_main_line(record));
    case column_field::initial: return add_or_unknown(into, each.written_in.initial(record).text);
    case column_field::errors: return into.add_integer(count_of(each.found, level::error));
    case column_field::warnings: return into.add_integer(count_of(each.found, level::warning));
    case column_field::codes: return add_or_unknown(into, codes_of(each.found));
    default: return add_tag(record, column.name, memory, into);
    }
}

// The number of each ply in its line of play, which begins where the game does; for a number without a ply,
// that of the next one.
void count_plies(const game& record, std::vector<std::uint32_t>& counts) {
    counts.assign(record.plies.size(), 1);
    std::vector<node> replaced(record.plies.size(), no_node);
    for (const variation& each : record.variations)
        if (each.line.first_ply != no_node)
            replaced[each.line.first_ply] = each.replaces;
    for (node at = 0; at != record.plies.size(); ++at) {
        const ply& here = record.plies[at];
        if (replaced[at] != no_node) {
            const bool repeats_the_one_before = record.plies[replaced[at]].player != here.player;
            const std::uint32_t count = counts[replaced[at]];
            counts[at] = repeats_the_one_before && count > 1 ? count - 1 : count;
        }
        if (here.next != no_node)
            counts[here.next] = counts[at] + (here.kind == ply_kind::missing ? 0 : 1);
    }
}

// The word for what moves or is captured; a pawn is not written.
std::string_view word_of(const vocabulary& words, symbol asked) {
    return asked == no_symbol ? words.pawn : words.pieces[asked];
}

std::string_view piece_of(const vocabulary& words, const ply& p) {
    switch (p.kind) {
    case ply_kind::displaced:
    case ply_kind::in_place: return word_of(words, p.piece);
    case ply_kind::castled: return words.king;
    default: return {};
    }
}

// A castling is the king's step.
castling_words::step steps_of(const vocabulary& words, const ply& p) {
    switch (p.kind) {
    case ply_kind::displaced:
    case ply_kind::in_place: return {p.from, p.to};
    case ply_kind::castled: return words.castling(p).king[static_cast<std::size_t>(p.player)];
    default: return {};
    }
}

std::string_view name_of_place(const vocabulary& words, place asked) {
    return asked == no_place ? std::string_view() : words.places[asked];
}

std::string_view promotion_of(const vocabulary& words, const ply& p) {
    if (p.promotion == no_symbol)
        return {};
    return p.promotion == awaiting_promotion ? emit::awaiting_word : words.pieces[p.promotion];
}

std::string nags_text(const game& record, const ply& p) {
    std::string all;
    for (const node nag : nags_of(record, p)) {
        if (!all.empty())
            all += ' ';
        all += std::to_string(nag);
    }
    return all;
}

std::string_view captured_by(const vocabulary& words, const ply& p) {
    return p.capture == 0 ? std::string_view() : word_of(words, p.captured);
}

std::string text_of(code fault) {
    return fault == code::none ? std::string() : code_text(fault);
}

// Whether the notation says it, beyond what the tree holds.
bool is_told(column_field asked) {
    switch (asked) {
    case column_field::uci:
    case column_field::clock:
    case column_field::elapsed:
    case column_field::eval:
    case column_field::mate:
    case column_field::depth: return true;
    default: return false;
    }
}

} // namespace

row_maker::row_maker(const table_schema& schema)
    : schema_(schema), asks_comments_(schema.has(column_field::comments)),
      asks_told_(std::ranges::any_of(schema.columns, is_told, &table_column::field)),
      asks_fault_(schema.has(column_field::fault)), asks_position_(schema.has(column_field::position)) {}

void row_maker::add(const game_for_table& each, row_block& into) {
    if (schema_.kind == table_kind::games)
        add_game(each, into);
    else
        add_plies(each, into);
}

void row_maker::add_game(const game_for_table& each, row_block& into) {
    for (std::size_t at = 0; at != schema_.columns.size(); ++at)
        add_fact(each, schema_.columns[at], memory_, into.columns[at]);
}

void row_maker::add_plies(const game_for_table& each, row_block& into) {
    const game& record = each.record;
    std::span<const ply> resolved = each.resolved;
    if (each.written_in.resolve == nullptr) {
        resolved = record.plies;
    } else if (resolved.empty()) {
        each.written_in.resolve(record, resolved_);
        resolved = resolved_;
    }
    is_judged_ = (asks_fault_ || asks_position_) &&
                 judged_.judge(record, each.written_in, each.found, {.positions = asks_position_});
    const game_lines lines(record);
    count_plies(record, counts_);
    for (node at = 0; at != record.plies.size(); ++at) {
        if (record.plies[at].kind == ply_kind::missing)
            continue;
        hear(record, *each.written_in.words, resolved[at]);
        for (std::size_t i = 0; i != schema_.columns.size(); ++i)
            add_cell(each, lines, at, resolved[at], schema_.columns[i], into.columns[i]);
    }
}

void row_maker::hear(const game& record, const vocabulary& words, const ply& resolved) {
    told_.clear();
    comments_.clear();
    if (asks_told_ && words.told.of_ply != nullptr && resolved.readable()) {
        told_members members(told_);
        words.told.of_ply(resolved, members);
    }
    if (!asks_told_ && !asks_comments_)
        return;
    for (const node which : comments_of(record, resolved)) {
        const comment& heard = record.comments[which];
        if (asks_told_ && words.told.of_comment != nullptr) {
            told_members members(told_);
            words.told.of_comment(record, heard, members);
        }
        if (!asks_comments_)
            continue;
        if (!comments_.empty())
            comments_ += '\n';
        comments_ += emit::comment_words(record, heard, words, memory_);
    }
}

void row_maker::add_cell(const game_for_table& each, const game_lines& lines, node at, const ply& resolved,
                         const table_column& column, column_block& into) {
    const vocabulary& words = *each.written_in.words;
    switch (column.field) {
    case column_field::line: return into.add_integer(lines.line_of(at));
    case column_field::ply_number: return into.add_integer(counts_[at]);
    case column_field::move_number: return into.add_integer(lines.number_of(at));
    case column_field::player: return into.add_text(resolved.player == side::white ? "white" : "black");
    case column_field::written: return into.add_text(each.record.raw(resolved.text()));
    case column_field::uci: return add_or_unknown(into, told_.uci());
    case column_field::piece: return add_or_unknown(into, piece_of(words, resolved));
    case column_field::from:
        return add_or_unknown(into, name_of_place(words, steps_of(words, resolved).from));
    case column_field::to: return add_or_unknown(into, name_of_place(words, steps_of(words, resolved).to));
    case column_field::captured: return add_or_unknown(into, captured_by(words, resolved));
    case column_field::promotion: return add_or_unknown(into, promotion_of(words, resolved));
    case column_field::check: return add_or_unknown(into, words.checks[resolved.check]);
    case column_field::nags: return add_or_unknown(into, nags_text(each.record, resolved));
    case column_field::clock: return add_or_unknown(into, told_.clock());
    case column_field::elapsed: return add_or_unknown(into, told_.elapsed());
    case column_field::eval: return add_or_unknown(into, told_.eval());
    case column_field::mate: return add_or_unknown(into, told_.mate());
    case column_field::depth: return add_or_unknown(into, told_.depth());
    case column_field::comments: return add_or_unknown(into, comments_);
    case column_field::fault:
        return add_or_unknown(into, is_judged_ ? text_of(judged_.fault(at)) : std::string());
    case column_field::position:
        return add_or_unknown(into, is_judged_ ? judged_.position(at) : std::string_view());
    default: return add_fact(each, column, memory_, into);
    }
}

} // namespace ctlpgn::tables
