#include "notations/xiangqi/reading/tree_builder.hpp"

#include "notations/xiangqi/forms/chinese.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "text/ascii.hpp"
#include "tree/numbered_replies.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::xiangqi {

tree_builder::tree_builder(game& record, std::string_view text, bool begins_file)
    : record_builder(record, text), format_(read_format(record.preamble)),
      may_say_format_(begins_file), open_{no_node} {
    add_spare();
}

// header

void tree_builder::keyword(std::string_view word) {
    begin_tag(word.data());
    tag_name(word);
    value(word.substr(word.size()));
}

void tree_builder::value(std::string_view text) {
    tag_value(text);
    last_value_ = text;
}

// The first of several counts.
void tree_builder::end_format() {
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

// numbers

// Where nothing is before it in a variation, nobody knows it.
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

// half-moves

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

void tree_builder::capture() {
    spare().capture = ordinary_capture;
}

void tree_builder::order(unsigned which) {
    claim_.mover = which;
}

void tree_builder::order_word(std::string_view letter) {
    claim_.mover = letter.front() == 'f'   ? named_by::front
                   : letter.front() == 'r' ? named_by::rear
                                           : named_by::middle;
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
    pawn();
}

void tree_builder::label(std::string_view letter) {
    claim_.mover = named_by::label + static_cast<unsigned>(small_letter(letter.front()) - 'a');
    pawn();
}

void tree_builder::chinese_piece(std::string_view character) {
    spare().piece = symbol_of(kind_of_character(character));
}

void tree_builder::chinese_order(std::string_view character) {
    claim_.mover = order_of_character(character);
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

// After a half-move of Red's, whose number is known.
bool tree_builder::is_next_number(std::string_view digits) const {
    const node last = innermost_line().last_ply;
    return last != no_node && digits == std::to_string(built().plies[last].number + 1U);
}

// After its number Red moves, unless that is left out; else the one whose turn it is.
ctlpgn::side tree_builder::next_side() {
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

// markers and variations

// Markers are read before the half-move that they belong to has its place.
void tree_builder::place_markers(node at) {
    for (std::size_t i = markers_.size(); i-- != 0 && markers_[i].at == no_node;)
        markers_[i].at = at;
}

void tree_builder::end_detached() {
    const node before = innermost_line().last_ply;
    if (before != no_node)
        return place_markers(before);
    while (!markers_.empty() && markers_.back().at == no_node)
        markers_.pop_back();
}

void tree_builder::mark(std::uint32_t number) {
    markers_.push_back({number, no_node});
    largest_label_ = std::max(largest_label_, number);
}

void tree_builder::marked(std::string_view digits) {
    mark(number(narrowed(digits), digits));
}

void tree_builder::range_begin(std::string_view digits) {
    range_begin_ = number(digits);
}

// A range names few variations; one that names more than a game has is a slip.
void tree_builder::range_end(std::string_view digits) {
    constexpr std::uint32_t widest_range = 15;
    const std::uint32_t last = number(digits);
    if (last < range_begin_ || last - range_begin_ > widest_range)
        return mark(range_begin_);
    for (std::uint32_t each = range_begin_; each <= last; ++each)
        mark(each);
}

void tree_builder::var_word() {
    label_text_ = {};
}

void tree_builder::variation_label(std::string_view digits) {
    label_text_ = digits;
}

void tree_builder::take_label(variation& labelled) {
    labelled.label = number(narrowed(label_text_), label_text_);
    labelled.label_where = span_of(std::exchange(label_text_, {}));
    largest_label_ = std::max(largest_label_, labelled.label);
}

// With its word it stands apart from what it replaces, and before the first half-move nothing is there yet.
void tree_builder::begin_variation(std::string_view opening) {
    number_ = 0;
    number_begin_ = nullptr;
    is_first_of_move_ = false;
    const bool is_named = is_letter(opening.front());
    const node replaced = innermost_line().last_ply;
    const auto index = static_cast<node>(built().variations.size());
    if (is_named || replaced == no_node) {
        begin_variation_apart(opening.data());
        waiting_.push_back({index, open_.back()});
        if (is_named && !label_text_.empty())
            take_label(built().variations[index]);
        built().variations[index].replaces = marked_or(replaced, built().variations[index].label);
    } else {
        record_builder::begin_variation(opening.data());
        built().variations[index].replaces = replaced;
    }
    open_.push_back(index);
}

void tree_builder::end_variation(const char* end) {
    if (record_builder::end_variation(end) != nullptr)
        open_.pop_back();
    number_ = 0;
    number_begin_ = nullptr;
    is_first_of_move_ = false;
}

// The half-move that was marked with the number most recently. Marks are far from their variations where many
// half-moves have some; then nothing is looked for.
node tree_builder::marked_or(node otherwise, std::uint32_t number) const {
    constexpr std::size_t most_marks = 64;
    const std::size_t first = markers_.size() - std::min(markers_.size(), most_marks);
    for (std::size_t i = markers_.size(); number != 0 && i-- != first;)
        if (markers_[i].number == number && markers_[i].at != no_node)
            return markers_[i].at;
    return otherwise;
}

bool tree_builder::is_numbered(node asked) const {
    const node first = built().variations[asked].line.first_ply;
    return first != no_node && built().plies[first].number != 0;
}

// The half-move of the line around it that has the number and side of its first, which has one.
node tree_builder::find_by_number(const waiting& asked) const {
    const game& record = built();
    const node first = record.variations[asked.variation].line.first_ply;
    const line_of_play& around =
        asked.written_in == no_node ? record.main_line : record.variations[asked.written_in].line;
    std::uint32_t number = 0;
    for (node at = around.first_ply; at != no_node; at = record.plies[at].next) {
        const ctlpgn::ply& here = record.plies[at];
        if (here.number != 0)
            number = here.number;
        else if (here.player == ctlpgn::side::white)
            ++number;
        if (number == record.plies[first].number && here.player == record.plies[first].player)
            return at;
    }
    return no_node;
}

// When all has been read: each variation with its word belongs to the half-move before its marker, which
// stands earlier in the text; without a marker to the one that its number tells, and without a number to the
// one before it.
void tree_builder::attach_variations() {
    if (waiting_.empty())
        return;
    game& all = built();
    sort_stably(markers_, {}, &marker::number);
    std::vector<node> last_of_ply(all.plies.size(), no_node);
    std::vector<node> last_of_line(all.variations.size() + 1, no_node);
    std::size_t numbered_lines = 0;
    constexpr std::size_t most_searches = 100; // for want of a marker, each along its whole line
    for (const waiting& each : waiting_) {
        variation& placed = all.variations[each.variation];
        const auto found = std::ranges::lower_bound(markers_, placed.label, {}, &marker::number);
        const bool is_marked = placed.label != 0 && found != markers_.end() &&
                               found->number == placed.label && found->at != no_node &&
                               all.plies[found->at].begin < placed.where.begin;
        if (is_marked)
            placed.replaces = found->at;
        else if (is_numbered(each.variation))
            placed.replaces = numbered_lines++ < most_searches ? find_by_number(each) : no_node;
        const std::size_t line = each.written_in == no_node ? 0 : each.written_in + std::size_t{1};
        line_of_play& around = line == 0 ? all.main_line : all.variations[line - 1].line;
        if (placed.replaces == no_node)
            attach(each.variation, around.first_annotation, last_of_line[line]);
        else
            attach(each.variation, all.plies[placed.replaces].first_annotation, last_of_ply[placed.replaces]);
    }
}

// At the end of a chain, of which the last is remembered, so that many are attached to one quickly.
void tree_builder::attach(node variation, node& first, node& last) {
    game& all = built();
    const auto added = static_cast<node>(all.annotations.size());
    annotation& made = all.annotations.emplace_back();
    made.index = variation & annotation_bits;
    made.kind_bits = static_cast<std::uint32_t>(annotation_kind::variation) & 3U;
    if (last == no_node)
        for (node at = first; at != no_node; at = all.annotations[at].next)
            last = at;
    (last == no_node ? first : all.annotations[last].next) = added;
    last = added;
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

// The header says how the game ended.
void tree_builder::read_result() {
    const tag* const written = find_tag(built(), tag_name::result);
    if (written != nullptr || !written_result_.empty())
        built().result = result_of(written != nullptr ? built().raw(written->value) : written_result_);
}

void tree_builder::finish() {
    built().plies.pop_back();
    give_to_black(numbered_reply_at_end(built()));
    attach_variations();
    // A variation without a number is called by one that is free.
    for (variation& each : built().variations)
        if (each.label == 0 && largest_label_ != largest_number)
            each.label = ++largest_label_;
    read_result();
}

} // namespace ctlpgn::xiangqi
