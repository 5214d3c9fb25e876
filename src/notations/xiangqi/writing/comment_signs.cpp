#include "notations/xiangqi/writing/comment_signs.hpp"

#include "notations/xiangqi/tags.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::string_view escaped_block_close = "\\*/";

constexpr std::array<std::string_view, 2> closing_braces{"}", "｝"};

std::string with_replaced(std::string_view text, std::string_view sought, std::string_view instead) {
    std::string made;
    for (std::size_t at = 0; at != text.size();) {
        const std::size_t found = std::min(text.find(sought, at), text.size());
        made += text.substr(at, found - at);
        at = found;
        if (found != text.size()) {
            made += instead;
            at += sought.size();
        }
    }
    return made;
}

bool begins_with_brace(std::string_view text) {
    return std::ranges::any_of(closing_braces,
                               [text](std::string_view each) { return text.starts_with(each); });
}

} // namespace

bool holds_brace(std::string_view text) {
    return text.find_first_of("{}\\") != std::string_view::npos ||
           text.find("｛") != std::string_view::npos || text.find("｝") != std::string_view::npos;
}

// If another one seems to begin in it, its end may seem to be missing.
bool needs_block(std::string_view words) {
    return holds_brace(words) && words.find(block_close) == std::string_view::npos &&
           words.find(block_open) == std::string_view::npos;
}

bool is_of_web_board(const game& record, const comment& asked) {
    return record.raw(asked.where).starts_with(web_board_opening);
}

std::string said_in(const game& record, const comment& asked) {
    const std::string_view opening = record.raw(asked.where);
    std::string_view written = record.raw(asked.text);
    if (opening.starts_with(web_board_opening))
        return std::string(trimmed(with_replaced(written, web_line_break, "\n")));
    if (opening.starts_with('#') || opening.starts_with('{'))
        return std::string(written);
    std::string words;
    if (opening.starts_with(block_open)) {
        for (; !written.empty(); written.remove_prefix(1))
            if (!written.starts_with(escaped_block_close))
                words += written.front();
        return words;
    }
    for (; !written.empty(); written.remove_prefix(1))
        if (written.front() != '\\' || !begins_with_brace(written.substr(1)))
            words += written.front();
    return words;
}

std::string said_on_web_board(std::string_view words) {
    return with_replaced(with_replaced(words, "\r\n", "\n"), "\n", web_line_break);
}

std::string written_for(std::string_view words) {
    std::string written;
    for (; !words.empty(); words.remove_prefix(1)) {
        if (begins_with_brace(words))
            written += '\\';
        written += words.front();
    }
    return written;
}

} // namespace ctlpgn::xiangqi
