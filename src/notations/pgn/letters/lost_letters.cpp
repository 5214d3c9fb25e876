#include "notations/pgn/letters/lost_letters.hpp"

#include "text/web_markup.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

namespace {

constexpr std::size_t longest_markup = 256;

// The markup that a text ends with; empty if it ends with none.
std::string_view markup_at_end(std::string_view text) {
    if (text.empty() || (text.back() != '>' && text.back() != ';'))
        return {};
    const std::size_t begin = text.rfind(text.back() == '>' ? '<' : '&');
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

} // namespace

bool follows_lost_piece(const game& record, std::uint32_t begin) {
    const std::string_view before =
        record.text.substr(0, begin).substr(begin - std::min<std::size_t>(begin, longest_markup));
    if (before.ends_with('?'))
        return may_be_lost_piece(record, {begin - 1, begin});
    return says_something(markup_at_end(before));
}

} // namespace ctlpgn::pgn
