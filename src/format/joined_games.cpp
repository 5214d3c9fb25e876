#include "format/joined_games.hpp"

#include <cstddef>

namespace ctlpgn::layout {

void joined_games::choose_moves(format_options& options, const notation& chosen) const {
    if (any_ && chosen.preamble_of != nullptr)
        options.words.moves = preamble_;
}

std::string_view joined_games::add(std::string_view text, const notation& chosen, bool is_first) {
    const std::string_view preamble = preamble_of(chosen, text);
    any_ = true;
    if (is_first)
        preamble_ = preamble;
    else if (!preamble.empty())
        text.remove_prefix(text.find('\n', static_cast<std::size_t>(preamble.data() - text.data())) + 1);
    return text.substr(0, text.find_last_not_of('\n') + 1);
}

} // namespace ctlpgn::layout
