#include "notations/pgn/writing/writer.hpp"

#include "notations/pgn/due_result.hpp"
#include "notations/pgn/openings/opening.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "notations/pgn/tags.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "notations/pgn/writing/san.hpp"
#include "notations/pgn/writing/unjudged_ply.hpp"
#include "text/ascii.hpp"
#include "text/indented_lines.hpp"
#include "tree/chains.hpp"
#include "tree/sorting.hpp"
#include "tree/tag_escapes.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

void append_number(std::uint32_t number, std::string& output) {
    std::array<char, 10> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    output.append(digits.data(), end);
}

} // namespace

void writer::begin(const game& what) {
    game_ = &what;
    moves_are_known_ = false;
    forms_.emplace(what);
}

// Not for those who ask for tags alone.
void writer::play_moves() {
    moves_are_known_ = true;
    moves_ = move_texts(*game_, style_);
    const auto is_unknown = [](const std::string& each) { return each.empty(); };
    if (style_.form == move_form::standard) {
        if (std::ranges::any_of(moves_, is_unknown))
            keep_contradicted(*game_, moves_);
        else
            keep_doubted_marks(*game_, moves_);
    }
    numbers_ = ply_numbers(*game_);
    is_chess_ = rules_of(*game_).is_judged;
    keeps_numbers_ = !start_of(*game_).playable && !numbers_follow_order();
}

// Whether there are numbers, and they are the same as by the order of plies.
bool writer::numbers_follow_order() const {
    bool any = false;
    for (std::size_t n = 0; n != game_->plies.size(); ++n) {
        const ctlpgn::ply& each = game_->plies[n];
        if (each.number == 0)
            continue;
        any = true;
        if (each.number != numbers_[n])
            return false;
    }
    return any;
}

// The seven first, in their order, then the others by name (8.1.1).
void writer::tags(std::string& output) {
    std::array<const tag*, seven_tag_roster.size()> of_roster{};
    std::vector<written_tag> others;
    others.reserve(game_->tags.size());
    for (const tag& each : game_->tags) {
        const auto place = static_cast<std::size_t>(
            std::ranges::find(seven_tag_roster, game_->raw(each.name)) - seven_tag_roster.begin());
        // After other tags a second one of the first name would begin another game.
        if (place == 0)
            write_tag(as_read(each), output);
        else if (place != of_roster.size() && of_roster[place] == nullptr)
            of_roster[place] = &each;
        else
            others.push_back(as_read(each));
    }
    for (const tag* const each : of_roster)
        if (each != nullptr)
            write_tag(as_read(*each), output);
    if (names_opening_)
        name_opening(others);
    sort_stably(others, {}, &written_tag::name);
    for (const written_tag& each : others)
        write_tag(each, output);
}

// What the tags say stays where the positions show nothing.
void writer::name_opening([[maybe_unused]] std::vector<written_tag>& tags) const {
#ifndef CTLPGN_WITHOUT_OPENINGS
    const std::optional<known_opening> shown = opening_of(*game_);
    if (!shown)
        return;
    const written_tag shown_by_tags[] = {
        {"ECO", shown->code}, {"Opening", shown->family}, {"Variation", shown->variation}};
    // Other names of the opening that the game had are not those of the new one.
    const auto is_changed = [&](const written_tag& other) {
        const written_tag& now =
            is_same_in_small_letters(other.name, "ECO") ? shown_by_tags[0] : shown_by_tags[1];
        return is_same_in_small_letters(other.name, now.name) && !other.value.starts_with(now.value);
    };
    if (std::ranges::any_of(tags, is_changed))
        std::erase_if(tags, [](const written_tag& other) {
            return is_same_in_small_letters(other.name, "SubVariation") ||
                   is_same_in_small_letters(other.name, "NIC");
        });
    for (written_tag each : shown_by_tags) {
        each.read = find_tag(*game_, each.name);
        std::erase_if(tags, [&each](const written_tag& other) {
            return is_same_in_small_letters(other.name, each.name);
        });
        if (!each.value.empty())
            tags.push_back(each);
    }
#endif
}

writer::written_tag writer::as_read(const tag& what) const {
    return {game_->raw(what.name), game_->raw(what.value), &what};
}

// Hidden lines before a tag move with the tag.
void writer::write_tag(const written_tag& what, std::string& output) const {
    if (what.read != nullptr)
        write_hidden_lines(static_cast<node>(what.read - game_->tags.data()), output);
    output.append("[").append(what.name).append(" \"");
    append_with_escapes(what.value, output);
    output.append("\"]\n");
}

void writer::write_hidden_lines(node before_tag, std::string& output) const {
    if (game_->hidden_lines.empty())
        return;
    for (const ctlpgn::hidden_line& each :
         std::ranges::equal_range(game_->hidden_lines, before_tag, {}, &ctlpgn::hidden_line::before_tag))
        output.append(game_->raw(each.where)).append("\n");
}

// If the turn is unknown, a number keeps its periods.
void writer::number(const ctlpgn::ply& what, bool follows_ply, std::string& output) const {
    const auto n = static_cast<std::size_t>(&what - game_->plies.data());
    const bool is_white = what.player == side::white;
    if (keeps_numbers_) {
        if (what.number == 0)
            return;
        const auto written = std::ranges::count(game_->raw({what.number_begin, what.begin}), '.');
        const auto periods = static_cast<std::size_t>(written != 0 ? written : is_white ? 1 : 3);
        output.append(std::to_string(what.number)).append(periods, '.').append(" ");
    } else if (is_white || (numbers_black_ && !follows_ply)) {
        append_number(numbers_[n], output);
        output.append(is_white ? ". " : "... ");
    }
}

void writer::move(const ctlpgn::ply& what, std::string& output) const {
    const std::string& on_board = moves_[static_cast<std::size_t>(&what - game_->plies.data())];
    const std::string_view text = game_->raw(what.text());
    if (!on_board.empty())
        output += on_board;
    else if (!text.empty() && (!is_chess_ || is_in_letters(text, what, style_.letters)))
        output += text;
    else
        append_unjudged(output, what, style_.letters);
    // A mark that was written separately must not become part of the word before it.
    if (!is_chess_ && what.check != 0 && !text.ends_with('+') && !text.ends_with('#') && !text.empty())
        output.append(what.check == check_mate ? " #" : " +");
}

void writer::ply(const ctlpgn::ply& what, const ply_context& where, std::string& output) {
    if (!moves_are_known_)
        play_moves();
    number(what, where.follows_ply, output);
    move(what, output);
    glyphs(what.first_annotation, output);
}

void writer::glyphs(node first_annotation, std::string& output) const {
    for (const std::uint32_t each : annotations_of_kind(*game_, first_annotation, annotation_kind::nag))
        output.append(output.empty() ? "$" : " $").append(std::to_string(each));
}

// The glyphs of a game without moves belong to no move.
void writer::open_moves(std::string& output) {
    glyphs(game_->main_line.first_annotation, output);
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

// The lines of a drawing are everything between the braces, so the first one keeps its indentation, too.
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
    if (game_->result != 0)
        output += words.results[game_->result];
    else if (!game_->result_where.empty())
        output += game_->raw(game_->result_where);
    else
        output += result_due(*game_);
}

std::unique_ptr<word_writer> make_writer(const writing_style& style) {
    // The draft of 1993 has numbers before White's moves and nowhere else (its 8.2.2.2).
    return std::make_unique<writer>(style_of(style.letters), style.edition != "1993", style.names_opening);
}

} // namespace ctlpgn::pgn
