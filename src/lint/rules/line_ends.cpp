// Mixed line ends in a game.
#include "lint/context.hpp"
#include "lint/rules/shared_rules.hpp"

namespace ctlpgn {

void check_line_ends(check_context& context) {
    const std::string_view text = context.read.text;
    // Nearly all files have no carriage return.
    if (text.find("\r\n") == std::string_view::npos)
        return;
    std::size_t at = text.find('\n');
    const auto has_return = [text](std::size_t line_feed) {
        return line_feed != 0 && text[line_feed - 1] == '\r';
    };
    const bool first = has_return(at);
    for (; at != std::string_view::npos; at = text.find('\n', at + 1)) {
        const bool here = has_return(at);
        if (here == first)
            continue;
        const auto end = static_cast<std::uint32_t>(at + 1);
        context.report(code::mixed_line_ends, {end - (here ? 2U : 1U), end},
                       here ? "CRLF here, LF elsewhere" : "LF here, CRLF elsewhere");
        return;
    }
}

} // namespace ctlpgn
