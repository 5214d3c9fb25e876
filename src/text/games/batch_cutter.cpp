#include "text/games/batch_cutter.hpp"

#include "text/newlines.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ctlpgn {

void batch_cutter::begin_at(const reading_place& where) {
    begin_ = where;
    begin_.games = 0;
}

void batch_cutter::read_until(unread_text& text, std::size_t size) {
    if (text.bytes.size() < size)
        text.bytes.resize(size);
    while (text.end < size) {
        const std::size_t got = from_.read(text.bytes.data() + text.end, size - text.end);
        if (got == 0)
            return;
        text.end += got;
    }
}

// The line after the last game of a batch, or after the tags that follow, shows where the game ends.
std::optional<std::size_t> batch_cutter::find_cut(std::string_view text) const {
    if (text.size() <= batch_bytes_)
        return std::nullopt;
    const std::string_view rest = text.substr(batch_bytes_);
    std::size_t found = notation_.find_game(rest);
    if (found == std::string_view::npos && notation_.guess_game != nullptr)
        found = notation_.guess_game(rest);
    if (found == std::string_view::npos)
        return std::nullopt;
    const std::size_t cut_at = batch_bytes_ + found;
    const bool shows_end =
        text.size() - cut_at >= bytes_ahead() && text.find('\n', cut_at) != std::string_view::npos;
    return shows_end ? std::optional(cut_at) : std::nullopt;
}

file_section batch_cutter::cut(unread_text text, std::size_t size, bool is_last) {
    file_section made{.begin = begin_, .text = {}, .is_last = is_last};
    if (!is_last) {
        made.stop = begin_.offset + size;
        const char* const begin = text.bytes.data();
        from_.take_back({std::vector<char>(begin + size, begin + text.end), 0, text.end - size});
        const std::uint32_t line = begin_.lines.locate(begin_.offset).line;
        begin_.lines = line_counter(made.stop, line + count_newlines({begin, size}));
        begin_.offset = made.stop;
    }
    made.text = std::move(text);
    return made;
}

std::optional<file_section> batch_cutter::next(std::vector<char> memory) {
    unread_text text{std::move(memory), 0, 0};
    try {
        for (std::size_t wanted = batch_bytes_ + 2 * bytes_ahead();; wanted *= 2) {
            wanted = std::min(wanted, longest_batch());
            read_until(text, wanted);
            const std::string_view known(text.bytes.data(), text.end);
            if (const auto found = find_cut(known))
                return cut(std::move(text), *found, false);
            if (text.end < wanted)
                return cut(std::move(text), text.end, true);
            if (wanted == longest_batch())
                break;
        }
    } catch (...) {
        from_.take_back(std::move(text));
        throw;
    }
    from_.take_back(std::move(text));
    return std::nullopt;
}

} // namespace ctlpgn
