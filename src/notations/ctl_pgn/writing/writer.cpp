// Plies, variations and the result; tags are in tag_writer.cpp, comments in writer_comments.cpp.
#include "notations/ctl_pgn/writing/writer.hpp"

#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "notations/ctl_pgn/writing/tag_writer.hpp"
#include "tree/chains.hpp"

#include <array>
#include <charconv>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::string_view typographic_hyphen = "‐";

sign_set signs_of(const writing_style& style) {
    if (style.ascii)
        return {.hyphen = "-", .capture = "*", .ellipsis = "..."};
    sign_set signs;
    if (style.typographic_hyphen)
        signs.hyphen = typographic_hyphen;
    return signs;
}

std::string_view word_of(place asked) {
    return asked < words.places.size() ? words.places[asked] : std::string_view();
}

void append_number(std::uint32_t number, std::string& output) {
    std::array<char, 10> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    output.append(digits.data(), end);
}

} // namespace

writer::writer(const writing_style& style) : signs_(signs_of(style)) {
    if (style.letters) {
        letters_ = read_lettering(*style.letters);
        declaration_ = declaration_of(*letters_);
        spelling_.change(*letters_);
    }
}

void writer::begin(const game& what) {
    game_ = &what;
    if (!letters_)
        spelling_.keep(find_lettering(what));
}

void writer::tags(std::string& output) {
    write_tags(*game_,
               {.letters = spelling_,
                .hyphen = signs_.hyphen,
                .declaration = letters_ ? std::optional<std::string_view>(declaration_) : std::nullopt},
               output);
}

void writer::ply(const ctlpgn::ply& what, const ply_context& where, std::string& output) {
    if (where.completes_move) {
        output += ", ";
    } else {
        write_number(what, output);
        if (what.player == side::black && what.kind != ply_kind::missing)
            output.append(signs_.ellipsis).append(", ");
    }
    write_ply(what, output);
    write_remarks(what, output);
}

void writer::write_number(const ctlpgn::ply& what, std::string& output) {
    if (what.number == 0)
        return;
    append_number(what.number, output);
    output += what.number_unknown != 0 ? "? " : ". ";
}

void writer::write_ply(const ctlpgn::ply& what, std::string& output) const {
    switch (what.kind) {
    case ply_kind::displaced: write_displacement(what, output); break;
    case ply_kind::castled: {
        const std::string_view name = words.castlings[what.to].name;
        spelling_.append_castling(name.substr(0, castling_prefix), what.player, output);
        output.append(signs_.hyphen).append(name.substr(castling_prefix + 1));
        break;
    }
    case ply_kind::in_place:
        output += word_of(what.to);
        write_promotion(what, output);
        break;
    case ply_kind::missing: output += signs_.ellipsis; return;
    case ply_kind::passed: return; // the format has no word for it
    case ply_kind::unreadable:
        // With the letters of the game.
        output += letters_ ? std::string_view() : game_->raw(what.text());
        return;
    }
    output += check_signs[what.check];
}

void writer::write_displacement(const ctlpgn::ply& what, std::string& output) const {
    if (kind_or_pawn(what.piece) != cescacs::piece_kind::pawn)
        output += spelling_.word(what.piece, what.player);
    output += word_of(what.from);
    switch (capture_of(what)) {
    case capture_kind::none: output += signs_.hyphen; break;
    case capture_kind::ordinary: output += signs_.capture; break;
    case capture_kind::scornful:
    case capture_kind::en_passant: output += '@'; break;
    case capture_kind::en_passant_first: output += "@@"; break;
    }
    if (kind_or_pawn(what.captured) != cescacs::piece_kind::pawn)
        output += spelling_.word(what.captured, opponent(what.player));
    output += word_of(what.to);
    write_promotion(what, output);
}

void writer::write_promotion(const ctlpgn::ply& what, std::string& output) const {
    if (what.promotion == no_symbol)
        return;
    output += '=';
    output += what.promotion == awaiting_promotion ? std::string_view("&")
                                                   : spelling_.word(what.promotion, what.player);
}

// A mate ends the game by itself.
void writer::write_remarks(const ctlpgn::ply& what, std::string& output) const {
    const bool ends = ends_game(what) && check_of(what) != check_mark::mate;
    bool any = ends || offers_draw(what);
    for (const annotation& each : annotations_of(*game_, what.first_annotation)) {
        if (each.kind() != annotation_kind::nag)
            continue;
        output += ' ';
        write_nag(each.index, output);
        any = false; // what follows has no space before it
    }
    if (any)
        output += ' ';
    output += offers_draw(what) ? "(=)" : "";
    output += ends ? ":" : "";
}

void writer::write_nag(std::uint32_t nag, std::string& output) {
    if (nag < words.glyphs.size() && !words.glyphs[nag].empty()) {
        output += words.glyphs[nag];
        return;
    }
    output += '$';
    append_number(nag, output);
}

void writer::open_variation(const variation& what, std::string& output) {
    output += '(';
    if (what.label == 0)
        return;
    output += "$[";
    append_number(what.label, output);
    output += "] ";
}

void writer::close_variation(std::string& output) {
    output += ')';
}

void writer::result(std::string& output) {
    if (game_->result == 0) {
        output += game_->raw(game_->result_where);
        return;
    }
    for (const char sign : words.results[game_->result]) {
        if (sign == '-')
            output += signs_.hyphen;
        else
            output += sign;
    }
}

std::unique_ptr<word_writer> make_writer(const writing_style& style) {
    return std::make_unique<writer>(style);
}

} // namespace ctlpgn::ctl_pgn
