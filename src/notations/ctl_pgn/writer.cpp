// Moves, variations and the result; tags are in tag_writer.cpp, comments in writer_comments.cpp.
#include "notations/ctl_pgn/writer.hpp"

#include "notations/ctl_pgn/claims.hpp"
#include "notations/ctl_pgn/tag_writer.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <array>
#include <charconv>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::string_view typographic_hyphen = "‐";
constexpr std::size_t castling_prefix = 3; // letters of its name

// By check_mark.
constexpr std::array<std::string_view, 6> check_signs{"", "+", "+∞", "+^", "++", "#"};

sign_set signs_of(const writing_style& how) {
    if (how.ascii)
        return {.hyphen = "-", .capture = "*", .ellipsis = "..."};
    sign_set signs;
    if (how.typographic_hyphen)
        signs.hyphen = typographic_hyphen;
    return signs;
}

std::string_view word_of(place of) {
    return of < words.places.size() ? words.places[of] : std::string_view();
}

void append_number(std::uint32_t number, std::string& to) {
    std::array<char, 10> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    to.append(digits.data(), end);
}

} // namespace

writer::writer(const writing_style& how) : signs_(signs_of(how)) {
    if (how.letters) {
        letters_ = read_lettering(*how.letters);
        declaration_ = declaration_of(*letters_);
        spelling_.change(*letters_);
    }
}

void writer::begin(const game& of) {
    game_ = &of;
    if (!letters_)
        spelling_.keep(find_lettering(of));
}

void writer::tags(std::string& to) {
    write_tags(*game_,
               {.letters = spelling_,
                .hyphen = signs_.hyphen,
                .declaration = letters_ ? std::optional<std::string_view>(declaration_) : std::nullopt},
               to);
}

void writer::move(const ctlpgn::move& what, std::string& to) {
    if (what.number != 0) {
        append_number(what.number, to);
        to += what.number_unknown != 0 ? "? " : ". ";
    }
    if (what.white.written())
        write_ply(what.white, side::white, to);
    else
        to += signs_.ellipsis;
    if (!what.black.written())
        return;
    to += ", ";
    write_ply(what.black, side::black, to);
}

void writer::write_ply(const ply& what, side mover, std::string& to) const {
    if (!what.understood()) {
        // Its letters are those of the game.
        to += letters_ ? std::string_view() : game_->raw(what.text());
        write_remarks(what, to);
        return;
    }
    switch (what.kind) {
    case ply_kind::displaced: write_displacement(what, mover, to); break;
    case ply_kind::castled: {
        const std::string_view name = words.castlings[what.to].name;
        spelling_.append_castling(name.substr(0, castling_prefix), mover, to);
        to.append(signs_.hyphen).append(name.substr(castling_prefix + 1));
        break;
    }
    case ply_kind::promoted:
        to += word_of(what.to);
        write_promotion(what, mover, to);
        break;
    case ply_kind::absent:
    case ply_kind::unreadable: return;
    }
    to += check_signs[static_cast<std::size_t>(what.check)];
    write_remarks(what, to);
}

void writer::write_displacement(const ply& what, side mover, std::string& to) const {
    if (kind_or_pawn(what.piece) != cescacs::piece_kind::pawn)
        to += spelling_.word(what.piece, mover);
    to += word_of(what.from);
    switch (what.capture) {
    case capture_kind::none: to += signs_.hyphen; break;
    case capture_kind::ordinary: to += signs_.capture; break;
    case capture_kind::scornful:
    case capture_kind::en_passant: to += '@'; break;
    case capture_kind::en_passant_first: to += "@@"; break;
    }
    if (kind_or_pawn(what.captured) != cescacs::piece_kind::pawn)
        to += spelling_.word(what.captured, opponent(mover));
    to += word_of(what.to);
    write_promotion(what, mover, to);
}

void writer::write_promotion(const ply& what, side mover, std::string& to) const {
    if (what.promotion == no_symbol)
        return;
    to += '=';
    to +=
        what.promotion == awaiting_promotion ? std::string_view("&") : spelling_.word(what.promotion, mover);
}

// A mate ends the game by itself.
void writer::write_remarks(const ply& what, std::string& to) {
    const bool ends = what.game_end && what.check != check_mark::mate;
    if (what.nag == 0 && !what.draw_offer && !ends)
        return;
    to += ' ';
    if (what.nag != 0 && what.nag < words.ratings.size()) {
        to += words.ratings[what.nag];
    } else if (what.nag != 0) {
        to += '$';
        append_number(what.nag, to);
    }
    to += what.draw_offer ? "(=)" : "";
    to += ends ? ":" : "";
}

void writer::open_variation(const variation& what, std::string& to) {
    to += '(';
    if (what.label == 0)
        return;
    to += "$[";
    append_number(what.label, to);
    to += ']';
}

void writer::close_variation(std::string& to) {
    to += ')';
}

void writer::result(std::string& to) {
    if (game_->result == 0) {
        to += game_->raw(game_->result_where);
        return;
    }
    for (const char sign : words.results[game_->result]) {
        if (sign == '-')
            to += signs_.hyphen;
        else
            to += sign;
    }
}

std::unique_ptr<word_writer> make_writer(const writing_style& how) {
    return std::make_unique<writer>(how);
}

} // namespace ctlpgn::ctl_pgn
