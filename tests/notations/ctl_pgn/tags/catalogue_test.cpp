#include "notations/ctl_pgn/tags/support.hpp"
#include "support/examples.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using tags_test::names_in;

namespace {

bool is_ours(const diagnostic_info& row) {
    const auto number = static_cast<std::uint16_t>(row.id);
    const auto is_in = [number](std::uint16_t first) { return number > first && number < first + 1000; };
    return is_in(layer::tags) || is_in(layer::files);
}

} // namespace

TEST_CASE("examples about tags and style raise only their codes", "[notations][tags]") {
    std::size_t seen = 0;
    for (const diagnostic_info& row : tests::diagnostics()) {
        if (!is_ours(row))
            continue;
        INFO(row.name);
        CHECK(names_in(tests::example_file(row.example, row.example.bad)) ==
              std::vector<std::string>{std::string(row.name)});
        CHECK(names_in(tests::example_file(row.example, row.example.good)).empty());
        ++seen;
    }
    CHECK(seen >= 46);
}
