// Texts of xiangqi, and the library's results for them.
#pragma once

#include "ctlpgn/format.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

namespace ctlpgn::xiangqi_tests {

inline const notation& in_xiangqi() {
    return *find_notation("xiangqi");
}

inline constexpr tests::found_in_one found_in{in_xiangqi};
inline constexpr tests::names_in_one names_of{in_xiangqi};
inline constexpr tests::fixed_in_one safely_fixed{in_xiangqi};
inline constexpr tests::fixed_in_one boldly_fixed{in_xiangqi, true};
inline constexpr tests::formatted_in_one formatted{in_xiangqi};
inline constexpr tests::through_json_in_one through_json{in_xiangqi};

// Its games in another form of moves, and perhaps in another kind of file; each of them can be written so.
inline std::string converted(std::string_view text, std::string_view form, std::string_view dialect = {}) {
    const auto source = open_text(text);
    format_options options;
    options.words.dialect = dialect;
    if (!form.empty())
        options.words.moves = std::string(form);
    std::string after;
    const format_summary seen = format_games(*source, in_xiangqi(), options, faulty_games::keep,
                                             [&after](const formatted_game& each) { after += each.after; });
    CHECK(seen.kept == 0);
    return after;
}

} // namespace ctlpgn::xiangqi_tests
