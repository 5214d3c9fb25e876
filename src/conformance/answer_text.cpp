#include "conformance/answer_text.hpp"

#include "emit/json/json_depth.hpp"

#include <cstddef>

namespace ctlpgn::conformance {

namespace {

// Far deeper than the variations of any case.
constexpr std::size_t deepest = 100'000;

} // namespace

nlohmann::json parse_answer(std::string_view text) {
    if (is_deeper_than(deepest, text))
        return nlohmann::json(nlohmann::json::value_t::discarded);
    return nlohmann::json::parse(text, nullptr, false);
}

} // namespace ctlpgn::conformance
