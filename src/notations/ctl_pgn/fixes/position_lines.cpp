// The lines of a position, and the fields that follow from them.
#include "games/cescacs/coherence.hpp"
#include "games/cescacs/play.hpp"
#include "games/cescacs/set_up.hpp"
#include "lint/fixes/apply.hpp"
#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/positions/initial.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"
#include "text/ascii.hpp"

#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr int most_empty = 8; // that a digit counts
constexpr int most_plies = 200;

// "RK" in the letters of the game; none for chess symbols, which no one writes by mistake.
std::string rights_of(const cescacs::position& p, cescacs::side player, const lettering& called) {
    static constexpr std::array<std::string_view, 8> words{"-", "K", "-", "KR", "-", "RK", "-", "RKR"};
    std::string text;
    for (const char letter : words[static_cast<std::size_t>(usable_castling(p, player))]) {
        if (letter == 'R')
            text += called.letter(cescacs::piece_kind::rook);
        else
            text += letter;
    }
    if (player == cescacs::side::black)
        for (char& letter : text)
            letter = letter == '-' ? letter : static_cast<char>(letter - 'A' + 'a');
    return text;
}

// The edits of a line that each add, or remove, the given number of hexes.
std::vector<text_edit> ways_to_change(std::string_view line, int lacking) {
    std::vector<text_edit> ways;
    const auto add = [&ways](std::size_t begin, std::size_t end, int empty) {
        if (empty >= 0 && empty <= most_empty)
            ways.push_back({{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)},
                            empty == 0 ? std::string() : std::to_string(empty)});
    };
    for (std::size_t at = line.find(':') + 1; at != 0 && at < line.size(); ++at)
        if (is_digit(line[at]))
            add(at, at + 1, line[at] - '0' + lacking);
    if (!line.empty() && !is_digit(line.back()) && lacking > 0)
        add(line.size(), line.size(), lacking);
    return ways;
}

} // namespace

int coherent_plies(const game& record, std::string_view position) {
    cescacs::position now = build_position(setup_of(position));
    int count = 0;
    for (node at = record.main_line.first_ply; at != no_node && count != most_plies;
         at = record.plies[at].next) {
        const ply& written = record.plies[at];
        cescacs::ply claimed;
        if (written.kind == ply_kind::missing)
            continue;
        now.to_move = game_side(written.player);
        if (!claim(written, claimed) || !check_coherence(now, claimed).is_coherent())
            break;
        apply_claimed(now, claimed);
        ++count;
    }
    return count;
}

// Changes a number of empty hexes so that the line has all its hexes, or adds the missing ones at the end. If
// that is possible in several ways, the moves of the game show which is right.
proposed fix_line_length(const game_fixes& context, const finding& asked) {
    const std::string_view line = context.raw(asked.where);
    const tag* const position = find_position_tag(context.read);
    if (position == nullptr || asked.where.begin < position->value.begin)
        return std::nullopt;
    const std::uint32_t at = asked.where.begin - position->value.begin;
    const position_setup setup = setup_of(context.raw(position->value));
    const auto found =
        std::ranges::find(setup.lines, at, [](const position_setup::line& each) { return each.where.begin; });
    // If lines do not descend, a number may be wrong.
    if (found == setup.lines.end() ||
        !std::ranges::is_sorted(setup.lines, std::ranges::greater_equal(), &position_setup::line::number))
        return std::nullopt;
    const int lacking = hexes_of_line(found->number) - static_cast<int>(found->hexes);
    text_edit best;
    int most_played = -1;
    for (const text_edit& each : ways_to_change(line, lacking)) {
        const span where{at + each.where.begin, at + each.where.end};
        const int played =
            coherent_plies(context.read, with_edits(context.raw(position->value), {{where, each.text}}));
        if (played == most_played)
            best.where = {}; // nothing shows which of the two
        if (played <= most_played)
            continue;
        most_played = played;
        best = each;
        best.where = {asked.where.begin + each.where.begin, asked.where.begin + each.where.end};
    }
    if (best.where == span{})
        return std::nullopt;
    std::string title = best.text.empty() ? "remove the empty hexes" : "count " + best.text + " empty hexes";
    return rewrite(asked, best.where, best.text, std::move(title));
}

std::string rights_by_places(const game_fixes& context, const position_setup& setup) {
    const cescacs::position p = build_position(setup);
    std::string text;
    for (const cescacs::side player : {cescacs::side::white, cescacs::side::black})
        text += rights_of(p, player, context.called());
    return text;
}

namespace {

proposed fix_by_places(const game_fixes& context, const finding& found, const position_setup& setup) {
    if (context.called().figures)
        return std::nullopt;
    return rewrite(found, rights_by_places(context, setup));
}

// KQkq, as other games have it: all rights of both sides.
bool grants_all(std::string_view written) {
    const auto has_two = [written](auto is_of_side) {
        return std::ranges::count_if(written, is_of_side) > 1;
    };
    return has_two(is_capital) && has_two(is_small_letter);
}

} // namespace

proposed fix_rights(const game_fixes& context, const finding& found) {
    const tag* const position = find_position_tag(context.read);
    return position == nullptr ? std::nullopt
                               : fix_by_places(context, found, setup_of(context.raw(position->value)));
}

proposed fix_missing_rights(const game_fixes& context, const finding& found) {
    if (found.where.empty())
        return rewrite(found, found.where, " --", "write --");
    const tag* const position = find_position_tag(context.read);
    if (position == nullptr || !grants_all(context.raw(found.where)))
        return std::nullopt;
    position_setup setup = setup_of(context.raw(position->value));
    setup.rights.fill(cescacs::castling_state::rkr);
    return fix_by_places(context, found, setup);
}

// A field that names a hex may be a right to capture, which no fix removes.
proposed fix_missing_special(const game_fixes& context, const finding& found) {
    if (context.raw(found.where).find_first_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    return rewrite(found, found.where, found.where.empty() ? " -" : "-", "write -");
}

// The line that a pawn crosses in a double step to the hex.
proposed fix_special_step(const game_fixes& context, const finding& found) {
    const tag* const position = find_position_tag(context.read);
    const position_setup setup =
        position == nullptr ? position_setup() : setup_of(context.raw(position->value));
    const cescacs::hex pawn = hex_of(setup.special.pawn);
    if (!pawn)
        return std::nullopt;
    // The side that is not to move has made it.
    const int crossed = setup.turn == side::white ? pawn.line() + 2 : pawn.line() - 2;
    return rewrite(found, std::string(hex_name(pawn)).append("@").append(std::to_string(crossed)));
}

} // namespace ctlpgn::ctl_pgn
