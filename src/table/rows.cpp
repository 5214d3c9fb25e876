#include "table/rows.hpp"

#include "ctlpgn/annotations.hpp"
#include "emit/comment_words.hpp"
#include "tree/lines.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <optional>

namespace ctlpgn::tables {

namespace {

void add_if_any(column_block& into, std::optional<double> value) {
    if (!value)
        into.add_unknown();
    else if (into.type() == cell_type::integer)
        into.add_integer(static_cast<std::int64_t>(*value));
    else
        into.add_real(*value);
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

void pair_plies(const game& record, std::vector<node>& others) {
    others.clear();
    if (std::ranges::all_of(record.comments,
                            [](const comment& each) { return each.about == spoken_of::neither; }))
        return;
    others.assign(record.plies.size(), no_node);
    for (node at = 0; at != record.plies.size(); ++at) {
        const ply& here = record.plies[at];
        if (!is_move_continued(record, here))
            continue;
        others[at] = here.next;
        others[here.next] = at;
    }
}

bool is_about(const comment& asked, side player) {
    return asked.about == (player == side::white ? spoken_of::white : spoken_of::black);
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

// The number of what moves; none for a ply that moves nothing.
std::optional<std::size_t> piece_of(const ply& p) {
    switch (p.kind) {
    case ply_kind::displaced:
    case ply_kind::in_place: return p.piece;
    case ply_kind::castled: return word_numbers::castling_piece;
    default: return std::nullopt;
    }
}

std::optional<std::size_t> place_number(place asked) {
    return asked == no_place ? std::nullopt : std::optional<std::size_t>(asked);
}

// The number in the tree of a word of the ply; none if there is no such word. What could not be read has only
// a player.
std::optional<std::size_t> number_of_word(const vocabulary& words, const ply& p, column_field field) {
    if (field == column_field::player)
        return static_cast<std::size_t>(p.player);
    if (!p.readable())
        return std::nullopt;
    switch (field) {
    case column_field::piece: return piece_of(p);
    case column_field::from: return place_number(steps_of(words, p).from);
    case column_field::to: return place_number(steps_of(words, p).to);
    case column_field::captured:
        return p.capture == 0 ? std::nullopt : std::optional<std::size_t>(p.captured);
    case column_field::promotion: return p.promotion;
    case column_field::check: return p.check;
    default: return std::nullopt;
    }
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

std::string text_of(code fault) {
    return fault == code::none ? std::string() : code_text(fault);
}

// Whether the notation says it, beyond what the tree holds.
bool is_addition(column_field asked) {
    switch (asked) {
    case column_field::uci:
    case column_field::clock:
    case column_field::elapsed:
    case column_field::eval:
    case column_field::mate:
    case column_field::depth:
    case column_field::book: return true;
    default: return false;
    }
}

// Whether it is about the game as a whole, whatever a row is about.
bool is_of_game(column_field asked) {
    return asked <= column_field::tag;
}

} // namespace

row_maker::row_maker(const table_schema& schema)
    : schema_(schema), words_(schema), asks_comments_(schema.has(column_field::comments)),
      wants_additions_(std::ranges::any_of(schema.columns, is_addition, &table_column::field)),
      asks_fault_(schema.has(column_field::fault)), asks_position_(schema.has(column_field::position)),
      asks_hash_(schema.has(column_field::hash)) {
    for (std::size_t at = 0; at != schema.columns.size(); ++at)
        if (is_addition(schema.columns[at].field) || schema.columns[at].field == column_field::comments)
            heard_columns_.push_back(at);
}

void row_maker::add(const game_for_table& each, row_block& into) {
    words_.prepare(each.written_in);
    if (schema_.kind == table_kind::plies)
        return add_plies(each, into);
    if (schema_.kind == table_kind::positions)
        return add_positions(each, into);
    shown_opening opening(each.record, each.written_in);
    for (std::size_t at = 0; at != schema_.columns.size(); ++at)
        add_game_cell(each, schema_.columns[at], words_.of_column(at), {memory_, opening, judged_for_end_},
                      into.columns[at]);
}

void row_maker::resolve(const game_for_table& each) {
    resolved_ = each.resolved;
    if (each.written_in.resolve == nullptr) {
        resolved_ = each.record.plies;
    } else if (resolved_.empty()) {
        each.written_in.resolve(each.record, resolved_memory_);
        resolved_ = resolved_memory_;
    }
}

void row_maker::repeat_game_cell(const game_for_table& each, std::size_t column, std::size_t rows,
                                 column_block& into) {
    if (rows == 0)
        return;
    shown_opening opening(each.record, each.written_in);
    add_game_cell(each, schema_.columns[column], words_.of_column(column),
                  {memory_, opening, judged_for_end_}, into);
    into.repeat_last(rows - 1);
}

void row_maker::add_positions(const game_for_table& each, row_block& into) {
    resolve(each);
    const std::span<const position_row> rows = positions_.of(each.record, each.written_in);
    for (std::size_t at = 0; at != schema_.columns.size(); ++at) {
        column_block& cells = into.columns[at];
        switch (schema_.columns[at].field) {
        case column_field::hash:
            for (const position_row& row : rows)
                cells.add_hash(row.hash);
            break;
        case column_field::ply_number:
            for (const position_row& row : rows)
                cells.add_integer(row.ply);
            break;
        case column_field::next_move:
            for (const position_row& row : rows)
                cells.add_text_if_any(row.next == no_node
                                          ? std::string()
                                          : coordinates_of(each.written_in, resolved_[row.next]));
            break;
        default: repeat_game_cell(each, at, rows.size(), cells);
        }
    }
}

void row_maker::add_plies(const game_for_table& each, row_block& into) {
    const game& record = each.record;
    resolve(each);
    rows_.clear();
    for (node at = 0; at != record.plies.size(); ++at)
        if (record.plies[at].kind != ply_kind::missing)
            rows_.push_back(at);
    is_judged_ = (asks_fault_ || asks_position_) &&
                 judged_.judge(record, each.written_in, each.found, {.positions = asks_position_});
    if (asks_hash_)
        situations_.find(record, each.written_in);
    const game_lines lines(record);
    count_plies(record, counts_);
    for (std::size_t at = 0; at != schema_.columns.size(); ++at)
        add_column(each, lines, at, into.columns[at]);
    if (heard_columns_.empty())
        return;
    pair_plies(record, others_);
    add_heard(each, into);
}

void row_maker::add_column(const game_for_table& each, const game_lines& lines, std::size_t column,
                           column_block& into) {
    const game& record = each.record;
    const column_field field = schema_.columns[column].field;
    switch (field) {
    case column_field::line:
        for (const node at : rows_)
            into.add_integer(lines.line_of(at));
        break;
    case column_field::ply_number:
        for (const node at : rows_)
            into.add_integer(counts_[at]);
        break;
    case column_field::move_number:
        for (const node at : rows_)
            into.add_integer(lines.number_of(at));
        break;
    case column_field::written:
        for (const node at : rows_)
            into.add_text(record.raw(record.plies[at].text()));
        break;
    case column_field::san: {
        std::vector<std::string> known(record.plies.size());
        if (each.written_in.standard_moves != nullptr)
            known = each.written_in.standard_moves(record);
        for (const node at : rows_)
            into.add_text_if_any(known[at]);
        break;
    }
    case column_field::nags:
        for (const node at : rows_)
            into.add_text_if_any(nags_text(record, record.plies[at]));
        break;
    case column_field::fault:
        for (const node at : rows_)
            into.add_text_if_any(is_judged_ ? text_of(judged_.fault(at)) : std::string());
        break;
    case column_field::position:
        for (const node at : rows_)
            into.add_text_if_any(is_judged_ ? judged_.position(at) : std::string_view());
        break;
    case column_field::hash:
        for (const node at : rows_) {
            const std::optional<std::int64_t> key = situations_.after(at);
            key ? into.add_hash(*key) : into.add_unknown();
        }
        break;
    default:
        if (is_of_game(field))
            repeat_game_cell(each, column, rows_.size(), into);
        else if (into.type() == cell_type::word)
            add_words(each, column, into);
    }
}

void row_maker::add_words(const game_for_table& each, std::size_t column, column_block& into) {
    const std::span<const std::int32_t> words = words_.of_column(column);
    const column_field field = schema_.columns[column].field;
    for (const node at : rows_) {
        const std::optional<std::size_t> number =
            number_of_word(*each.written_in.words, resolved_[at], field);
        into.add_word(number ? words[*number] : unknown_word);
    }
}

void row_maker::add_heard(const game_for_table& each, row_block& into) {
    for (const node at : rows_) {
        hear(each.record, *each.written_in.words, at);
        for (const std::size_t column : heard_columns_) {
            column_block& cells = into.columns[column];
            switch (schema_.columns[column].field) {
            case column_field::uci: cells.add_text_if_any(reported_.uci()); break;
            case column_field::clock: add_if_any(cells, reported_.clock()); break;
            case column_field::elapsed: add_if_any(cells, reported_.elapsed()); break;
            case column_field::eval: add_if_any(cells, reported_.eval()); break;
            case column_field::mate: add_if_any(cells, reported_.mate()); break;
            case column_field::depth: add_if_any(cells, reported_.depth()); break;
            case column_field::book: add_if_any(cells, reported_.book()); break;
            default: cells.add_text_if_any(comments_); break;
            }
        }
    }
}

// A comment about the other ply of the move belongs to that one's row.
void row_maker::hear(const game& record, const vocabulary& words, node at) {
    const ply& resolved = resolved_[at];
    reported_.clear(resolved.player);
    comments_.clear();
    if (wants_additions_ && words.additions.of_ply != nullptr && resolved.readable()) {
        added_members members(reported_);
        words.additions.of_ply(resolved, members);
    }
    if (!wants_additions_ && !asks_comments_)
        return;
    const node other = others_.empty() ? no_node : others_[at];
    for (const node which : comments_of(record, resolved))
        if (other == no_node || !is_about(record.comments[which], resolved_[other].player))
            hear(record, words, record.comments[which]);
    if (other == no_node)
        return;
    for (const node which : comments_of(record, resolved_[other]))
        if (is_about(record.comments[which], resolved.player))
            hear(record, words, record.comments[which]);
}

void row_maker::hear(const game& record, const vocabulary& words, const comment& heard) {
    if (wants_additions_ && words.additions.of_comment != nullptr) {
        added_members members(reported_);
        words.additions.of_comment(record, heard, members);
        if (words.additions.of_engine != nullptr)
            words.additions.of_engine(record, heard, members);
    }
    if (!asks_comments_)
        return;
    if (!comments_.empty())
        comments_ += '\n';
    comments_ += emit::comment_words(record, heard, words, memory_);
}

void number_games(const table_schema& schema, row_block& rows, std::uint32_t before_in_file,
                  std::uint64_t before) {
    for (std::size_t at = 0; at != rows.columns.size(); ++at)
        switch (schema.columns[at].field) {
        case column_field::game:
            rows.columns[at].raise(static_cast<std::int32_t>(before + before_in_file));
            break;
        case column_field::index: rows.columns[at].raise(static_cast<std::int32_t>(before_in_file)); break;
        default: break;
        }
}

} // namespace ctlpgn::tables
