#include "server/features/document_links.hpp"

#include "emit/rules/rule_text.hpp"
#include "server/documents/game_view.hpp"
#include "server/documents/places.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::server {

namespace {

constexpr std::string_view schemes[] = {"https://", "http://"};
constexpr std::string_view never_in_addresses = " \t\r\n\"<>{}|\\^`";
constexpr std::string_view never_at_their_end = ".,;:!?)]'";

// Calls take(begin, end) for each address.
template <class Take> void each_address(std::string_view text, Take&& take) {
    for (std::size_t at = text.find("http"); at != std::string_view::npos; at = text.find("http", at + 1)) {
        const auto scheme = std::ranges::find_if(
            schemes, [&](std::string_view each) { return text.substr(at).starts_with(each); });
        if (scheme == std::ranges::end(schemes))
            continue;
        std::size_t end = std::min(text.find_first_of(never_in_addresses, at), text.size());
        while (end > at && never_at_their_end.find(text[end - 1]) != std::string_view::npos)
            --end;
        if (end > at + scheme->size())
            take(at, end);
        at = end - 1;
    }
}

// Calls take(begin, end, code) for each code of what the comment excuses.
template <class Take> void each_excused_code(std::string_view text, Take&& take) {
    constexpr std::string_view opening = "lint-ignore[";
    constexpr std::string_view between = ", \t\r\n";
    if (!text.starts_with(opening))
        return;
    const std::size_t close = std::min(text.find(']'), text.size());
    for (std::size_t at = opening.size(); at < close;) {
        at = std::min(text.find_first_not_of(between, at), close);
        const std::size_t end = std::min(text.find_first_of(between, at), close);
        if (const std::optional<code> asked = find_code(text.substr(at, end - at)))
            take(at, end, *asked);
        at = end + 1;
    }
}

} // namespace

json document_links(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    json result = json::array();
    const auto add = [&](std::size_t begin, std::size_t end, std::string_view target) {
        if (!target.empty())
            result.push_back({{"range", range_in(current, opened.content, begin, end)}, {"target", target}});
    };
    const std::string_view text = opened.content.text();
    each_address(
        text, [&](std::size_t begin, std::size_t end) { add(begin, end, text.substr(begin, end - begin)); });
    for (const document_piece& piece : opened.content.pieces()) {
        const game_view view(opened.content, piece);
        for (const comment& each : view.tree.comments)
            each_excused_code(view.tree.raw(each.text), [&](std::size_t begin, std::size_t end, code asked) {
                const std::size_t at = view.offset_in_document(each.text.begin);
                add(at + begin, at + end, emit::rule_address(describe(asked)));
            });
    }
    return result;
}

} // namespace ctlpgn::server
