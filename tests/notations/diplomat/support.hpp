// Texts of Diplomat, and the library's results for them.
#pragma once

#include "support/texts_in.hpp"

namespace ctlpgn::diplomat_tests {

inline const notation& in_diplomat() {
    return *find_notation("diplomat");
}

inline constexpr tests::found_in_one found_in{in_diplomat};
inline constexpr tests::names_in_one names_of{in_diplomat};
inline constexpr tests::fixed_in_one safely_fixed{in_diplomat};
inline constexpr tests::fixed_in_one boldly_fixed{in_diplomat, true};
inline constexpr tests::formatted_in_one formatted{in_diplomat};
inline constexpr tests::through_json_in_one through_json{in_diplomat};

} // namespace ctlpgn::diplomat_tests
