// One slip in a game: it is reported once, and fixed as meant or not at all.
#pragma once

#include "ctlpgn/fixing.hpp"
#include "golden/corpus.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

namespace ctlpgn::slips_test {

struct slip {
    std::string_view written;
    std::string_view codes; // of all findings: "S023 M001"
    std::string_view safe;  // the result of safe fixes
    std::string_view unsafe;
};

inline void check_slip(const slip& asked, std::string_view before, std::string_view after) {
    const auto around = [&](std::string_view part) { return std::string(before).append(part).append(after); };
    const std::string text = around(asked.written);
    CAPTURE(text);
    const std::vector<diagnostic> found = tests::found_in(text, golden::in_ctl_pgn());
    CHECK(tests::listed_codes(found) == asked.codes);
    CHECK(apply_fixes(text, golden::in_ctl_pgn()) == around(asked.safe));
    CHECK(apply_fixes(text, golden::in_ctl_pgn(), {}, {.unsafe = true}) == around(asked.unsafe));
}

} // namespace ctlpgn::slips_test
