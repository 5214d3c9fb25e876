#include "emit/comment_words.hpp"

#include "text/indented_lines.hpp"

#include <cstddef>
#include <utility>

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

// As it was before the lines were indented, or with line feeds alone.
std::string_view as_said(std::string_view text, const vocabulary& words, std::string& output) {
    const line_alignment alignment = words.indents_comments ? alignment_of(text) : line_alignment();
    if (alignment.is_plain())
        return with_line_feeds(text, output);
    std::string aligned;
    append_aligned(text, alignment.indentation, aligned);
    output = std::move(aligned);
    return output;
}

} // namespace

std::string_view comment_words(const game& record, const comment& asked, const vocabulary& words,
                               std::string& memory) {
    if (words.additions.said_in == nullptr)
        return as_said(record.raw(asked.text), words, memory);
    memory = words.additions.said_in(record, asked);
    return as_said(memory, words, memory);
}

} // namespace ctlpgn::emit
