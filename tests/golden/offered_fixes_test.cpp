#include "ctlpgn/lint.hpp"
#include "golden/corpus.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

// "S014 120-125 write a dot; "
std::string listed_safe_fixes(const corpus_file& file, offered_fixes wanted) {
    lint_options options;
    options.bounds = file.bounds;
    options.board = false;
    options.fixes = wanted;
    std::string list;
    for (const diagnostic& each : lint(file.text, *file.chosen, options))
        if (each.remedy && each.remedy->safe)
            list.append(code_text(each.id))
                .append(" ")
                .append(std::to_string(each.begin))
                .append("-")
                .append(std::to_string(each.end))
                .append(" ")
                .append(each.remedy->title)
                .append("; ");
    return list;
}

} // namespace

TEST_CASE("safe fixes do not depend on whether unsafe ones are allowed", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        INFO(file.chosen->name << '/' << file.name);
        CHECK(listed_safe_fixes(file, offered_fixes::safe) == listed_safe_fixes(file, offered_fixes::all));
    }
}

TEST_CASE("guesses are never safe fixes", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        INFO(file.chosen->name << '/' << file.name);
        lint_options options;
        options.bounds = file.bounds;
        for (const diagnostic& each : lint(file.text, *file.chosen, options))
            if (each.remedy && each.remedy->safe)
                CHECK(describe(each.id).fix != fixable::unsafe);
    }
}
