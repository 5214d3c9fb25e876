// The result of a game whose moves do not say it: that of its tag, or else it is unknown (8.2.6).
#pragma once

#include "lint/rules/results.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::pgn {

// What the tag says; 0 if it says nothing that is a result.
inline std::uint8_t result_in_tag(const game& record) {
    const tag* const named = find_result_tag(record, words);
    return named == nullptr ? std::uint8_t{0} : find_result(record.raw(named->value));
}

inline std::uint8_t due_result(const game& record) {
    const std::uint8_t in_tag = result_in_tag(record);
    return in_tag != 0 ? in_tag : find_result("*");
}

inline std::string_view result_due(const game& record) {
    return words.results[due_result(record)];
}

} // namespace ctlpgn::pgn
