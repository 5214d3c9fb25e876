// The result of a game that has none after its moves: that of its tag, or otherwise unknown (8.2.6).
#pragma once

#include "lint/rules/results.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::pgn {

// The result in the tag; 0 if its value is not a result.
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
