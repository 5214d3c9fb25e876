// The examples of the catalogue: the bad one raises only its diagnostic, the good one none.
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

#include <map>
#include <string>

using namespace ctlpgn;

namespace {

// Rows without an example, with the reason.
const std::map<std::string_view, std::string_view> without_example = {
    {"other-encoding", "the example would be no UTF-8"},
    {"latin-1-text", "the example would be no UTF-8"},
    {"gb18030-text", "the example would be no UTF-8"},
    {"nesting-too-deep", "a limit: the example would be some hundred parentheses"},
    {"too-many-tags", "a limit: the example would be a thousand tags"},
    {"comment-too-long", "a limit: the example would be megabytes"},
    {"game-too-long", "a limit: the example would be gigabytes"},
    {"too-many-findings", "a limit: the example would raise a thousand other diagnostics"},
    {"text-cut-short", "a damaged file: what is cut off is no text"},
};

// The first profile with which only that is reported for the text.
std::string_view profile_for(const notation& chosen, const std::string& text, std::string_view name) {
    for (const lint_profile& each : chosen.profiles)
        if (tests::names_by_profile(text, chosen, each.name) == name)
            return each.name;
    return {};
}

} // namespace

TEST_CASE("a bad example raises only its diagnostic, and the good one none", "[house]") {
    for (const notation* const each : notations())
        for (const diagnostic_info& row : diagnostics_of(*each)) {
            INFO(each->name << ' ' << code_text(row.id) << ' ' << row.name);
            CHECK(row.example.empty() == without_example.contains(row.name));
            CHECK(row.example.good.empty() == row.example.empty());
            if (row.example.empty())
                continue;
            const std::string bad = each->example_file(row.example.place, row.example.bad);
            const std::string good = each->example_file(row.example.place, row.example.good);
            const std::string_view profile = profile_for(*each, bad, row.name);
            CHECK(tests::names_by_profile(bad, *each, profile) == row.name);
            CHECK(tests::names_by_profile(good, *each, profile) == "");
        }
}
