#include "repair/made_games.hpp"

#include "ctlpgn/position.hpp"

#include <random>
#include <string>
#include <unordered_map>
#include <utility>

namespace ctlpgn::tests {

namespace {

constexpr std::string_view capture_signs = "x*@";
constexpr std::string_view capture_cross = "×";

// How likely a ply is to be chosen, by its text.
double weight_of(std::string_view ply) {
    const bool captures = ply.find_first_of(capture_signs) != std::string_view::npos ||
                          ply.find(capture_cross) != std::string_view::npos;
    return captures ? 2 : 1;
}

// A position without the numbers at its end, which are clock and move number.
std::string situation_of(const position& here) {
    const std::string& text = here.text();
    return text.substr(0, text.find_last_not_of("0123456789 ") + 1);
}

} // namespace

std::vector<played_game> made_games(const notation& chosen, const game_frame& frame,
                                    const making_settings& settings) {
    std::mt19937 random(settings.seed);
    std::vector<played_game> games;
    while (games.size() != settings.games) {
        position here = position::start(chosen);
        std::unordered_map<std::string, int> seen;
        std::vector<std::string> texts;
        std::size_t failures = 0;
        while (texts.size() != settings.plies && failures != 20) {
            const std::vector<std::string> plies = here.legal_plies();
            if (plies.empty())
                break;
            std::vector<double> weights;
            for (const std::string& each : plies)
                weights.push_back(weight_of(each));
            const std::string& ply =
                plies[std::discrete_distribution<std::size_t>(weights.begin(), weights.end())(random)];
            std::optional<position> after = here.play(ply);
            // Neither a repetition nor the end of the game.
            if (!after || seen[situation_of(*after)] > 0 || after->legal_plies().empty()) {
                ++failures;
                continue;
            }
            ++seen[situation_of(*after)];
            texts.push_back(ply);
            here = std::move(*after);
        }
        if (texts.size() != settings.plies)
            continue;
        noisy_line line;
        for (std::size_t i = 0; i != texts.size(); ++i) {
            if (i % 2 == 0)
                line.text += std::to_string(i / 2 + 1) + ". ";
            line.text.append(texts[i]).append(i % 2 == 0 ? frame.style.after_white : frame.style.after_move);
        }
        const std::vector<played_game> made = games_in(chosen, text_of(line, frame), 1);
        if (!made.empty() && made.front().plies.size() == settings.plies)
            games.push_back(made.front());
    }
    return games;
}

} // namespace ctlpgn::tests
