// Identifiers of games.
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_value_checks.hpp"
#include "text/quotes.hpp"

#include <algorithm>
#include <string>

namespace ctlpgn::ctl_pgn {

void check_identifier(check_context& context, const tag& written, const value_parts& parts) {
    if (!parts.other_class.empty())
        context.report(codes::unknown_id_class, span_of(context, parts.other_class));
    check_language(context, written, parts);
}

// The language is the last part; in the Catalan document it comes before V.
std::string identifier_suggestion(std::string_view value) {
    for (std::size_t at = value.find('-'); at != std::string_view::npos; at = value.find('-', at + 1)) {
        const std::size_t end = std::min(value.find('-', at + 1), value.size());
        const std::string_view part = value.substr(at, end - at);
        if (end == value.size() || !has_form(value_form::language, part.substr(1)))
            continue;
        const std::string moved =
            std::string(value.substr(0, at)) + std::string(value.substr(end)) + std::string(part);
        return has_form(value_form::identifier, moved) ? moved : std::string();
    }
    return {};
}

namespace {

bool is_identifier(std::string_view value) {
    value_parts ignored;
    return read_value(value_form::identifier, value, ignored);
}

std::string_view first_part(std::string_view text) {
    return text.substr(0, text.find('-'));
}

} // namespace

// The first parts that make an identifier are right, and the next one is wrong.
std::string identifier_fault(std::string_view value) {
    std::size_t right = 0;
    for (std::size_t at = 0; at != std::string_view::npos; at = value.find('-', at + 1))
        if (is_identifier(value.substr(0, at)))
            right = at;
    if (right != 0)
        return in_quotes(first_part(value.substr(right + 1))) + " cannot follow " +
               in_quotes(value.substr(0, right));
    const std::string_view publisher = first_part(value);
    if (publisher.size() == value.size())
        return "a publisher and a hyphen come before the number, as in Cescacs-X01";
    if (!is_identifier(std::string(publisher) + "-1"))
        return in_quotes(publisher) + " is not a publisher: only letters and digits are allowed";
    const std::string_view item = first_part(value.substr(publisher.size() + 1));
    return in_quotes(item) + " is not an item number, with or without a class letter";
}

} // namespace ctlpgn::ctl_pgn
