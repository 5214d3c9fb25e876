#include "notations/pgn/writing/writer.hpp"

#include "notations/pgn/replay/ply_numbers.hpp"
#include "notations/pgn/tags.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "notations/pgn/writing/san.hpp"
#include "notations/pgn/writing/unjudged_ply.hpp"
#include "text/indented_lines.hpp"
#include "tree/chains.hpp"
#include "tree/sorting.hpp"
#include "tree/tag_escapes.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

bool is_of_roster(std::string_view name) {
    return std::ranges::find(seven_tag_roster, name) != seven_tag_roster.end();
}

} // namespace

void writer::begin(const game& what) {
    game_ = &what;
    moves_ = move_texts(what, style_);
    numbers_ = ply_numbers(what);
    forms_.emplace(what);
}

// The seven first, in their order, then the others by name (8.1.1).
void writer::tags(std::string& output) {
    for (const std::string_view name : seven_tag_roster)
        if (const tag* const known = find_tag(*game_, name); known != nullptr)
            write_tag(*known, output);
    std::vector<const tag*> others;
    for (const tag& each : game_->tags)
        if (!is_of_roster(game_->raw(each.name)) || find_tag(*game_, game_->raw(each.name)) != &each)
            others.push_back(&each);
    sort_stably(others, {}, [this](const tag* each) { return game_->raw(each->name); });
    for (const tag* each : others)
        write_tag(*each, output);
}

// What is hidden before a tag goes where it goes.
void writer::write_tag(const tag& what, std::string& output) const {
    write_hidden_lines(static_cast<node>(&what - game_->tags.data()), output);
    output.append("[").append(game_->raw(what.name)).append(" \"");
    append_with_escapes(game_->raw(what.value), output);
    output.append("\"]\n");
}

void writer::write_hidden_lines(node before_tag, std::string& output) const {
    for (const ctlpgn::hidden_line& each :
         std::ranges::equal_range(game_->hidden_lines, before_tag, {}, &ctlpgn::hidden_line::before_tag))
        output.append(game_->raw(each.where)).append("\n");
}

void writer::ply(const ctlpgn::ply& what, const ply_context& where, std::string& output) {
    const auto n = static_cast<std::size_t>(&what - game_->plies.data());
    const bool is_white = what.player == side::white;
    if (is_white || (numbers_black_ && !where.follows_ply))
        output.append(std::to_string(numbers_[n])).append(is_white ? ". " : "... ");
    if (!moves_[n].empty())
        output += moves_[n];
    else if (what.text_length != 0 && is_in_letters(game_->raw(what.text()), what, style_.letters))
        output += game_->raw(what.text());
    else
        append_unjudged(output, what, style_.letters);
    for (const annotation& each : annotations_of(*game_, what.first_annotation))
        if (each.kind() == annotation_kind::nag)
            output.append(" $").append(std::to_string(each.index));
}

void writer::open_variation(const variation& /*what*/, std::string& output) {
    output += '(';
}

void writer::close_variation(std::string& output) {
    output += ')';
}

bool writer::ends_line(const comment& what) const {
    return forms_->ends_line(what);
}

void writer::open_comment(const comment& what, std::string& output) {
    output += ends_line(what) ? "; " : "{";
}

void writer::comment_text(const comment& what, std::string& output) {
    output += game_->raw(lines_of(what));
}

// Those of a drawing are all that stands between the braces: the first of them, too, has its place.
span writer::lines_of(const comment& what) const {
    const std::string_view whole = game_->raw(what.where);
    const bool is_enclosed = whole.size() > 1 && whole.starts_with('{') && whole.ends_with('}');
    if (!is_enclosed || ends_line(what))
        return what.text;
    const span inside{what.where.begin + 1, what.where.end - 1};
    return has_indented_line(game_->raw(inside)) ? inside : what.text;
}

void writer::close_comment(const comment& what, std::string& output) {
    if (!ends_line(what))
        output += '}';
}

void writer::hidden_line(const ctlpgn::hidden_line& what, std::string& output) {
    output += game_->raw(what.where);
}

void writer::result(std::string& output) {
    output += game_->result == 0 ? game_->raw(game_->result_where) : words.results[game_->result];
}

std::unique_ptr<word_writer> make_writer(const writing_style& style) {
    // The draft of 1993 has numbers before White's moves and nowhere else (its 8.2.2.2).
    return std::make_unique<writer>(style_of(style.letters), style.edition != "1993");
}

} // namespace ctlpgn::pgn
