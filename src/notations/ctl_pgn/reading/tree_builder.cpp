#include "notations/ctl_pgn/reading/tree_builder.hpp"

#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/reading/next_number.hpp"
#include "notations/ctl_pgn/reading/tree_builder_plies.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "text/ascii.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ctlpgn::ctl_pgn {

tree_builder::tree_builder(game& record, std::string_view text) : record_builder(record, text) {
    add_spare();
}

void tree_builder::finish() {
    append_number_alone();
    built().plies.pop_back();
}

// moves

void tree_builder::unknown_number() {
    digits_ = "1";
    number_unknown_ = true;
}

void tree_builder::number_is_unknown() {
    number_unknown_ = true;
}

// Nothing is where a ply should be.
void tree_builder::forget_ply() {
    ply& read = spare();
    ply empty;
    empty.begin = empty.number_begin = read.number_begin;
    empty.number = read.number;
    empty.number_unknown = read.number_unknown;
    read = empty;
    last_ply_ = no_node;
    ply_unreadable_ = false;
}

// A number without a ply after it.
void tree_builder::append_missing_ply() {
    number_waits_ = false;
    forget_ply();
    append_to_line(spare_node(), true);
    add_spare();
}

// H 6, also with a line end instead of the space
void tree_builder::parted_hex(std::string_view written) {
    std::string name(written);
    std::erase_if(name, [](char c) { return white_space.find(c) != std::string_view::npos; });
    hex(find_hex(name));
}

void tree_builder::awaits_promotion() {
    spare().promotion = awaiting_promotion;
}

void tree_builder::promoted_in_place() {
    ply& promoting = spare();
    promoting.kind = ply_kind::in_place;
    promoting.to = promoting.from;
    promoting.from = no_place;
}

void tree_builder::castling(std::string_view prefix, std::string_view targets) {
    spare().kind = ply_kind::castled;
    spare().to = static_cast<place>(find_castling(prefix, targets));
}

void tree_builder::ply_is_unreadable() {
    ply_unreadable_ = true;
}

void tree_builder::parted_rating(std::string_view written) {
    if (last_ply_ == no_node)
        return;
    const std::array signs{written.front(), written.back()};
    annotate_glyph(find_rating({signs.data(), signs.size()}));
    extend_ply(written.data() + written.size());
}

void tree_builder::rating(std::string_view written) {
    std::uint32_t nag = 0;
    if (written.front() == '$')
        nag = number(written.substr(1));
    else if (nag = find_rating(written); nag == 0)
        nag = find_rating(with_meant(odd_rating_in_ascii(written), odd_ratings));
    if (last_ply_ == no_node)
        return;
    // One that is too large is reported (reading.cpp) and ignored.
    if (nag != 0 && nag <= largest_nag)
        annotate_glyph(nag);
    extend_ply(written.data() + written.size());
}

// A ply has one glyph; the grammar may read it again in another alternative.
void tree_builder::annotate_glyph(std::uint32_t nag) {
    node at = built().plies[last_ply_].first_annotation;
    while (at != no_node && built().annotations[at].kind() != annotation_kind::nag)
        at = built().annotations[at].next;
    if (at != no_node)
        built().annotations[at].index = nag & largest_annotation_index;
    else
        annotate(annotation_kind::nag, nag);
}

void tree_builder::draw_offer(const char* end) {
    if (last_ply_ == no_node)
        return;
    built().plies[last_ply_].own |= draw_offer_mark;
    extend_ply(end);
}

// In place of Black's last ply, it says that the game ended with White's.
void tree_builder::end_mark(const char* end) {
    if (in_main_line())
        over_ = true;
    const node ending = last_ply_ != no_node ? last_ply_ : innermost_line().last_ply;
    if (last_ply_ != no_node)
        extend_ply(end);
    if (ending != no_node && !number_waits_)
        built().plies[ending].own |= game_end_mark;
}

void tree_builder::late_end_mark() {
    over_ = true;
    if (main_line().last_ply != no_node && !number_waits_)
        built().plies[main_line().last_ply].own |= game_end_mark;
}

std::size_t tree_builder::length_to_end_mark(const char* at) const {
    const std::string_view left = text().substr(offset(at));
    std::size_t next = std::min(left.find_first_not_of(blank_characters), left.size());
    for (const char of_line_end : {'\r', '\n'})
        next += next != left.size() && left[next] == of_line_end ? 1U : 0U;
    return next != left.size() && left[next] == ':' ? next + 1 : 0;
}

// variations

void tree_builder::begin_variation(const char* at) {
    append_number_alone();
    record_builder::begin_variation(at);
}

void tree_builder::end_variation(const char* end) {
    append_number_alone();
    if (variation* const ended = record_builder::end_variation(end))
        ended->replaces = replaced_ply(*ended, innermost_line());
}

// Of the move before the variation. Black's ply is replaced if White's is omitted, or repeated before another
// one of Black's.
node tree_builder::replaced_ply(const variation& asked, const open_line& around) const {
    if (around.move == no_node)
        return no_node;
    const written_move replaced = move_from(built(), around.move);
    if (asked.line.first_ply == no_node)
        return replaced.white;
    const written_move first = move_from(built(), asked.line.first_ply);
    if (first.white == no_node)
        return replaced.black;
    const auto same = [](const ply& a, const ply& b) {
        return a.kind == b.kind && a.from == b.from && a.to == b.to && kind_of(a.piece) == kind_of(b.piece) &&
               kind_of(a.promotion) == kind_of(b.promotion);
    };
    const bool repeated = built().plies[first.first].number == built().plies[replaced.first].number &&
                          first.black != no_node && replaced.black != no_node && replaced.white != no_node &&
                          same(built().plies[first.white], built().plies[replaced.white]);
    return repeated ? replaced.black : replaced.white;
}

// result

void tree_builder::result(std::string_view text) {
    if (!in_main_line())
        return; // in a variation it does not end the game
    append_number_alone();
    std::array<char, 8> plain{};
    std::size_t size = 0;
    for (const char c : text) {
        // Anything between two digits is some hyphen; bytes beyond ASCII are not counted.
        const char kept = is_digit(c) || c == '*' || c == '/' ? c : '-';
        if (kept == '-' && size != 0 && plain[size - 1] == '-')
            continue;
        if (size == plain.size())
            break;
        plain[size++] = kept;
    }
    built().result = find_result(std::string_view(plain.data(), size));
    built().result_where = span_of(text);
    over_ = main_line().move != no_node; // else moves that follow are the game's
    set_closing(true);
}

const char* tree_builder::result_begin() const {
    return text().data() + built().result_where.begin;
}

bool tree_builder::move_resumes(std::string_view digits) const {
    if (!variation_parts_move())
        return false;
    const open_line& line = innermost_line();
    const ply& white = built().plies[line.last_ply];
    if (white.check == static_cast<std::uint16_t>(check_mark::mate) || (white.own & game_end_mark) != 0)
        return false;
    return digits.empty() || value_of_number(digits) == built().plies[line.move].number;
}

bool tree_builder::number_follows(std::string_view digits) const {
    const open_line& line = innermost_line();
    return line.last_ply != no_node && built().plies[line.last_ply].player == side::black &&
           is_next_number(digits, built().plies[line.move].number);
}

bool tree_builder::is_next(std::string_view digits) const {
    const node last = main_line().move;
    // Moves after a result that comes before all moves continue the game, whatever their number.
    return last == no_node ? !digits.empty() : is_next_number(digits, built().plies[last].number);
}

} // namespace ctlpgn::ctl_pgn
