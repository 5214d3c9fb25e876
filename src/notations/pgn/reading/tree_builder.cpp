#include "notations/pgn/reading/tree_builder.hpp"

#include "notations/pgn/positions/start.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace ctlpgn::pgn {

namespace {

constexpr std::uint32_t largest_number = 0x7fffffff;
constexpr std::uint32_t largest_nag = 255;
constexpr std::uint32_t annotation_bits = 0x3fffffff;
constexpr std::uint16_t own_bits = 0xfff;

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_white(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\v';
}

std::uint16_t clamped(std::size_t size) {
    return static_cast<std::uint16_t>(std::min<std::size_t>(size, std::numeric_limits<std::uint16_t>::max()));
}

constexpr int file_of(char letter) {
    return letter >= 'a' ? letter - 'a' : letter - 'A';
}

constexpr place read_square(std::string_view written) {
    return place_of(chess::square::at(file_of(written[0]), written[1] - '1'));
}

constexpr std::uint32_t as_own(int file, int rank) {
    return static_cast<std::uint32_t>(file + 1) | static_cast<std::uint32_t>(rank + 1) << origin_rank_shift;
}

constexpr symbol symbol_of_letter(char letter) {
    switch (letter) {
    case 'K':
    case 'k': return symbol_of(chess::piece_kind::king);
    case 'Q':
    case 'q': return symbol_of(chess::piece_kind::queen);
    case 'R':
    case 'r': return symbol_of(chess::piece_kind::rook);
    case 'B':
    case 'b': return symbol_of(chess::piece_kind::bishop);
    case 'N':
    case 'n': return symbol_of(chess::piece_kind::knight);
    default: return no_symbol;
    }
}

// U+2654 to U+265F: white pieces before black ones, each from the king down.
constexpr symbol symbol_of_figurine(std::string_view written) {
    using enum chess::piece_kind;
    constexpr chess::piece_kind order[] = {king, queen, rook, bishop, knight, pawn};
    const auto last = static_cast<unsigned char>(written[2]);
    return symbol_of(order[(last - 0x94U) % std::size(order)]);
}

constexpr std::uint16_t check_of(std::string_view written) {
    const bool is_mate = written.find('#') != std::string_view::npos ||
                         written.find("mate") != std::string_view::npos ||
                         written.find("‡") != std::string_view::npos;
    return is_mate ? check_mate : check_plain;
}

} // namespace

tree_builder::tree_builder(game& into, std::string_view text) : game_(into), text_(text), lines_(1) {
    game_.plies.emplace_back();
}

// tags

void tree_builder::tag_name(std::string_view written) {
    tag_ = {};
    tag_.name = span_of(written);
    tag_unreadable_ = false;
}

void tree_builder::tag_value(std::string_view written) {
    tag_.value = span_of(written);
}

void tree_builder::tag_value_goes_on(std::string_view more) {
    tag_.value.end = offset(more.data() + more.size());
}

void tree_builder::end_tag(std::string_view whole) {
    if (tag_unreadable_)
        return;
    tag_.where = span_of(whole);
    game_.tags.push_back(tag_);
}

void tree_builder::drop_tags_beyond(std::size_t count) {
    game_.tags.resize(std::min(count, game_.tags.size()));
}

// moves

void tree_builder::move_number(std::string_view written) {
    std::uint64_t value = 0;
    const auto* const end = std::ranges::find_if_not(written, is_digit);
    for (const char digit : std::string_view(written.begin(), end)) {
        value = value * 10 + static_cast<std::uint64_t>(digit - '0');
        if (value > largest_number) {
            if (overflowing_number_.empty())
                overflowing_number_ = {written.begin(), end};
            value = largest_number;
            break;
        }
    }
    number_ = static_cast<std::uint32_t>(value);
    number_begin_ = offset(written.data());
}

// What an attempt before has left is forgotten.
void tree_builder::restart(symbol piece) {
    spare() = ply();
    spare().kind = ply_kind::displaced;
    spare().piece = piece;
    pending_nag_ = 0;
    pending_end_ = nullptr;
    ply_unreadable_ = false;
}

void tree_builder::piece_letter(std::string_view letter) {
    restart(symbol_of_letter(letter.front()));
}

void tree_builder::figurine(std::string_view written) {
    restart(symbol_of_figurine(written));
}

// Which piece it is follows from the language of the whole game.
void tree_builder::foreign_piece() {
    restart(unsaid_piece);
    ply_unreadable_ = true;
}

void tree_builder::pawn_file(std::string_view file) {
    restart(no_symbol);
    spare().own = own_bits & as_own(file_of(file.front()), -1);
    pawn_file_ = file.data();
}

void tree_builder::from_file(std::string_view file) {
    spare().own = own_bits & as_own(file_of(file.front()), -1);
}

void tree_builder::from_rank(std::string_view rank) {
    spare().own = own_bits & as_own(-1, rank.front() - '1');
}

void tree_builder::from_square(std::string_view square) {
    spare().own = own_bits & as_own(file_of(square[0]), square[1] - '1');
    spare().from = read_square(square);
}

void tree_builder::two_squares(std::string_view from) {
    restart(unsaid_piece);
    from_square(from);
}

void tree_builder::target(std::string_view square) {
    spare().to = read_square(square);
}

// A pawn's file belongs to it if just one character, or none, stands between them.
void tree_builder::pawn_target(std::string_view square) {
    const bool captures =
        pawn_file_ != nullptr && square.data() > pawn_file_ && square.data() - pawn_file_ <= 4;
    if (!captures)
        restart(no_symbol);
    pawn_file_ = nullptr;
    target(square);
}

// exd, without a rank: the board tells which square.
void tree_builder::short_target(std::string_view /*file*/) {
    ply_unreadable_ = true;
}

void tree_builder::promoted(std::string_view letter) {
    spare().promotion = symbol_of_letter(letter.front());
}

void tree_builder::promoted_figurine(std::string_view written) {
    spare().promotion = symbol_of_figurine(written);
}

void tree_builder::castling(place wing) {
    restart(symbol_of(chess::piece_kind::king));
    spare().kind = ply_kind::castled;
    spare().to = wing;
}

void tree_builder::null_move() {
    restart(no_symbol);
    spare().kind = ply_kind::passed;
}

void tree_builder::drop() {
    spare().own |= drop_mark;
}

void tree_builder::mark(std::string_view written) {
    spare().check = check_of(written) & 7U;
}

void tree_builder::suffix(std::string_view written) {
    pending_nag_ = find_glyph(written);
    if (pending_nag_ == 0)
        pending_nag_ = find_glyph(written.substr(0, 2));
    pending_end_ = written.data();
}

void tree_builder::end_ply(std::string_view whole) {
    if (lines_.size() == 1 && !begun_)
        begin_main_line();
    open_line& line = lines_.back();
    const auto added = static_cast<node>(game_.plies.size() - 1);
    ply& read = spare();
    read.begin = offset(whole.data());
    read.length = clamped(whole.size());
    read.text_length = pending_end_ == nullptr
                           ? read.length
                           : clamped(static_cast<std::size_t>(pending_end_ - whole.data()));
    read.by = line.next;
    read.number = std::exchange(number_, 0) & largest_number;
    read.number_begin = read.number != 0 ? number_begin_ : read.begin;
    if (std::exchange(ply_unreadable_, false))
        read.kind = ply_kind::unreadable;
    if (line.last_ply == no_node)
        line_of(line).first_ply = added;
    else
        game_.plies[line.last_ply].next = added;
    line.last_ply = added;
    line.last_annotation = no_node;
    line.next = opponent(line.next);
    pending_end_ = nullptr;
    pawn_file_ = nullptr;
    game_.plies.emplace_back();
    if (const std::uint32_t glyph = std::exchange(pending_nag_, 0); glyph != 0)
        annotate(annotation_kind::nag, glyph);
}

void tree_builder::unreadable_ply(std::string_view whole) {
    restart(no_symbol);
    ply_unreadable_ = true;
    end_ply(whole);
}

void tree_builder::begin_main_line() {
    begun_ = true;
    lines_.front().next = first_side(game_);
}

line_of_play& tree_builder::line_of(const open_line& of) {
    return of.variation == no_node ? game_.main_line : game_.variations[of.variation].line;
}

// annotations

// To the ply before it in its own line of play; before the first one to the line, after the result to the
// game.
void tree_builder::annotate(annotation_kind kind, std::uint32_t index) {
    const auto added = static_cast<node>(game_.annotations.size());
    annotation& made = game_.annotations.emplace_back();
    made.index = index & annotation_bits;
    made.kind_bits = static_cast<std::uint32_t>(kind) & 3U;
    open_line& line = lines_.back();
    const bool closing = result_read_ && lines_.size() == 1;
    node& last = closing ? last_closing_annotation_ : line.last_annotation;
    if (last != no_node)
        game_.annotations[last].next = added;
    else if (closing)
        game_.first_closing_annotation = added;
    else if (line.last_ply != no_node)
        game_.plies[line.last_ply].first_annotation = added;
    else
        line_of(line).first_annotation = added;
    last = added;
}

void tree_builder::nag(std::string_view written) {
    std::uint32_t value = 0;
    for (const char c : written.substr(1))
        value = std::min(value * 10 + static_cast<std::uint32_t>(c - '0'), largest_nag + 1);
    if (written.size() > 1 && value <= largest_nag)
        annotate(annotation_kind::nag, value);
}

void tree_builder::glyph(std::string_view written) {
    std::uint32_t number = find_glyph(written);
    if (number == 0)
        number = find_glyph(written.substr(0, 2)); // a suffix with one mark too many
    if (number != 0)
        annotate(annotation_kind::nag, number);
}

void tree_builder::late_mark(std::string_view written) {
    if (lines_.back().last_ply != no_node)
        game_.plies[lines_.back().last_ply].check = check_of(written) & 7U;
}

void tree_builder::begin_variation(std::string_view at) {
    open_line& around = lines_.back();
    const node replaced = around.last_ply;
    const auto index = static_cast<node>(game_.variations.size());
    variation added;
    added.where.begin = offset(at.data());
    added.replaces = replaced;
    game_.variations.push_back(added);
    annotate(annotation_kind::variation, index);
    number_ = 0;
    lines_.push_back(
        {.variation = index, .next = replaced == no_node ? lines_.back().next : game_.plies[replaced].by});
}

void tree_builder::end_variation(std::string_view whole) {
    if (std::exchange(variation_skipped_, false))
        return;
    game_.variations[lines_.back().variation].where.end = offset(whole.data() + whole.size());
    lines_.pop_back();
    number_ = 0;
}

const char* tree_builder::innermost_variation() const {
    const open_line& line = lines_.back();
    return line.variation == no_node ? nullptr : text_.data() + game_.variations[line.variation].where.begin;
}

void tree_builder::begin_comment(std::string_view at) {
    comment_begin_ = at.data();
}

void tree_builder::end_comment(std::string_view whole, bool closed) {
    comment read;
    read.where = span_of(whole);
    read.text = {read.where.begin + 1, closed ? read.where.end - 1 : read.where.end};
    while (!read.text.empty() && is_white(text_[read.text.end - 1]))
        --read.text.end;
    while (!read.text.empty() && is_white(text_[read.text.begin]))
        ++read.text.begin;
    const auto index = static_cast<node>(game_.comments.size());
    game_.comments.push_back(read);
    annotate(annotation_kind::comment, index);
}

void tree_builder::result(std::string_view written) {
    if (lines_.size() > 1)
        return; // in a variation it ends nothing
    game_.result = find_result(written);
    game_.result_where = span_of(written);
    result_read_ = true;
}

} // namespace ctlpgn::pgn
