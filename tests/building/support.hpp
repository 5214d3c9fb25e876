// What the tests of building share.
#pragma once

#include "ctlpgn/notation.hpp"

#include <catch2/catch.hpp>

#include <string_view>

namespace ctlpgn::tests {

inline const notation& known_notation(std::string_view name) {
    const notation* const found = find_notation(name);
    REQUIRE(found != nullptr);
    return *found;
}

} // namespace ctlpgn::tests
