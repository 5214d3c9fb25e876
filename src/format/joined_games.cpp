#include "format/joined_games.hpp"

#include <cstddef>

namespace ctlpgn::layout {

void joined_games::choose_moves(format_options& options, const notation& chosen) const {
    if (const auto written = preambles_.find(&chosen); written != preambles_.end())
        options.words.moves = written->second;
}

std::string_view joined_games::add(std::string_view text, const notation& chosen, bool is_first) {
    const std::string_view preamble = preamble_of(chosen, text);
    if (is_first && chosen.preamble_of != nullptr)
        preambles_[&chosen] = preamble;
    else if (!preamble.empty())
        text.remove_prefix(text.find('\n', static_cast<std::size_t>(preamble.data() - text.data())) + 1);
    return text.substr(0, text.find_last_not_of('\n') + 1);
}

} // namespace ctlpgn::layout
