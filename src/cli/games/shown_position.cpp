#include "cli/games/shown_position.hpp"

#include "cli/games/game_repair.hpp"
#include "cli/games/no_such_game.hpp"
#include "cli/games/ply_path.hpp"
#include "cli/input/input_search.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "ctlpgn/tags.hpp"
#include "emit/viewer/comment_signs.hpp"
#include "text/sources/decoded_source.hpp"
#include "tree/lines.hpp"
#include "tree/position_after.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

bool is_file(const std::string& name) {
    std::error_code error;
    return name == "-" ||
           std::filesystem::symlink_status(name, error).type() != std::filesystem::file_type::not_found;
}

// The notation in which the word is a position, as opposed to the name of a file; null if it is none. A word
// that names no file may be a position with faults.
const notation* notation_of_position(const std::string& word, const notation* asked_for) {
    const likeness least = is_file(word) ? likeness::probable : likeness::possible;
    if (asked_for == nullptr) {
        const notation_guess guessed = guess_notation_of_position(word);
        return guessed.how_likely >= least ? guessed.likeliest : nullptr;
    }
    const bool is_position =
        asked_for->position_likeness != nullptr && asked_for->position_likeness(word) >= least;
    return is_position ? asked_for : nullptr;
}

// The ply of the move that is asked for, by default the last; no_node if it is not written.
node ply_of(const written_move& move, std::optional<side> player) {
    if (player)
        return *player == side::white ? move.white : move.black;
    return move.black != no_node ? move.black : move.white;
}

// The first ply of the last move of the main line.
node last_move(const game& record) {
    node last = no_node;
    each_move(record, record.main_line, [&last](const written_move& here) { last = here.first; });
    return last;
}

// The players, by the tags that the game's drawing knows.
void name_players(const game& read, const notation& chosen, shown_position& shown) {
    if (chosen.plan == nullptr)
        return;
    std::string unescaped;
    for (const tag& each : read.tags)
        for (std::size_t i = 0; i != shown.players.size(); ++i)
            if (read.raw(each.name) == chosen.plan().players[i].tag)
                shown.players[i] = tag_value(read, each, unescaped);
}

std::string called(const game& read, const game_lines& lines, node ply) {
    return std::to_string(lines.number_of(ply)) + (read.plies[ply].player == side::white ? ". " : "... ") +
           std::string(read.raw(read.plies[ply].text()));
}

// Why there is no position after a ply: the first ply on the way to it that cannot be played. Empty if there
// is one.
std::string why_unknown(const game& read, const notation& chosen, node ply) {
    if (chosen.ask_board == nullptr)
        return std::string(chosen.name) + " has no boards";
    const game_lines lines(read);
    const position_texts positions = positions_of(chosen, read);
    if (!positions[ply].empty())
        return {};
    node first = ply;
    node end = ply; // the last ply of the line that is searched
    for (line_index line = lines.line_of(ply); line != no_line;) {
        const game_lines::line& here = lines.at(line);
        node at = play_of(read, line).first_ply;
        while (at != no_node && at != end && !positions[at].empty())
            at = read.plies[at].next;
        if (at != no_node && at != end)
            first = at;
        if (here.white_before != no_node && positions[here.white_before].empty())
            first = here.white_before;
        end = here.branches_at;
        line = here.parent;
    }
    std::string why = called(read, lines, first) + " cannot be played";
    if (first != ply)
        why += ", so the position after " + called(read, lines, ply) + " is not known";
    return why + "; --ply takes one before it";
}

shown_position start_of(const game& read, const notation& chosen) {
    shown_position shown;
    shown.chosen = &chosen;
    shown.text = chosen.initial(read).text;
    emit::add_signs(shown.signs, read, read.main_line.first_annotation, *chosen.words);
    name_players(read, chosen, shown);
    return shown;
}

// no_node: the start is asked for. Throws input_error for a ply that is not written.
node ply_asked_for(const game& read, const std::string& text) {
    const std::optional<ply_path> wanted = text.empty() ? std::nullopt : std::optional(read_ply_path(text));
    if ((wanted && wanted->number == 0) || read.main_line.first_ply == no_node)
        return no_node;
    const node move = wanted ? find_move(read, *wanted) : last_move(read);
    const node found = ply_of(move_from(read, move), wanted ? wanted->player : std::nullopt);
    if (found == no_node)
        throw input_error("that ply is not written in the game");
    return found;
}

shown_position position_after_ply_of(const game& read, const notation& chosen, node at) {
    shown_position shown = start_of(read, chosen);
    shown.signs = {};
    const position_after_ply after = position_after(chosen, read, at);
    shown.text = after.position;
    shown.from = after.from;
    shown.to = after.to;
    shown.played = read.raw(read.plies[at].text());
    if (chosen.end_in != nullptr)
        shown.end = chosen.end_in(shown.text, read);
    emit::add_signs(shown.signs, read, read.plies[at].first_annotation, *chosen.words);
    return shown;
}

// A position has neither games nor plies.
void refuse_choice(const position_request& asked) {
    for (const auto& [is_given, option] :
         {std::pair(!asked.ply.empty(), "--ply"), std::pair(asked.game != 0, "--game")})
        if (is_given)
            throw setting_error(std::string(option) + " needs a file of games");
}

// The name may have been meant as a position.
void check_is_there(const position_request& asked) {
    if (is_file(asked.what))
        return;
    const std::string of_notation =
        asked.written_in == nullptr ? std::string() : " of " + std::string(asked.written_in->name);
    throw input_error("\"" + asked.what + "\" is neither a position" + of_notation + " nor a file");
}

// After the ply, and before that after each one of the main line if all are wanted.
std::vector<shown_position> positions_until(const game& read, const notation& chosen, node last, bool all) {
    std::vector<shown_position> shown;
    if (all) {
        shown.push_back(start_of(read, chosen));
        node at = read.main_line.first_ply;
        for (; at != no_node && at != last; at = read.plies[at].next)
            if (shown_position here = position_after_ply_of(read, chosen, at); !here.text.empty())
                shown.push_back(std::move(here));
        if (at == no_node)
            throw input_error("the plies before that one are not all in the main line");
    }
    shown.push_back(position_after_ply_of(read, chosen, last));
    shown.back().contradictions = count_contradictions(read, chosen, {}, last);
    return shown;
}

std::vector<shown_position> positions_of_file(const position_request& asked, bool all) {
    check_is_there(asked);
    input_choice choice;
    choice.paths = {asked.what};
    choice.written_in = asked.written_in;
    choice.encoding = asked.encoding_read;
    choice.configuration = asked.configuration;
    choice.no_configuration = asked.no_configuration;
    const std::vector<input> inputs = find_inputs(choice);
    if (inputs.empty())
        throw input_error("no game in " + asked.what);
    const recognised_text text = inputs.front().open_games();
    const notation& chosen = *text.written_in;
    decoded_source decoded(*text.source, chosen);
    game_reader reader(decoded, chosen);
    std::uint32_t seen = 0;
    while (const game* const read = reader.next()) {
        if (++seen != std::max(asked.game, 1U))
            continue;
        const node last = ply_asked_for(*read, asked.ply);
        if (last == no_node)
            return {start_of(*read, chosen)};
        if (const std::string why = why_unknown(*read, chosen, last); !why.empty()) {
            // If the rest of the file cannot be read, that is the reason, since the game may be cut off.
            static_cast<void>(reader.next());
            throw input_error(why);
        }
        return positions_until(*read, chosen, last, all);
    }
    throw input_error(no_such_game(inputs.front().name(), std::max(asked.game, 1U), seen));
}

} // namespace

shown_position find_position(const position_request& asked) {
    shown_position shown;
    const notation* const known =
        asked.what.empty() ? nullptr : notation_of_position(asked.what, asked.written_in);
    if (asked.what.empty() || known != nullptr)
        refuse_choice(asked);
    if (asked.what.empty()) {
        shown.chosen = asked.written_in != nullptr ? asked.written_in : notations().front();
        shown.text = shown.chosen->initial(game{}).text;
    } else if (known != nullptr) {
        shown.chosen = known;
        shown.text = asked.what;
    } else {
        shown = positions_of_file(asked, false).back();
    }
    return shown;
}

std::vector<shown_position> find_positions_until(const position_request& asked) {
    if (asked.what.empty() || notation_of_position(asked.what, asked.written_in) != nullptr)
        throw setting_error("an animated picture needs a file of games");
    return positions_of_file(asked, true);
}

void check_not_overwritten(const position_request& asked, const std::string& output_path) {
    check_not_written_over({input{.path = asked.what}}, output_path);
}

} // namespace ctlpgn::cli
