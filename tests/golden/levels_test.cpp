#include "ctlpgn/lint.hpp"
#include "golden/corpus.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

// "S014 120-125; "
std::string listed(const std::vector<diagnostic>& found, check_level highest) {
    std::string list;
    for (const diagnostic& each : found)
        if (level_of_check(each.id) <= highest)
            list.append(code_text(each.id))
                .append(" ")
                .append(std::to_string(each.begin))
                .append("-")
                .append(std::to_string(each.end))
                .append("; ");
    return list;
}

} // namespace

TEST_CASE("a lower level reports a subset of a higher one", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        const auto linted_at = [&file](check_level checks) {
            lint_options options;
            options.checks = checks;
            options.bounds = file.bounds;
            options.board = false;
            options.fixes = offered_fixes::none;
            return lint(file.text, *file.chosen, options);
        };
        INFO(file.chosen->name << '/' << file.name);
        CHECK(listed(linted_at(check_level::syntax), check_level::syntax) ==
              listed(linted_at(check_level::coherent), check_level::syntax));
    }
}
