#include "notations/xiangqi/writing/writer.hpp"

#include "ctlpgn/tags.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/positions/set_up.hpp"
#include "notations/xiangqi/positions/start.hpp"
#include "notations/xiangqi/replay/replay.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "notations/xiangqi/writing/comment_signs.hpp"
#include "notations/xiangqi/writing/draft_values.hpp"
#include "notations/xiangqi/writing/move_text.hpp"
#include "notations/xiangqi/writing/pgn_tags.hpp"
#include "notations/xiangqi/writing/web_fields.hpp"
#include "text/ascii.hpp"
#include "tree/chains.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi {

namespace {

// Forms with a number of steps cannot express a movement that the kind of piece does not have.
bool can_be_written(const resolution& which, move_form form) {
    const bool is_relative = form == move_form::axf || form == move_form::wxf || is_in_chinese(form) ||
                             form == move_form::vietnamese;
    return which.is_known && !which.captures_nothing &&
           !(is_relative && (which.why.why == illegality::wrong_movement || !goes_as_its_kind(which.played)));
}

bool has_bare_brace(std::string_view text) {
    constexpr std::string_view braces = "{}";
    for (std::size_t at = text.find_first_of(braces); at != std::string_view::npos;
         at = text.find_first_of(braces, at + 1))
        if (at == 0 || text[at - 1] != '\\')
            return true;
    return false;
}

constexpr std::string_view sign_text(std::uint16_t check, bool in_pgn) {
    return check == mate_sign ? in_pgn ? "#" : "++" : check == check_sign ? "+" : "";
}

} // namespace

void writer::begin(const game& what) {
    in_fields_ = dialect_ == web_dialect;
    game_ = &what;
    const bool is_of_pgn_alone = form_ && is_of_engines(read_format(*form_).form);
    in_pgn_ = !in_fields_ && (is_of_pgn_alone || (dialect_.empty() ? is_pgn(what) : dialect_ == pgn_dialect));
    format_ = form_ ? read_format(*form_) : in_pgn_ ? meant_format(what) : format_of(what);
    if (!in_pgn_ && is_of_engines(format_.form))
        format_ = read_format(form_names[static_cast<std::size_t>(
            format_.form == move_form::san ? move_form::salg : move_form::iccs)]);
    // In PGN each game has its form; a file of the draft gives one for all.
    if (!in_pgn_ && is_pgn(what) && !form_)
        form_ = form_names[static_cast<std::size_t>(format_.form)];
    if (letters_)
        format_ = with_letters(format_.form, *letters_);
    is_replayed_ = false;
}

// One move per line, and variations where they belong.
const layout_style* writer::layout() const {
    static constexpr layout_style in_pgn{.lines = arrangement::move_lines,
                                         .variations_last = false,
                                         .shows_depth = false,
                                         .space_after_tags = true,
                                         .numbers_are_form = true};
    return in_pgn_ ? &in_pgn : nullptr;
}

// The header alone needs no board.
void writer::replay_game() {
    is_replayed_ = true;
    moves_.assign(game_->plies.size(), {});
    const auto write = [this](const replayed& each) {
        if (in_fields_) {
            if (can_be_written(each.which, move_form::iccs))
                moves_[each.at] = move_on_web_board(each.which.played);
            return;
        }
        // If it contradicts itself, or the form of the file is unknown, only its text is known, if it has
        // any.
        const bool is_in_unknown_form = format_.is_unknown && !each.written.text().empty();
        const bool is_kept =
            is_as_in_file() && (each.which.fault != contradiction::none || is_in_unknown_form);
        if (is_kept || !can_be_written(each.which, format_.form))
            return;
        // Servers that use this form write every sign.
        const std::uint16_t check =
            format_.form == move_form::san ? check_by_board(each) : each.written.check;
        moves_[each.at] = move_text(each.before, each.which.played, format_);
        if (!moves_[each.at].empty())
            moves_[each.at].append(sign_text(check, in_pgn_));
    };
    replay<way_onto_board>(*game_, write);
    numbers_ = written_numbers(*game_);
}

void writer::write_tag(const tag& what, std::string& output) const {
    const tag_name known = find_tag(game_->raw(what.name));
    if (known == tag_name::set_up && !is_header_line(what)) {
        output.append("SETUP{ ").append(set_up_value(what)).append(" }\n");
        return;
    }
    const std::string value = value_in_draft(*game_, what);
    const std::string keyword = written_keyword(game_->raw(what.name));
    output += keyword;
    if (is_beyond_ascii(keyword.front())) // which is a keyword only with its sign
        output += ':';
    if (!value.empty())
        output.append(" ").append(value);
    output += '\n';
}

// A position without braces, a keyword with a value like others. A position that was not read from a text has
// braces.
bool writer::is_header_line(const tag& what) const {
    if (what.where.empty())
        return false;
    const std::uint32_t end = what.value.empty() ? what.where.end : what.value.begin;
    const std::string_view before = game_->raw({what.where.begin, end});
    return before.find('{') == std::string_view::npos && before.find("｛") == std::string_view::npos;
}

// With the letters of the moves. If it is not understood, it is copied.
std::string writer::set_up_value(const tag& what) const {
    const std::string_view value = game_->raw(what.value);
    const file_format in_file = format_of(*game_);
    written_set_up read;
    std::vector<finding> findings;
    const bool is_kept = in_file.letters == format_.letters || !read_set_up(value, in_file, read, findings) ||
                         !read.unknown.empty() || !read.to_move;
    return is_kept ? std::string(value) : set_up_text(read, format_);
}

// FORMAT lines, of which only the first in the file has a meaning, come before GAME; positions last.
void writer::tags(std::string& output) {
    if (in_fields_)
        return write_fields(output);
    if (in_pgn_)
        return write_pgn_tags(*game_, format_in_pgn(), !is_as_in_file() && is_of_engines(format_.form),
                              output);
    if (game_->index <= 1)
        write_format(output);
    const tag* const opening = find_tag(*game_, tag_name::game);
    if (opening == nullptr)
        output += "GAME\n";
    else
        write_tag(*opening, output);
    const auto name_of = [this](const tag& each) { return find_tag(game_->raw(each.name)); };
    for (const tag& each : game_->tags)
        if (&each != opening && name_of(each) != tag_name::set_up && name_of(each) != tag_name::format)
            write_tag(each, output);
    if (game_->result != 0 && find_tag(*game_, tag_name::result) == nullptr)
        output.append("RESULT ").append(header_scores[game_->result]).append("\n");
    for (const tag& each : game_->tags)
        if (name_of(each) == tag_name::set_up && !is_pgn_set_up(*game_, each))
            write_tag(each, output);
}

// Fields have no order among the moves, so that all of them are tags.
void writer::write_fields(std::string& output) {
    if (!is_replayed_)
        replay_game();
    output.append(web_board_opening).append("]\n");
    write_web_header(*game_, moves_, output);
    write_web_moves(*game_, moves_, output);
    output.append("[/").append(web_board_opening.substr(1)).append("]\n");
}

void writer::write_format(std::string& output) const {
    const tag* const own = begins_file(*game_) ? find_tag(*game_, tag_name::format) : nullptr;
    const bool is_of_file =
        own != nullptr && (game_->preamble.empty() || game_->raw(own->value) == game_->preamble);
    if (is_as_in_file() && is_of_file) {
        for (const tag& each : game_->tags)
            if (find_tag(game_->raw(each.name)) == tag_name::format)
                write_tag(each, output);
        return;
    }
    // A game that was not read from a text may lack the line, although its file had it.
    const std::string text = is_as_in_file() ? std::string(game_->preamble) : format_text(format_);
    if (!text.empty())
        output.append("FORMAT ").append(text).append("\n");
}

// As the game has it; a game of another kind of file, and moves in another form, have it.
std::string writer::format_in_pgn() const {
    const tag* const own = find_tag(*game_, tag_name::format);
    if (is_as_in_file() && is_pgn(*game_))
        return own == nullptr ? std::string() : tag_value(*game_, *own);
    if (is_of_engines(format_.form))
        return {}; // their files do not give it
    const std::string text = format_text(format_);
    return text.empty() ? std::string(form_names[0]) : text;
}

void writer::open_moves(std::string& output) {
    if (!in_pgn_ && !in_fields_)
        output += "START{";
}

void writer::close_moves(std::string& output) {
    if (!in_pgn_ && !in_fields_)
        output += '}';
}

// Elsewhere the header has it.
void writer::result(std::string& output) {
    if (in_pgn_)
        output += words.results[game_->result];
}

void writer::write_number(const ctlpgn::ply& what, std::uint32_t number, std::string& output) const {
    const bool is_red = what.player == ctlpgn::side::white;
    output.append(std::to_string(number)).append(is_red ? ". " : in_pgn_ ? "... " : ". ... ");
}

void writer::ply(const ctlpgn::ply& what, const ply_context& where, std::string& output) {
    if (in_fields_)
        return;
    if (!is_replayed_)
        replay_game();
    const auto at = static_cast<std::size_t>(&what - game_->plies.data());
    if (where.completes_move)
        output += ' ';
    else
        write_number(what, numbers_[at], output);
    if (moves_[at].empty() && !may_be_copied(what))
        return;
    output += moves_[at].empty() ? game_->raw(what.text()) : std::string_view(moves_[at]);
    if (moves_[at].empty())
        output += sign_text(what.check, in_pgn_);
    write_glyphs(what, output);
}

// A text can be copied if it is in the output form and its letters mean the same there. Others are missing
// from the written game, which shows when it is read again.
bool writer::may_be_copied(const ctlpgn::ply& asked) const {
    return is_as_in_file() || !asked.readable() ||
           (is_written_in(*game_, asked, format_.form) && format_of(*game_).kinds == format_.kinds);
}

// Only those that have a sign can be written.
void writer::write_glyphs(const ctlpgn::ply& asked, std::string& output) const {
    for (const node nag : annotations_of_kind(*game_, asked.first_annotation, annotation_kind::nag))
        if (in_pgn_)
            output.append(" $").append(std::to_string(nag));
        else if (nag != 0 && nag < words.glyphs.size())
            output += words.glyphs[nag];
}

// Of the variations that replace it: with a marker, a misplaced one would replace it, too.
void writer::variation_marks(const ctlpgn::ply& what, std::string& output) {
    if (in_fields_)
        return;
    const auto at = static_cast<node>(&what - game_->plies.data());
    std::vector<std::uint32_t> labels;
    for (const node each : annotations_of_kind(*game_, what.first_annotation, annotation_kind::variation))
        if (game_->variations[each].replaces == at)
            labels.push_back(game_->variations[each].label);
    sort_stably(labels);
    std::string_view before = " (";
    for (const std::uint32_t each : labels) {
        output.append(before).append(std::to_string(each));
        before = ",";
    }
    if (before == ",")
        output += ')';
}

void writer::open_variation(const variation& what, std::string& output) {
    if (in_pgn_)
        output += '(';
    else if (!in_fields_)
        output.append("VAR[").append(std::to_string(what.label)).append("]{ ");
}

void writer::close_variation(std::string& output) {
    if (!in_fields_)
        output += in_pgn_ ? ")" : " }";
}

// A diagram stays one; a comment with a brace becomes a block, which a brace does not end.
void writer::open_comment(const comment& what, std::string& output) {
    if (in_pgn_)
        output += '{';
    else if (!in_fields_)
        output += is_diagram(what) ? "DIAG{ " : has_free_brace(what) ? "/* " : "COM{ ";
}

// Closing braces are escaped in braces, and not in a block.
void writer::comment_text(const comment& what, std::string& output) {
    if (in_fields_)
        return;
    const std::string_view text = game_->raw(what.text);
    if (in_pgn_) {
        output += said_in(*game_, what);
        return;
    }
    const bool is_block = has_free_brace(what);
    if (is_of_web_board(*game_, what))
        output += is_block ? said_in(*game_, what) : written_for(said_in(*game_, what));
    else if (is_block != is_written_freely(what))
        output += is_block ? said_in(*game_, what) : written_for(text);
    else
        output += text;
}

void writer::close_comment(const comment& what, std::string& output) {
    if (!in_fields_)
        output += in_pgn_ ? "}" : has_free_brace(what) ? " */" : " }";
}

bool writer::is_diagram(const comment& what) const {
    return game_->raw(what.where).starts_with("DIAG");
}

// With signs other than braces at its beginning and end.
bool writer::is_written_freely(const comment& what) const {
    const std::string_view written = game_->raw(what.where);
    return written.starts_with(block_open) || written.starts_with('#');
}

// In braces a closing brace is, or should be, escaped; after an opening one, text that looks like moves or
// like another comment would be read as such.
bool writer::has_free_brace(const comment& what) const {
    const std::string_view text = game_->raw(what.text);
    if (is_diagram(what))
        return false;
    if (game_->raw(what.where).starts_with(block_open))
        return holds_brace(text);
    if (is_written_freely(what))
        return needs_block(text);
    return (what.where.empty() || has_bare_brace(text)) && needs_block(said_in(*game_, what));
}

std::unique_ptr<word_writer> make_writer(const writing_style& style) {
    return std::make_unique<writer>(style);
}

} // namespace ctlpgn::xiangqi
