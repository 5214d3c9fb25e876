#include "notations/xiangqi/writing/move_text.hpp"

#include "games/xiangqi/geometry.hpp"
#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/forms/chinese.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/replay/files_of.hpp"
#include "notations/xiangqi/replay/resolution.hpp"
#include "notations/xiangqi/words.hpp"

#include <algorithm>
#include <cstdlib>

namespace ctlpgn::xiangqi {

namespace {

char digit(int value) {
    return static_cast<char>('0' + value);
}

std::string coordinates_text(const xiangqi::ply& played) {
    const auto capital = [](point at) { return static_cast<char>('A' + at.file()); };
    return {capital(played.from), digit(played.from.rank()), '-', capital(played.to),
            digit(played.to.rank())};
}

std::string long_text(const xiangqi::ply& played, char letter) {
    return std::string(1, letter)
        .append(name_of(played.from))
        .append(played.captured == piece_kind::none ? "-" : "x")
        .append(name_of(played.to));
}

// Whether this text is read as the same ply.
bool says(const position& p, const ctlpgn::ply& written, const xiangqi::ply& meant) {
    const resolution found = resolve(p, written);
    return found.fault == contradiction::none && found.played == meant;
}

// As little of the origin as needed: nothing, the file, the rank, or both. A pawn that does not go straight
// ahead has its file.
std::string short_text(const position& p, const xiangqi::ply& played, char letter) {
    ctlpgn::ply written;
    written.kind = ctlpgn::ply_kind::displaced;
    written.piece = symbol_of(played.mover);
    written.to = place_of(played.to);
    const std::string_view name = name_of(played.from);
    const bool goes_aside = played.mover == piece_kind::pawn &&
                            (played.from.file() != played.to.file() || played.captured != piece_kind::none);
    std::string_view origin;
    if (goes_aside || !says(p, written, played)) {
        written.own =
            packed({named_by::file + static_cast<unsigned>(played.from.file()), direction::none, 0}) & 0xfffU;
        origin = name.substr(0, 1);
        if (!says(p, written, played)) {
            written.own =
                packed({named_by::rank + static_cast<unsigned>(played.from.rank()), direction::none, 0}) &
                0xfffU;
            origin = says(p, written, played) ? name.substr(1) : name;
        }
    }
    return std::string(1, letter)
        .append(origin)
        .append(played.captured == piece_kind::none ? "" : "x")
        .append(name_of(played.to));
}

bool is_alone_on_file(const position& p, piece what, int file) {
    int found = 0;
    (geometry.files[static_cast<std::size_t>(file)] & p.occupied(what.owner())).for_each([&](point at) {
        found += p.at(at) == what ? 1 : 0;
    });
    return found < 2;
}

// Pawns on several files have their file, twice for the middle one; the first and last of four and five on
// one file have two signs.
std::string federation_text(const pieces_by_file& by_file, const points_of_file& here, std::size_t place,
                            char letter, int file) {
    const std::size_t last = here.size() - 1;
    if (by_file.files_with_several() > 1)
        return {digit(file), place == 0 ? '+' : place == last ? '-' : digit(file)};
    if (place == 0)
        return "++";
    if (place == last)
        return "--";
    return {letter, place == 1 ? '+' : place + 1 == last ? '-' : digit(file)};
}

// The two characters that name the mover.
std::string mover_text(const position& p, const xiangqi::ply& played, char letter, bool by_federation) {
    const int file = own_file(p.to_move, played.from);
    const bool is_askew = played.mover == piece_kind::guard || played.mover == piece_kind::elephant;
    if (is_askew || is_alone_on_file(p, {p.to_move, played.mover}, played.from.file()))
        return {letter, digit(file)};
    const pieces_by_file by_file(p, p.to_move, played.mover);
    const points_of_file& here = by_file.on[static_cast<std::size_t>(played.from.file())];
    const auto place = static_cast<std::size_t>(std::ranges::find(here, played.from) - here.begin());
    if (played.mover == piece_kind::pawn && by_file.have_labels()) {
        const std::vector<point> labelled = by_file.labelled();
        if (!by_federation)
            return {letter,
                    static_cast<char>('A' + (std::ranges::find(labelled, played.from) - labelled.begin()))};
        return federation_text(by_file, here, place, letter, file);
    }
    const bool is_middle = place != 0 && place + 1 != here.size();
    if (is_middle)
        return {letter, by_federation ? digit(file) : '='};
    return {letter, place == 0 ? '+' : '-'};
}

std::string relative_text(const position& p, const xiangqi::ply& played, char letter, bool by_federation) {
    std::string text = mover_text(p, played, letter, by_federation);
    const int ahead = (played.to.rank() - played.from.rank()) * forward(p.to_move);
    text += ahead > 0 ? '+' : ahead < 0 ? '-' : by_federation ? '.' : '=';
    const bool counts_steps = ahead != 0 && played.from.file() == played.to.file();
    return text += digit(counts_steps ? std::max(ahead, -ahead) : own_file(p.to_move, played.to));
}

// Pt.1, Pg.1 and Ps.1 for the front, the middle and the rear one on a file. Nothing else can be named; then
// the text is empty.
std::string vietnamese_text(const position& p, const xiangqi::ply& played, char letter) {
    std::string text = played.mover == piece_kind::king ? "Tg" : std::string(1, letter);
    const int file = own_file(p.to_move, played.from);
    if (is_alone_on_file(p, {p.to_move, played.mover}, played.from.file())) {
        text += digit(file);
    } else {
        const pieces_by_file by_file(p, p.to_move, played.mover);
        const points_of_file& here = by_file.on[static_cast<std::size_t>(played.from.file())];
        const auto place = static_cast<std::size_t>(std::ranges::find(here, played.from) - here.begin());
        if (by_file.files_with_several() > 1 || here.size() > 3)
            return {};
        text += place == 0 ? 't' : place + 1 == here.size() ? 's' : 'g';
    }
    const int ahead = (played.to.rank() - played.from.rank()) * forward(p.to_move);
    text += ahead > 0 ? '.' : ahead < 0 ? '/' : '-';
    const bool counts_steps = ahead != 0 && played.from.file() == played.to.file();
    return text += digit(counts_steps ? std::max(ahead, -ahead) : own_file(p.to_move, played.to));
}

// Pawns on several files, and more than three on one, have numbers.
std::string chinese_mover(const position& p, const xiangqi::ply& played, chinese_style style) {
    const piece mover{p.to_move, played.mover};
    const std::string character(style.piece_character(mover));
    const bool is_askew = played.mover == piece_kind::guard || played.mover == piece_kind::elephant;
    if (is_askew || is_alone_on_file(p, mover, played.from.file()))
        return character + std::string(digit_character(p.to_move, own_file(p.to_move, played.from)));
    const pieces_by_file by_file(p, p.to_move, played.mover);
    if (played.mover == piece_kind::pawn && by_file.have_labels()) {
        const std::vector<point> numbered = in_chinese_order(by_file, p.to_move);
        const auto before = std::ranges::find(numbered, played.from) - numbered.begin();
        return std::string(numeral(static_cast<int>(before) + 1)) + character;
    }
    const points_of_file& here = by_file.on[static_cast<std::size_t>(played.from.file())];
    const auto before = static_cast<std::size_t>(std::ranges::find(here, played.from) - here.begin());
    return std::string(style.order_character(before, here.size())) + character;
}

std::string chinese_text(const position& p, const xiangqi::ply& played, chinese_style style) {
    const int ahead = (played.to.rank() - played.from.rank()) * forward(p.to_move);
    const direction way = ahead > 0   ? direction::forward
                          : ahead < 0 ? direction::backward
                                      : direction::sideways;
    const bool counts_steps = ahead != 0 && played.from.file() == played.to.file();
    const int reach = counts_steps ? std::max(ahead, -ahead) : own_file(p.to_move, played.to);
    return chinese_mover(p, played, style)
        .append(style.direction_character(way))
        .append(digit_character(p.to_move, reach));
}

// h10g8
std::string pair_text(const xiangqi::ply& played, int first_rank) {
    const auto name = [first_rank](point at) {
        return std::string(1, static_cast<char>('a' + at.file()))
            .append(std::to_string(at.rank() + first_rank));
    };
    return name(played.from) + name(played.to);
}

// Rih10: as much of the origin as distinguishes the ply from the other legal ones.
std::string san_text(const position& p, const xiangqi::ply& played) {
    constexpr std::string_view letters = " PAEHCRK"; // by kind
    bool is_alone = true;
    bool is_alone_on_file = true;
    bool is_alone_on_rank = true;
    for (const xiangqi::ply& each : legal_plies(p)) {
        if (each.mover != played.mover || each.to != played.to || each.from == played.from)
            continue;
        is_alone = false;
        is_alone_on_file = is_alone_on_file && each.from.file() != played.from.file();
        is_alone_on_rank = is_alone_on_rank && each.from.rank() != played.from.rank();
    }
    const std::string pair = pair_text(played, 1);
    const std::string origin = std::string(1, pair[0]) + std::to_string(played.from.rank() + 1);
    const std::string_view shown = is_alone           ? std::string_view()
                                   : is_alone_on_file ? std::string_view(origin).substr(0, 1)
                                   : is_alone_on_rank ? std::string_view(origin).substr(1)
                                                      : std::string_view(origin);
    return std::string(1, letters[index_of(played.mover)])
        .append(shown)
        .append(played.captured == piece_kind::none ? "" : "x")
        .append(pair.substr(origin.size()));
}

} // namespace

bool goes_as_its_kind(const xiangqi::ply& played) {
    const int files = std::abs(played.to.file() - played.from.file());
    const int ranks = std::abs(played.to.rank() - played.from.rank());
    switch (played.mover) {
    case piece_kind::guard: return files == 1 && ranks == 1;
    case piece_kind::elephant: return files == 2 && ranks == 2;
    case piece_kind::horse: return files * ranks == 2;
    default: return (files == 0) != (ranks == 0);
    }
}

std::string move_text(const position& p, const xiangqi::ply& played, const file_format& format) {
    const char letter = format.letter_of(played.mover);
    switch (format.form) {
    case move_form::iccs: return coordinates_text(played);
    case move_form::lalg: return long_text(played, letter);
    case move_form::salg: return short_text(p, played, letter);
    case move_form::axf: return relative_text(p, played, letter, false);
    case move_form::wxf: return relative_text(p, played, letter, true);
    case move_form::chinese: return chinese_text(p, played, {.is_traditional = false});
    case move_form::traditional: return chinese_text(p, played, {.is_traditional = true});
    case move_form::vietnamese: return vietnamese_text(p, played, letter);
    case move_form::ucci: return pair_text(played, 0);
    case move_form::uci: return pair_text(played, 1);
    case move_form::san: return san_text(p, played);
    }
    return {};
}

} // namespace ctlpgn::xiangqi
