#include "conformance/answer_text.hpp"

#include <cstddef>

namespace ctlpgn::conformance {

namespace {

// Far beyond the deepest variations that a reader may be asked for.
constexpr std::size_t deepest = 100'000;

bool is_too_deep(std::string_view text) {
    std::size_t depth = 0;
    bool in_text = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_text) {
            i += c == '\\' ? 1U : 0U;
            in_text = c != '"';
        } else if (c == '"') {
            in_text = true;
        } else if (c == '[' || c == '{') {
            if (++depth > deepest)
                return true;
        } else if ((c == ']' || c == '}') && depth != 0) {
            --depth;
        }
    }
    return false;
}

} // namespace

nlohmann::json parse_answer(std::string_view text) {
    if (is_too_deep(text))
        return nlohmann::json(nlohmann::json::value_t::discarded);
    return nlohmann::json::parse(text, nullptr, false);
}

} // namespace ctlpgn::conformance
