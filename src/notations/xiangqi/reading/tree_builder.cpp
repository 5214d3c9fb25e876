#include "notations/xiangqi/reading/tree_builder.hpp"

#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/forms/chinese.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/reading/ranks.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "text/ascii.hpp"
#include "tree/numbered_replies.hpp"
#include "tree/tag_escapes.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::xiangqi {

tree_builder::tree_builder(game& record, std::string_view text, bool begins_file)
    : record_builder(record, text), is_in_pgn_(begins_file || record.preamble.starts_with(pgn_dialect)),
      format_(read_format(is_in_pgn_ ? std::string_view() : record.preamble)),
      may_say_format_(is_in_pgn_), open_{no_node} {
    add_spare();
}

// header

void tree_builder::keyword(std::string_view word) {
    begin_tag(word.data());
    tag_name(word);
    value(word.substr(word.size()));
}

void tree_builder::bracket(std::string_view opening) {
    bracket_ = opening.data();
}

void tree_builder::bracketed_keyword(std::string_view word) {
    last_keyword_ = word;
    begin_tag(bracket_);
    tag_name(word);
    value(word.substr(word.size()));
}

void tree_builder::value(std::string_view text) {
    tag_value(text);
    last_value_ = text;
}

void tree_builder::bracketed_value(std::string_view text) {
    value(text);
    for (std::size_t at = 0; at != text.size(); ++at)
        if (is_escape(text, at))
            return tag_has_escape();
}

void tree_builder::end_bracketed_tag(const char* end) {
    end_tag(end);
    has_bracketed_tag_ = true;
}

// The first of several counts. In PGN it is a tag of every game.
void tree_builder::end_format() {
    is_in_pgn_ = is_in_pgn_ && has_bracketed_tag_;
    if (std::exchange(may_say_format_, false))
        format_ = read_format(last_value_);
}

void tree_builder::set_up_word(std::string_view word) {
    keyword(word);
}

void tree_builder::end_set_up(std::string_view text) {
    end_tag(text.data() + text.size());
}

bool tree_builder::has_game_line() const {
    return find_tag(built(), tag_name::game) != nullptr;
}

bool tree_builder::has_tag(std::string_view name) const {
    return std::ranges::any_of(built().tags, [&](const tag& each) { return built().raw(each.name) == name; });
}

void tree_builder::engine_position(std::string_view text) {
    value(text);
    end_tag(text.data() + text.size());
}

void tree_builder::black_begins() {
    is_first_of_move_ = true;
    red_is_left_out_ = true;
}

// numbers

// It is unknown if nothing comes before it in a variation.
void tree_builder::next_number(std::string_view sign) {
    const node before = innermost_line().move;
    if (before != no_node)
        number_ = built().plies[before].number + 1U;
    else
        number_ = in_main_line() ? 1 : 0;
    number_begin_ = sign.data();
    is_first_of_move_ = true;
    red_is_left_out_ = false;
}

void tree_builder::dots() {
    number_has_dots_ = true;
}

void tree_builder::fill() {
    red_is_left_out_ = is_first_of_move_;
}

// plies

void tree_builder::pawn() {
    spare().piece = symbol_of(piece_kind::pawn);
    unreadable_ = false;
}

void tree_builder::from_file(std::string_view letter) {
    claim_.mover = named_by::file + static_cast<unsigned>(letter.front() - 'a');
}

void tree_builder::from_rank(std::string_view digit) {
    claim_.mover = named_by::rank + static_cast<unsigned>(digit.front() - '0');
}

void tree_builder::from_tenth(std::string_view name) {
    spare().from = place_of(point_from_one(name));
    is_lowered_ = true;
}

void tree_builder::from_rank_of_ten(std::string_view digits) {
    claim_.mover = named_by::rank + static_cast<unsigned>(rank_from_one(digits));
    is_lowered_ = true;
}

void tree_builder::to_tenth(std::string_view name) {
    spare().to = place_of(point_from_one(name));
    is_lowered_ = true;
}

// All of its plies so far do, except the one that is being read.
void tree_builder::count_from_one() {
    counts_from_one_ = true;
    std::vector<ctlpgn::ply>& plies = built().plies;
    std::for_each(plies.begin(), plies.end() - 1, lower_ranks);
}

void tree_builder::capture() {
    spare().capture = ordinary_capture;
}

void tree_builder::order(unsigned which) {
    claim_.mover = which;
}

void tree_builder::order_word(std::string_view letter) {
    claim_.mover = letter.front() == 'f'   ? named_by::front
                   : letter.front() == 'm' ? named_by::middle
                                           : named_by::rear;
}

// After the file: 3+
void tree_builder::tandem_order(std::string_view sign) {
    const unsigned order = sign.front() == '+' ? 0 : sign.front() == '-' ? 2 : 1;
    claim_.mover = named_by::file_and_order + (claim_.mover - named_by::file) * 3 + order;
    pawn();
}

void tree_builder::pawn_number(std::string_view digit) {
    pawn_number_ = static_cast<unsigned>(digit_of(digit));
}

// Before the file: 15
void tree_builder::numbered() {
    constexpr unsigned files = 9;
    claim_.mover = named_by::number_and_file + (pawn_number_ - 1) * files + (claim_.mover - named_by::file);
    counts_pawns_ = true;
    pawn();
}

// 33: the middle one of file 3, or the third one there as engines count.
void tree_builder::file_twice(std::string_view digits) {
    constexpr unsigned files = 9;
    constexpr unsigned most_pawns = 5;
    const auto file = static_cast<unsigned>(digits.front() - '1');
    claim_.mover = counts_pawns_ && file < most_pawns ? named_by::number_and_file + file * files + file
                                                      : named_by::file_twice + file;
    pawn();
}

void tree_builder::pawn_letter(std::string_view letter) {
    is_rear_word_ = letter == "b" && format_.kind_of('b') != piece_kind::pawn;
    pawn();
}

void tree_builder::king() {
    spare().piece = symbol_of(piece_kind::king);
    unreadable_ = false;
}

void tree_builder::vietnamese_order(std::string_view letter) {
    claim_.mover = letter == "t" ? named_by::front : letter == "g" ? named_by::middle : named_by::rear;
}

void tree_builder::vietnamese_back() {
    claim_.to = direction::backward;
}

void tree_builder::label(std::string_view letter) {
    if (is_rear_word_ && is_capital(letter.front()) && format_.kind_of(letter.front()) != piece_kind::none) {
        claim_.mover = named_by::rear;
        spare().piece = symbol_of(format_.kind_of(letter.front()));
        return;
    }
    claim_.mover = named_by::label + static_cast<unsigned>(small_letter(letter.front()) - 'a');
    pawn();
}

void tree_builder::chinese_piece(std::string_view character) {
    spare().piece = symbol_of(kind_of_character(character));
}

void tree_builder::chinese_file(std::string_view digit) {
    const int file = digit_of(digit);
    claim_.mover = claim_.mover != named_by::nothing ? order_in_file(claim_.mover, file)
                                                     : named_by::file + static_cast<unsigned>(file - 1);
}

// After 前, 中 or 后. Without a piece it is a pawn.
unsigned tree_builder::order_in_file(unsigned order, int file) {
    if (spare().piece == no_symbol)
        pawn();
    const unsigned place = order == named_by::first_of_many ? 0 : order == named_by::last_of_many ? 2 : 1;
    return named_by::file_and_order + static_cast<unsigned>(file - 1) * 3 + place;
}

void tree_builder::chinese_order(std::string_view character) {
    claim_.mover = order_of_character(character);
}

// 一兵, 二兵, ...
void tree_builder::chinese_number(std::string_view numeral) {
    claim_.mover = named_by::number + static_cast<unsigned>(digit_of(numeral) - 1);
}

void tree_builder::chinese_direction(std::string_view character) {
    claim_.to = direction_of_character(character);
}

void tree_builder::check(std::uint8_t sign) {
    spare().check = sign & 7U;
}

void tree_builder::glyph(std::string_view sign) {
    glyph_ =
        static_cast<std::uint32_t>(std::ranges::find(words.glyphs, narrowed(sign)) - words.glyphs.begin());
}

void tree_builder::ply_is_unreadable() {
    unreadable_ = true;
}

void tree_builder::end_half_move(std::string_view text) {
    ctlpgn::ply& read = spare();
    const char* const number_begin = std::exchange(number_begin_, nullptr);
    read.length = clamped(static_cast<std::uint32_t>(text.size()));
    if (unreadable_)
        read.kind = ctlpgn::ply_kind::unreadable;
    if (is_lowered_ && !counts_from_one_)
        count_from_one();
    else if (!is_lowered_ && counts_from_one_)
        lower_ranks(read);
    read.player = next_side();
    read.number = std::exchange(number_, 0) & largest_number;
    read.number_begin = number_begin != nullptr ? offset(number_begin) : read.begin;
    const node added = spare_node();
    append_to_line(added, read.player == ctlpgn::side::white || read.number != 0);
    give_to_black(numbered_reply_before(built(), added));
    add_spare();
    is_first_of_move_ = false;
    red_is_left_out_ = false;
    if (glyph_ != 0)
        annotate(annotation_kind::nag, std::exchange(glyph_, 0));
    place_markers(added);
}

void tree_builder::give_to_black(node reply) {
    if (reply != no_node)
        built().plies[reply].player = ctlpgn::side::black;
}

void tree_builder::lost_half_move(std::string_view text) {
    new_ply();
    ply_is_unreadable();
    end_body(text);
    end_half_move(text);
}

bool tree_builder::black_follows() const {
    const node last = innermost_line().last_ply;
    return !is_first_of_move_ && last != no_node && built().plies[last].player == ctlpgn::side::white;
}

// Before the first ply of a line any number may be.
bool tree_builder::is_next_number(std::string_view digits) const {
    const node begun = innermost_line().move;
    const std::uint32_t number = begun == no_node ? 0 : built().plies[begun].number;
    return innermost_line().last_ply == no_node || (number != 0 && digits == std::to_string(number + 1U));
}

// Before the first ply of a line, and after moves without a number, any number may be.
bool tree_builder::is_due_number(std::string_view digits) const {
    const node begun = innermost_line().move;
    const std::uint32_t number = begun == no_node ? 0 : built().plies[begun].number;
    return number == 0 || digits == std::to_string(number) || digits == std::to_string(number + 1U);
}

// After a number Red moves, unless Red's ply is left out; otherwise the side whose turn it is.
ctlpgn::side tree_builder::next_side() const {
    if (is_first_of_move_)
        return red_is_left_out_ ? ctlpgn::side::black : ctlpgn::side::white;
    const open_line& line = innermost_line();
    if (line.last_ply != no_node)
        return opponent(built().plies[line.last_ply].player);
    const node replaced = open_.back() == no_node ? no_node : built().variations[open_.back()].replaces;
    return replaced == no_node ? ctlpgn::side::white : built().plies[replaced].player;
}

void tree_builder::add_glyph(std::string_view sign) {
    glyph(sign);
    if (glyph_ != 0 && glyph_ < words.glyphs.size() && innermost_line().last_ply != no_node)
        annotate(annotation_kind::nag, glyph_);
    glyph_ = 0;
}

void tree_builder::add_nag(std::string_view digits) {
    if (innermost_line().last_ply != no_node)
        annotate(annotation_kind::nag, number(digits));
}

// comments

void tree_builder::open_comment(std::string_view opening) {
    begin_comment(opening.data());
    record_builder::open_comment().text.begin = offset(opening.data() + opening.size());
}

void tree_builder::end_comment(std::string_view text, std::size_t closing_bytes) {
    record_builder::end_comment(text.data() + text.size(), closing_bytes);
}

// After the moves, where the header does not say it.
void tree_builder::written_result(std::string_view text) {
    if (in_main_line())
        written_result_ = text;
}

void tree_builder::final_result(std::string_view text) {
    written_result_ = text;
    built().result_where = {offset(text.data()), offset(text.data() + text.size())};
}

// The header says how the game ended.
void tree_builder::read_result() {
    const tag* const written = find_tag(built(), tag_name::result);
    if (written != nullptr || !written_result_.empty())
        built().result = result_of(written != nullptr ? built().raw(written->value) : written_result_);
}

// In PGN without the tag Format, only all plies together show their form.
void tree_builder::name_pawns_as_federation() {
    if (format_.form == move_form::wxf || !is_pgn(built()) || meant_format(built()).form != move_form::wxf)
        return;
    for (ctlpgn::ply& each : built().plies) {
        const claim read = claim_of(each);
        if (each.piece == symbol_of(piece_kind::pawn) && read.mover >= named_by::file &&
            read.mover < named_by::rank)
            each.own =
                packed({read.mover - named_by::file + named_by::pawn_file, read.to, read.reach}) & 0xfffU;
    }
}

bool tree_builder::may_be_in_any_form() const {
    const bool says_nothing = find_tag(built(), tag_name::format) == nullptr;
    return says_nothing && (is_pgn(built()) || built().preamble.empty());
}

void tree_builder::finish() {
    if ((has_bracketed_tag_ || is_for_engine_) && !counts_from_one_ && are_ranks_from_one(built()))
        count_from_one();
    built().plies.pop_back();
    if (format_.form != move_form::vietnamese && may_be_in_any_form() && is_in_vietnamese(built()))
        read_in_vietnamese(built());
    name_pawns_as_federation();
    give_to_black(numbered_reply_at_end(built()));
    if (is_web_game())
        settle_web_game();
    attach_variations();
    // A variation without a number gets a free one.
    for (variation& each : built().variations)
        if (each.label == 0 && largest_label_ != largest_number)
            each.label = ++largest_label_;
    read_result();
}

} // namespace ctlpgn::xiangqi
