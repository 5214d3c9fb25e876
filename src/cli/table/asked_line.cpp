#include "cli/table/asked_line.hpp"

#include "cli/games/wrong_text.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "table/game_situations.hpp"
#include "text/quotes.hpp"

#include <algorithm>

namespace ctlpgn::cli {

namespace {

// After the last ply of the main line, if the text is a game whose plies are all legal.
std::optional<asked_line> end_of_line(const std::string& text, const notation& chosen, bool may_be_empty) {
    const auto source = open_text(text);
    game_reader reader(*source, chosen, {}, check_level::legal);
    const game* const read = reader.next();
    if (read == nullptr || std::ranges::any_of(reader.diagnostics(), is_wrong_text))
        return std::nullopt;
    if (read->tags.empty() && read->main_line.first_ply == no_node && !may_be_empty)
        return std::nullopt;
    tables::game_situations situations;
    situations.find(*read, chosen);
    node last = no_node;
    for (node at = read->main_line.first_ply; at != no_node; at = read->plies[at].next) {
        if (read->plies[at].kind == ply_kind::missing)
            continue;
        if (!situations.is_sound(at))
            return std::nullopt;
        last = at;
    }
    const std::optional<std::int64_t> hash =
        last == no_node ? situations.at_beginning() : situations.after(last);
    if (!hash)
        return std::nullopt;
    asked_line found{.written_in = &chosen, .hash = *hash, .position = {}, .opening = {}};
    found.position =
        last == no_node ? chosen.initial(*read).text : std::string(positions_of(chosen, *read)[last]);
    if (chosen.opening_of != nullptr)
        found.opening = chosen.opening_of(*read);
    return found;
}

} // namespace

std::vector<asked_line> find_lines(const asked_line_options& asked) {
    std::vector<asked_line> found;
    for (const notation* const chosen : notations()) {
        if ((asked.written_in != nullptr && chosen != asked.written_in) || chosen->game_from == nullptr)
            continue;
        const std::string text =
            asked.moves.empty() ? chosen->game_from(asked.position, {}, {}) : asked.moves + "\n";
        if (!text.empty())
            if (std::optional<asked_line> line = end_of_line(text, *chosen, asked.moves.empty()))
                found.push_back(*std::move(line));
    }
    if (found.empty() && !asked.moves.empty())
        throw input_error("--moves: " + in_quotes(asked.moves) +
                          " is not a line of legal moves; write moves such as '1. e4 c5'");
    if (found.empty())
        throw input_error("--position: " + in_quotes(asked.position) +
                          " is no position; write a text such as a FEN, which 'ctlpgn board --text' prints "
                          "for a game");
    return found;
}

std::map<std::string, std::string> texts_of_plies(const asked_line& here) {
    std::map<std::string, std::string> texts;
    const notation& chosen = *here.written_in;
    if (chosen.plies == nullptr)
        return texts;
    for (possible_ply& each : chosen.plies(here.position, 0)) {
        const std::string text = chosen.game_from(here.position, each.text, {});
        const auto source = open_text(text);
        game_reader reader(*source, chosen, {}, check_level::syntax);
        const game* const read = reader.next();
        if (read == nullptr)
            continue;
        std::vector<ply> resolved = read->plies;
        if (chosen.resolve != nullptr)
            chosen.resolve(*read, resolved);
        for (node at = read->main_line.first_ply; at != no_node; at = read->plies[at].next)
            if (std::string key = tables::coordinates_of(chosen, resolved[at]); !key.empty())
                texts.emplace(std::move(key), std::move(each.text));
    }
    return texts;
}

} // namespace ctlpgn::cli
