// Quotation marks and backslashes in the values of tags are escaped exactly once, even if some already are.
#include "ctlpgn/fixing.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;

namespace {

struct quoted_value {
    std::string_view written;
    std::string_view fixed;
};

constexpr std::array<quoted_value, 5> values{{
    {R"(the "Old" cup)", R"(the \"Old\" cup)"},
    {R"(the "Old\" cup)", R"(the \"Old\" cup)"},
    {R"(the \"Old" cup)", R"(the \"Old\" cup)"},
    {R"(the "Old\\" cup)", R"(the \"Old\\\" cup)"},
    {R"(the \Old cup)", R"(the \\Old cup)"},
}};

} // namespace

TEST_CASE("quotation marks in values are escaped once", "[lint][fixes]") {
    for (const std::string_view name : {"ctl-pgn", "pgn", "diplomat"}) {
        const notation& chosen = *find_notation(name);
        lint_options options;
        options.selection.apply(
            {.select = std::vector<std::string>{"S021", "S022"}, .extend_select = {}, .ignore = {}});
        for (const quoted_value& each : values) {
            const auto text = [](std::string_view value) {
                return std::string("[Event \"").append(value).append("\"]\n\n*\n");
            };
            CAPTURE(name, each.written);
            CHECK(apply_fixes(text(each.written), chosen, options) == text(each.fixed));
        }
    }
}
