#include "notations/diplomat/writing/writer.hpp"

#include "notations/diplomat/replay/replay.hpp"
#include "notations/diplomat/words.hpp"
#include "tree/chains.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::diplomat {

void writer::begin(const game& what) {
    game_ = &what;
    moves_.assign(what.plies.size(), {});
    const auto write = [this](const replayed& each) {
        if (each.which.fault == contradiction::none && (each.written.own & for_opponent_mark) == 0 &&
            !each.which.captures_nothing && !each.which.takes_by_mistake())
            moves_[each.at] =
                move_text(each.before, each.which.played, words_).append(sign_text(each.written.check));
    };
    replay<way_onto_board>(what, write);
    numbers_ = written_numbers(what);
}

void writer::tags(std::string& output) {
    for (const tag& each : game_->tags)
        output.append("[")
            .append(game_->raw(each.name))
            .append(" \"")
            .append(game_->raw(each.value))
            .append("\"]\n");
}

void writer::ply(const ctlpgn::ply& what, const ply_context& where, std::string& output) {
    const auto at = static_cast<std::size_t>(&what - game_->plies.data());
    if (where.completes_move)
        output += ", ";
    else
        output.append(std::to_string(numbers_[at]))
            .append(what.player == ctlpgn::side::white ? ". " : ". ..., ");
    if (!moves_[at].empty())
        output += moves_[at];
    else if (what.readable())
        output += text_of_tree(what, words_);
    else
        output += game_->raw(what.text());
    write_glyphs(what, output);
}

// The first glyph follows its move directly if it is written as a sign.
void writer::write_glyphs(const ctlpgn::ply& asked, std::string& output) const {
    bool is_first = true;
    for (const node nag : annotations_of_kind(*game_, asked.first_annotation, annotation_kind::nag)) {
        if (is_first && nag != 0 && nag < words.glyphs.size())
            output += words.glyphs[nag];
        else
            output.append(" $").append(std::to_string(nag));
        is_first = false;
    }
}

void writer::open_variation(const variation& /*what*/, std::string& output) {
    output += '(';
}

void writer::close_variation(std::string& output) {
    output += ')';
}

void writer::open_comment(const comment& what, std::string& output) {
    // A colon right after the brace would mark the comment as written by a program.
    const bool begins_with_colon = game_->raw(what.text).starts_with(':');
    output += what.generated ? "{: " : begins_with_colon ? "{ " : "{";
}

void writer::comment_text(const comment& what, std::string& output) {
    output += game_->raw(what.text);
}

void writer::close_comment(const comment& /*what*/, std::string& output) {
    output += '}';
}

void writer::result(std::string& output) {
    output += game_->result == 0 ? game_->raw(game_->result_where) : words.results[game_->result];
}

std::unique_ptr<word_writer> make_writer(const writing_style& style) {
    const bool in_full = style.letters && *style.letters == "full";
    return std::make_unique<writer>(in_full ? wording::full : wording::brief);
}

} // namespace ctlpgn::diplomat
