#include "notations/pgn/reading/tree_builder.hpp"

#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/positions/start.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::pgn {

namespace {

constexpr std::uint32_t largest_nag = 255;
constexpr std::uint16_t own_bits = 0xfff;

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

tree_builder::tree_builder(game& into, std::string_view text) : record_builder(into, text) {
    add_spare();
}

void tree_builder::open_tag(std::string_view at) {
    tag_begin_ = at.data();
    begin_tag(tag_begin_);
}

// moves

void tree_builder::move_number(std::string_view written) {
    const auto end = std::ranges::find_if_not(written, is_digit);
    number_ = number({written.begin(), end});
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

// Which piece it is all letters of the game tell, or else the board, if only one of those that the letter may
// mean can go there.
void tree_builder::foreign_piece(std::string_view letter) {
    restart(foreign_symbol(letter));
    has_foreign_letters_ = true;
    ply_unreadable_ = spare().piece == unsaid_piece;
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

void tree_builder::foreign_promoted(std::string_view letter) {
    spare().promotion = foreign_symbol(letter);
    has_foreign_letters_ = true;
    ply_unreadable_ = spare().promotion == unsaid_piece;
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

// Without a letter it is a pawn that is dropped.
void tree_builder::drop() {
    if (spare().kind == ply_kind::missing) {
        const place to = spare().to;
        restart(no_symbol);
        spare().to = to;
    }
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
    const node added = spare_node();
    ply& read = spare();
    read.begin = offset(whole.data());
    read.length = clamped(static_cast<std::uint32_t>(whole.size()));
    read.text_length = pending_end_ == nullptr
                           ? read.length
                           : clamped(static_cast<std::uint32_t>(pending_end_ - whole.data()));
    read.by = next_side();
    read.number = std::exchange(number_, 0) & largest_number;
    read.number_begin = read.number != 0 ? number_begin_ : read.begin;
    if (std::exchange(ply_unreadable_, false))
        read.kind = ply_kind::unreadable;
    append_to_line(added, read.by == side::white);
    pending_end_ = nullptr;
    pawn_file_ = nullptr;
    add_spare();
    if (const std::uint32_t glyph = std::exchange(pending_nag_, 0); glyph != 0)
        annotate(annotation_kind::nag, glyph);
}

// What a castling or a promotion is takes more words.
void tree_builder::end_usual_ply(std::string_view whole) {
    spare().plain = spare().kind == ply_kind::displaced && spare().promotion == no_symbol ? 1 : 0;
    end_ply(whole);
}

void tree_builder::unreadable_ply(std::string_view whole) {
    restart(no_symbol);
    ply_unreadable_ = true;
    end_ply(whole);
}

side tree_builder::next_side() {
    const open_line& line = innermost_line();
    if (line.last_ply != no_node)
        return opponent(built().plies[line.last_ply].by);
    if (line.variation == no_node || built().variations[line.variation].replaces == no_node)
        return first_side(built());
    return built().plies[built().variations[line.variation].replaces].by;
}

// annotations

void tree_builder::nag(std::string_view written) {
    std::uint32_t value = 0;
    for (const char c : written.substr(1)) {
        if (!is_digit(c))
            return;
        value = std::min(value * 10 + static_cast<std::uint32_t>(c - '0'), largest_nag + 1);
    }
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
    if (innermost_line().last_ply != no_node)
        built().plies[innermost_line().last_ply].check = check_of(written) & 7U;
}

void tree_builder::begin_variation(std::string_view at) {
    const node replaced = innermost_line().last_ply;
    record_builder::begin_variation(at.data());
    built().variations.back().replaces = replaced;
    number_ = 0;
}

void tree_builder::end_variation(std::string_view whole) {
    record_builder::end_variation(whole.data() + whole.size());
    number_ = 0;
}

void tree_builder::begin_comment(std::string_view at) {
    record_builder::begin_comment(at.data());
}

void tree_builder::end_comment(std::string_view whole, bool closed) {
    record_builder::end_comment(whole.data() + whole.size(), closed ? 1 : 0);
}

void tree_builder::result(std::string_view written) {
    if (!in_main_line())
        return; // in a variation it ends nothing
    built().result = find_result(written);
    built().result_where = span_of(written);
    set_closing(true);
}

} // namespace ctlpgn::pgn
