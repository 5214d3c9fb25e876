#include "notations/pgn/reading/tree_builder.hpp"

#include "ctlpgn/tags.hpp"
#include "notations/pgn/comments/commands.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/positions/start.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"
#include "tree/number_value.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace ctlpgn::pgn {

namespace {

constexpr std::uint16_t origin_bits = origin_file_mask | origin_rank_mask;

// U+2654 to U+265F: white pieces before black ones, each from the king down.
constexpr symbol symbol_of_figurine(std::string_view written) {
    using enum chess::piece_kind;
    constexpr chess::piece_kind order[] = {king, queen, rook, bishop, knight, pawn};
    const auto last = static_cast<unsigned char>(written[2]);
    return symbol_of(order[(last - 0x94U) % std::size(order)]);
}

} // namespace

tree_builder::tree_builder(game& record, std::string_view text) : record_builder(record, text) {
    add_spare();
}

void tree_builder::open_tag(std::string_view at) {
    tag_begin_ = at.data();
    begin_tag(tag_begin_);
}

void tree_builder::open_tag_value(std::string_view value) {
    tag_value(value);
    if (value.find("\\\"") != std::string_view::npos || value.find("\\\\") != std::string_view::npos)
        tag_has_escape();
}

// moves

void tree_builder::is_no_number(std::string_view written) {
    if (spare().number != 0 && spare().number_begin == offset(written.data()))
        spare().number = 0;
}

void tree_builder::figurine(std::string_view written) {
    restart(symbol_of_figurine(written));
}

void tree_builder::end_other_ply(std::string_view whole) {
    const ply& read = spare();
    const bool has_letter =
        read.piece != no_symbol && read.piece != unsaid_piece && read.kind != ply_kind::castled;
    has_small_letters_ = has_small_letters_ || (has_letter && is_small_letter(whole.front()));
    has_foreign_letters_ =
        has_foreign_letters_ || (foreign_letter_ != nullptr && foreign_letter_ >= whole.data());
    if (has_small_letters_ || spare().capture == 0)
        admit_bishop();
    end_odd_ply(whole);
}

void tree_builder::end_odd_ply(std::string_view whole) {
    spare().plain = 0;
    end_ply(whole, clamped(static_cast<std::uint32_t>(whole.size())));
    pawn_file_ = nullptr;
}

void tree_builder::end_rare_ply() {
    const rare_parts rare = std::exchange(rare_, {});
    ply& read = spare();
    if (rare.suffix_begin != 0)
        read.text_length = clamped(rare.suffix_begin - read.begin);
    if (rare.unreadable)
        read.kind = ply_kind::unreadable;
    if (has_small_letters_)
        admit_bishop();
    add_spare();
    annotate_with_leading();
    if (rare.glyph != 0)
        annotate(annotation_kind::nag, rare.glyph);
    if (rare.second_glyph != 0)
        annotate(annotation_kind::nag, rare.second_glyph);
}

// The file may be left by an abandoned attempt: by the "ch" in "Qh5 ch g6".
bool tree_builder::is_way_from_pawn_file(const char* square) const {
    constexpr std::string_view signs = "xX:*-";
    const char* const begin = pawn_file_ + 1;
    const std::ptrdiff_t length = square - begin;
    if (length <= 0)
        return length == 0;
    if (!is_beyond_ascii(*begin))
        return length == 1 && signs.find(*begin) != std::string_view::npos;
    const utf8::decoded sign = utf8::decode({begin, static_cast<std::size_t>(length)});
    return sign.valid && sign.size == static_cast<std::size_t>(length);
}

void tree_builder::admit_bishop() {
    ply& read = spare();
    if (read.piece != no_symbol || (read.own & origin_bits) != origin(file_of('b'), -1))
        return;
    may_have_bishops_ = true;
    read.own |= bishop_mark;
    read.plain = 0;
}

// All letters of the game show which piece it is; otherwise the board does, if only one of the possible
// pieces can go there.
void tree_builder::foreign_piece(std::string_view letter) {
    restart(foreign_symbol(letter));
    foreign_letter_ = letter.data();
    rare_.unreadable = rare_.any = spare().piece == unsaid_piece;
}

void tree_builder::two_squares(std::string_view text) {
    restart(unsaid_piece);
    from_square(text);
}

// exd, without a rank: the board shows which square.
void tree_builder::short_target(std::string_view file) {
    spare().to = place_of(chess::square::from_index(file_of(file.front())));
    spare().own |= short_mark;
    ply_is_unreadable();
}

void tree_builder::split_target(std::string_view square) {
    spare().to = place_of(
        chess::square::from_index(rank_of(square.back()) * chess::file_count + file_of(square.front())));
}

void tree_builder::split_pawn_target(std::string_view square) {
    restart(no_symbol);
    split_target(square);
}

// In English.
void tree_builder::piece_word(std::string_view written) {
    const char first = capital(written.front());
    restart(first == 'P'                                 ? no_symbol
            : first == 'K' && written.substr(1) != "ing" ? symbol_of(chess::piece_kind::knight)
                                                         : symbol_of_letter(first));
}

void tree_builder::foreign_promoted(std::string_view letter) {
    spare().promotion = foreign_symbol(letter);
    foreign_letter_ = letter.data();
    rare_.unreadable = spare().promotion == unsaid_piece;
    rare_.any = rare_.any || rare_.unreadable;
}

void tree_builder::promoted_figurine(std::string_view written) {
    spare().promotion = symbol_of_figurine(written);
}

void tree_builder::null_move() {
    restart(no_symbol);
    spare().kind = ply_kind::passed;
}

// Without a letter it is a drop of a pawn.
void tree_builder::drop(std::string_view written) {
    if (written.front() == '@' || written.front() == 'P') {
        const place to = spare().to;
        restart(no_symbol);
        spare().to = to;
    }
    spare().own |= drop_mark;
}

void tree_builder::suffix(std::string_view written) {
    std::uint32_t glyph = find_glyph(written);
    if (glyph == 0)
        glyph = find_glyph(written.substr(0, 2));
    rare_.glyph = static_cast<std::uint16_t>(glyph);
    rare_.suffix_begin = offset(written.data());
    rare_.any = true;
}

void tree_builder::second_glyph(std::string_view written) {
    rare_.second_glyph = static_cast<std::uint16_t>(find_glyph(written));
}

std::uint16_t tree_builder::check_of_words(std::string_view written) {
    const bool is_mate = written.find('#') != std::string_view::npos ||
                         written.find("mate") != std::string_view::npos ||
                         written.find("‡") != std::string_view::npos;
    return is_mate ? check_mate : check_plain;
}

void tree_builder::unreadable_ply(std::string_view whole) {
    restart(no_symbol);
    ply_is_unreadable();
    end_odd_ply(whole);
}

// N cxd4: a knight's move, or the sign of a novelty and a pawn's move. The board decides.
void tree_builder::end_split_ply(std::string_view whole) {
    may_have_novelties_ = may_have_novelties_ || (whole.front() == 'N' && is_blank(whole[1]));
    end_odd_ply(whole);
}

bool tree_builder::black_follows() const {
    const node last = innermost_line().last_ply;
    return last != no_node && built().plies[last].player == side::white;
}

bool tree_builder::is_result_in_tag(std::string_view written) const {
    const tag* const named = find_tag(built(), "Result");
    if (named == nullptr)
        return false;
    const std::string_view given = built().raw(named->value);
    return given == written || (find_result(given) != 0 && find_result(given) == find_result(written));
}

bool tree_builder::is_judged() const {
    return rules_of(built()).is_judged;
}

bool tree_builder::has_drops() const {
    return named_rules_of(built()).drops();
}

bool tree_builder::promotes_to_king() const {
    return named_rules_of(built()).promotes_to_king();
}

bool tree_builder::closes_italics(const char* place) const {
    const node last = innermost_line().last_ply;
    if (last == no_node)
        return false;
    const ply& written = built().plies[last];
    const std::string_view all = text();
    const auto follows_asterisk = [all](std::uint32_t at) { return at != 0 && all[at - 1] == '*'; };
    return all.data() + written.whole().end == place &&
           (follows_asterisk(written.begin) || follows_asterisk(written.number_begin));
}

namespace {

bool names_square(const ply& asked) {
    return asked.from != no_place || (origin_file(asked) >= 0 && origin_rank(asked) >= 0);
}

} // namespace

bool tree_builder::is_number_due(std::string_view written) const {
    const node last = innermost_line().last_ply;
    const std::uint32_t own = built().plies.back().number;
    const std::uint32_t now = own != 0 || last == no_node ? own : built().plies[last].number;
    if (now != 0 && written != std::to_string(now + 1))
        return false;
    constexpr std::size_t looked_at = 6;
    const std::span<const ply> read(built().plies.data(), built().plies.size() - 1); // without that one
    return std::ranges::none_of(read.last(std::min(looked_at, read.size())), names_square);
}

bool tree_builder::is_number_of_last(std::string_view written) const {
    const node last = innermost_line().last_ply;
    if (last == no_node)
        return false;
    const due_ply again{move_numbers_.back(), built().plies[last].player};
    return written.back() == '.' ? again.has(written) : again.number == value_of_number(written);
}

bool tree_builder::numbers_have_parentheses() const {
    const ply& first = built().plies.front();
    if (first.number == 0)
        return false;
    const std::string_view written = text().substr(first.number_begin);
    return written.substr(count_digits(written)).starts_with(')');
}

due_ply tree_builder::due() const {
    if (is_numbered())
        return {};
    const side player = next_side();
    return {move_numbers_.back() + (player == side::white ? 1U : 0U), player};
}

side tree_builder::side_to_begin() const {
    const open_line& line = innermost_line();
    if (line.variation == no_node || built().variations[line.variation].replaces == no_node)
        return first_side(built());
    return built().plies[built().variations[line.variation].replaces].player;
}

void tree_builder::drop_hidden_lines_from(const char* end) {
    std::vector<ctlpgn::hidden_line>& lines = built().hidden_lines;
    const auto comes_before = [at = offset(end)](const ctlpgn::hidden_line& each) {
        return each.where.begin < at;
    };
    const auto first = std::ranges::find_if_not(lines, comes_before);
    if (first == lines.end())
        return;
    const auto kept = static_cast<std::uint32_t>(first - lines.begin());
    lines.erase(first, lines.end());
    const auto clean = [this, kept](node& chain) {
        for (node* link = &chain; *link != no_node;) {
            annotation& here = built().annotations[*link];
            if (here.kind() == annotation_kind::hidden_line && here.index >= kept)
                *link = here.next;
            else
                link = &here.next;
        }
    };
    clean(built().main_line.first_annotation);
    clean(built().first_closing_annotation);
    for (ply& each : built().plies)
        clean(each.first_annotation);
    for (variation& each : built().variations)
        clean(each.line.first_annotation);
}

void tree_builder::result(std::string_view written) {
    if (!in_main_line())
        return; // in a variation it does not end the game
    annotate_with_leading();
    built().result = find_result(written);
    built().result_where = span_of(written);
    set_closing(true);
}

} // namespace ctlpgn::pgn
