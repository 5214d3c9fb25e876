#include "notations/pgn/writing/comment_forms.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

bool has_matching_braces(std::string_view words) {
    std::size_t open = 0;
    for (const char each : words) {
        if (each == '{')
            ++open;
        else if (each == '}' && open-- == 0)
            return false;
    }
    return open == 0;
}

} // namespace

void put_parentheses_for_braces(std::string& text) {
    std::ranges::replace(text, '{', '(');
    std::ranges::replace(text, '}', ')');
}

std::string written_for(std::string_view words) {
    std::string written(words);
    const bool fits_on_line = words.find_first_of("\r\n") == std::string_view::npos;
    if (fits_on_line || words.find('}') == std::string_view::npos || !has_matching_braces(words))
        return written;
    put_parentheses_for_braces(written);
    return written;
}

comment_forms::comment_forms(const game& record) : game_(&record) {
    const auto has_brace = [&record](span text) {
        return record.raw(text).find('}') != std::string_view::npos;
    };
    has_lone_brace_ = std::ranges::any_of(record.comments, has_brace, &comment::text) ||
                      std::ranges::any_of(record.hidden_lines, has_brace, &hidden_line::where);
}

bool comment_forms::ends_line(const comment& asked) const {
    const std::string_view text = game_->raw(asked.text);
    if (text.find('}') != std::string_view::npos)
        return true;
    const bool is_braced_already = !asked.where.empty() && game_->text[asked.where.begin] == '{';
    if (is_braced_already || text.find('{') == std::string_view::npos ||
        text.find_first_of("\r\n") != std::string_view::npos)
        return false;
    return has_lone_brace_;
}

} // namespace ctlpgn::pgn
