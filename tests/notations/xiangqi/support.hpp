// Texts of Xiangqi, and what the library makes of them.
#pragma once

#include "support/texts_in.hpp"

namespace ctlpgn::xiangqi_tests {

inline const notation& in_xiangqi() {
    return *find_notation("xiangqi");
}

inline constexpr tests::found_in_one found_in{in_xiangqi};
inline constexpr tests::names_in_one names_of{in_xiangqi};
inline constexpr tests::formatted_in_one formatted{in_xiangqi};
inline constexpr tests::through_json_in_one through_json{in_xiangqi};

} // namespace ctlpgn::xiangqi_tests
