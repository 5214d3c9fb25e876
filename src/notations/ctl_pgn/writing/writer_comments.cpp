// The part of the writer that is about comments and the references in them.
#include "notations/ctl_pgn/vocabulary.hpp"
#include "notations/ctl_pgn/writing/writer.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::string_view spaces = " \t\r\n";

// If a comment on neither player's ply began with a space and the name of a player, that would be taken for a
// mark without its colon.
bool looks_like_mark(std::string_view text) {
    const bool player = text.starts_with("@W") || text.starts_with("@B") || text.starts_with("@N");
    return player && (text.size() == 2 || spaces.find(text[2]) != std::string_view::npos);
}

} // namespace

void writer::open_comment(const comment& what, std::string& output) {
    output += what.generated ? "{:" : "{";
    if (what.about == spoken_of::neither && looks_like_mark(game_->raw(what.text)))
        return;
    switch (what.about) {
    case spoken_of::neither: break;
    case spoken_of::white: output += " @W:"; break;
    case spoken_of::black: output += " @B:"; break;
    }
    output += ' ';
}

void writer::comment_text(const comment& what, std::string& output) {
    std::uint32_t at = what.text.begin;
    for (std::uint32_t i = 0; i != what.reference_count; ++i) {
        const reference& each = game_->references[what.first_reference + i];
        output += game_->raw({at, each.where.begin});
        write_reference(each, output);
        at = each.where.end;
    }
    output += game_->raw({at, what.text.end});
}

void writer::close_comment(const comment& what, std::string& output) {
    output += what.text.empty() ? "}" : " }";
}

void writer::write_reference(const reference& what, std::string& output) const {
    switch (what.kind) {
    case reference_kind::move:
        output.append("#").append(std::to_string(what.number));
        write_steps(what, output);
        if (what.player != spoken_of::neither)
            output += what.player == spoken_of::white ? "@W" : "@B";
        return;
    case reference_kind::variation: {
        const reference_step& step = game_->steps[what.first_step];
        output.append("#").append(std::to_string(step.number)).append(".").append(std::to_string(step.label));
        return;
    }
    case reference_kind::piece: {
        const side owner = what.player == spoken_of::black ? side::black : side::white;
        output += '~';
        spelling_.append(what.piece, owner, output);
        if (what.detail != 0)
            output.append("[").append(1, what.detail).append("]");
        else if (what.location != no_place)
            output += words.places[what.location];
        return;
    }
    case reference_kind::player: output += what.player == spoken_of::white ? "@W" : "@B"; return;
    case reference_kind::location:
    case reference_kind::nag: break;
    }
    output += game_->raw(what.where);
}

void writer::write_steps(const reference& what, std::string& output) const {
    if (what.step_count == 0)
        return;
    output += '[';
    for (std::uint32_t i = 0; i != what.step_count; ++i) {
        const reference_step& step = game_->steps[what.first_step + i];
        output.append("#").append(std::to_string(step.number)).append(".").append(std::to_string(step.label));
    }
    output += ']';
}

} // namespace ctlpgn::ctl_pgn
