// Identifiers of games.
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_value_checks.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

void check_identifier(check_context& context, const tag& written, const value_parts& parts) {
    if (!parts.other_class.empty())
        context.report(codes::unknown_id_class, span_of(context, parts.other_class));
    check_language(context, written, parts);
}

// The language is the last part; the Catalan document has it before V.
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

} // namespace ctlpgn::ctl_pgn
