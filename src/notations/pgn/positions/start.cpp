#include "notations/pgn/positions/start.hpp"

#include "games/chess/castling.hpp"
#include "games/chess/play.hpp"
#include "games/chess/set_up.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/positions/sense.hpp"
#include "notations/pgn/tags.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <vector>

namespace ctlpgn::pgn {

namespace {

// Additional fields of other variants, before the last ones or after them: 3+3 0 5   0 5 +0+0
std::uint32_t last_number(std::string_view position) {
    constexpr std::ptrdiff_t fields_before = 5;
    std::uint32_t number = 1;
    for (auto spaces = std::ranges::count(position, ' '); spaces >= fields_before; --spaces) {
        const std::string_view field = position.substr(position.find_last_of(' ') + 1);
        position.remove_suffix(field.size() + 1);
        if (!field.empty() && field.find_first_not_of("0123456789") == std::string_view::npos) {
            std::from_chars(field.data(), field.data() + field.size(), number);
            break;
        }
    }
    return number;
}

} // namespace

rules_of_game named_rules_of(const game& asked) {
    const tag* const variant = find_tag(asked, tag_called("Variant"));
    return variant == nullptr ? rules_of_game{} : rules_called(asked.raw(variant->value));
}

rules_of_game rules_of(const game& asked) {
    rules_of_game rules = named_rules_of(asked);
    const tag* const fen = find_tag(asked, tag_called("FEN"));
    const bool is_settled = rules.variant == nullptr && find_tag(asked, tag_called("Variant")) != nullptr;
    if (fen == nullptr || is_settled || rules.is_chess960)
        return rules;
    std::vector<finding> ignored;
    const read_position read = read_fen(asked.raw(fen->value), ignored);
    if (read.readable)
        rules.is_chess960 = rules.variant == nullptr ? chess::has_rights_of_chess960_alone(read.position)
                                                     : !chess::has_orthodox_castling(read.position);
    return rules;
}

bool is_playable(const read_position& position, const rules_of_game& rules) {
    const auto prevents = [](const chess::set_up_finding& each) { return chess::prevents_play(each.fault); };
    return position.readable &&
           std::ranges::none_of(chess::check_set_up(position_in(position, rules.variant)), prevents);
}

std::uint32_t number_in(const game& asked, const tag& fen) {
    const std::string_view position = asked.raw(fen.value);
    if (!rules_of(asked).is_judged)
        return last_number(position);
    std::vector<finding> ignored;
    return read_fen(position, ignored).position.move_number;
}

starting_position start_of(const game& asked) {
    starting_position result;
    const rules_of_game rules = rules_of(asked);
    result.playable = rules.is_judged;
    result.fen = find_tag(asked, tag_called("FEN"));
    if (result.fen == nullptr) {
        if (rules.variant != nullptr)
            result.position = chess::start_by(*rules.variant);
        return result;
    }
    std::vector<finding> ignored;
    const read_position read = read_fen(asked.raw(result.fen->value), ignored);
    result.position = position_in(read, rules.variant);
    if (!result.playable)
        result.position.move_number = last_number(asked.raw(result.fen->value));
    result.playable = result.playable && is_playable(read, rules);
    if (result.playable)
        result.position = chess::settled(result.position);
    if (result.playable && rules.is_orthodox())
        chess::keep_orthodox_rights(result.position);
    return result;
}

side first_side(const game& asked) {
    const tag* const fen = find_tag(asked, tag_called("FEN"));
    if (fen == nullptr)
        return side::white;
    // Other variants have other boards; in all of them the turn comes after the board.
    if (!named_rules_of(asked).is_judged) {
        const std::string_view position = asked.raw(fen->value);
        return position.find(" b") != position.npos && position.find(" b") == position.find(' ')
                   ? side::black
                   : side::white;
    }
    std::vector<finding> ignored;
    return read_fen(asked.raw(fen->value), ignored).position.to_move == chess::side::white ? side::white
                                                                                           : side::black;
}

initial_position initial(const game& record) {
    const starting_position start = start_of(record);
    initial_position result;
    result.written = start.fen != nullptr;
    result.readable = start.playable;
    result.turn = start.position.to_move == chess::side::white ? side::white : side::black;
    result.number = start.position.move_number;
    static const std::string usual = write_fen(chess::start_position());
    if (start.fen == nullptr && start.position.variant == nullptr)
        result.text = usual;
    else if (start.fen == nullptr)
        result.text = write_fen(start.position);
    else
        result.text = start.playable ? write_fen(start.position) : std::string(record.raw(start.fen->value));
    return result;
}

std::string game_from(std::string_view position_text, std::string_view ply, std::string_view rules) {
    const rules_of_game named = rules.empty() ? rules_of_game{} : rules_called(rules);
    std::string text;
    if (!rules.empty())
        text.append("[Variant \"").append(rules).append("\"]\n");
    chess::position p = named.variant == nullptr ? chess::start_position() : chess::start_by(*named.variant);
    if (!position_text.empty()) {
        std::vector<finding> found;
        const read_position read = read_fen(position_text, found);
        if (!is_playable(read, named))
            return {};
        p = chess::settled(position_in(read, named.variant));
        check_sense(read, found);
        if (rules.empty() && std::ranges::find(found, codes::rook_files, &finding::id) != found.end())
            text = "[Variant \"Chess960\"]\n";
        text.append("[SetUp \"1\"]\n[FEN \"").append(write_fen(p)).append("\"]\n");
    }
    text.append("\n");
    if (!ply.empty())
        text.append(std::to_string(std::max(p.move_number, std::uint32_t{1})))
            .append(p.to_move == chess::side::white ? ". " : "... ")
            .append(ply)
            .append(" ");
    return text.append("*\n");
}

std::string name_of_rules(const game& asked) {
    const tag* const variant = find_tag(asked, tag_called("Variant"));
    return variant == nullptr ? std::string() : std::string(name_of_rules_called(asked.raw(variant->value)));
}

std::string variant_of(const game& asked) {
    const tag* const variant = find_tag(asked, tag_called("Variant"));
    return variant == nullptr ? "Standard" : std::string(asked.raw(variant->value));
}

} // namespace ctlpgn::pgn
