#include "emit/comment_words.hpp"

#include <cstddef>

namespace ctlpgn::emit {

namespace {

std::string_view with_line_feeds(std::string_view text, std::string& output) {
    std::size_t line_end = text.find('\r');
    if (line_end == std::string_view::npos)
        return text;
    std::string changed;
    while (line_end != std::string_view::npos) {
        changed.append(text.substr(0, line_end)).push_back('\n');
        text.remove_prefix(line_end + 1);
        if (text.starts_with('\n'))
            text.remove_prefix(1);
        line_end = text.find('\r');
    }
    output = changed.append(text);
    return output;
}

} // namespace

std::string_view comment_words(const game& record, const comment& asked, const vocabulary& words,
                               std::string& memory) {
    if (words.additions.said_in == nullptr)
        return with_line_feeds(record.raw(asked.text), memory);
    memory = words.additions.said_in(record, asked);
    return with_line_feeds(memory, memory);
}

} // namespace ctlpgn::emit
