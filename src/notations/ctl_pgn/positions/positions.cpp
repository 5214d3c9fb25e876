// Positions as text and drawn, and what can be played in them (notation::positions, broken_rules, plies,
// draw, men).
#include "games/cescacs/attack.hpp"
#include "games/cescacs/legal.hpp"
#include "games/cescacs/legality.hpp"
#include "games/cescacs/play.hpp"
#include "notations/ctl_pgn/board/board_rules.hpp"
#include "notations/ctl_pgn/board/illegality_words.hpp"
#include "notations/ctl_pgn/board/replay.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/positions/board_plan.hpp"
#include "notations/ctl_pgn/positions/board_text.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"
#include "notations/ctl_pgn/positions/position_rules.hpp"
#include "notations/ctl_pgn/positions/position_text.hpp"
#include "notations/ctl_pgn/rules.hpp"
#include "notations/ctl_pgn/writing/ply_text.hpp"
#include "pictures/men.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

// More than anybody can count.
constexpr std::uint32_t most_plies_more = 1000;

// None if the text does not say what stands where.
std::optional<cescacs::position> checked_position(std::string_view text, std::vector<finding>& findings) {
    position_setup setup;
    std::vector<finding> syntax;
    read_position(text, setup, syntax);
    const bool known = says_what_stands_where(setup, syntax);
    findings.insert(findings.end(), syntax.begin(), syntax.end());
    check_position(text, findings);
    return known ? std::optional(build_position(setup)) : std::nullopt;
}

} // namespace

std::vector<std::string> positions(const game& of) {
    std::vector<std::string> texts(of.plies.size());
    replay played(of);
    if (!played.is_possible())
        return texts;
    position_series_writer writer;
    played.run([&texts, &writer](const replayed_ply& each) {
        texts[each.at_ply] = writer.text_of(each.after);
    });
    return texts;
}

std::vector<code> broken_rules(const game& of) {
    std::vector<code> broken(of.plies.size(), codes::none);
    replay played(of);
    if (!played.is_possible())
        return broken;
    played.run([&broken](const replayed_ply& each) {
        if (!each.fault.is_coherent())
            broken[each.at_ply] = code_of(each.fault.what);
        if (!each.certain || !each.fault.is_coherent())
            return;
        const illegality_row& row = row_of(judge_coherent(each.before(), each.claimed).why);
        if (!each.in_doubt || !row.asks_other_pieces)
            broken[each.at_ply] = row.id;
    });
    return broken;
}

std::vector<possible_ply> plies(std::string_view position, std::uint32_t more) {
    position_setup setup;
    std::vector<finding> syntax;
    read_position(position, setup, syntax);
    std::vector<possible_ply> found;
    if (!says_what_stands_where(setup, syntax))
        return found;
    const cescacs::position before = build_position(setup);
    for (const cescacs::ply& each : legal_plies(before)) {
        const cescacs::position after = cescacs::after(before, each);
        std::string text = ply_text(each);
        text += mark_text(classify_check(after));
        found.push_back({std::move(text), perft(after, static_cast<int>(std::min(more, most_plies_more)))});
    }
    sort_stably(found, {}, &possible_ply::text);
    return found;
}

std::string draw(std::string_view position, const drawing& how, std::vector<finding>& findings) {
    const std::optional<cescacs::position> shown = checked_position(position, findings);
    if (!shown)
        return {};
    return draw_board(*shown, {how.figures, how.colours, hex_of(how.from), hex_of(how.to), how.flipped});
}

men_on_board men(std::string_view position, std::vector<finding>& findings) {
    const std::optional<cescacs::position> shown = checked_position(position, findings);
    return shown ? pictures::men_of<cescacs::hex>(*shown, cescacs::hex_count) : men_on_board();
}

} // namespace ctlpgn::ctl_pgn
