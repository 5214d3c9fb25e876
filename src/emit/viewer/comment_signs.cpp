#include "emit/viewer/comment_signs.hpp"

#include "ctlpgn/annotations.hpp"
#include "emit/viewer/comment_mark.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

namespace {

place place_in(const vocabulary& words, std::string_view name) {
    const auto found = std::ranges::find(words.places, name);
    return found == words.places.end() ? no_place : static_cast<place>(found - words.places.begin());
}

std::string_view take_before(std::string_view& text, char sign) {
    const std::size_t end = std::min(text.find(sign), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

} // namespace

void add_signs(board_picture& to, const game& record, node first_annotation, const vocabulary& words) {
    std::string all;
    for (const node each : comments_of(record, first_annotation))
        append_comment_words(all, record, record.comments[each], words);
    for (std::string_view left = all; !left.empty();) {
        std::string_view word = take_before(left, ' ');
        const std::string_view kind = take_before(word, '=');
        if (kind != "squares" && kind != "arrows")
            continue;
        const std::string colour(take_before(word, ':'));
        const place first = place_in(words, take_before(word, ':'));
        if (kind == "squares")
            to.coloured.push_back({first, colour.empty() ? "green" : colour});
        else
            to.arrows.push_back({first, place_in(words, word), colour.empty() ? "green" : colour});
    }
}

} // namespace ctlpgn::emit
