// The examples of moves, variations and comments in the catalogue, and the corpus: exactly the expected
// findings.
#include "golden/corpus.hpp"
#include "lint/findings_in.hpp"
#include "support/examples.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace ctlpgn;
using namespace ctlpgn::lint_tests;

namespace {

std::string without_places(const std::string& found) {
    return found.substr(0, found.find(' '));
}

} // namespace

TEST_CASE("bad examples of moves, variations and comments raise their code alone, good ones none", "[lint]") {
    for (const diagnostic_info& row : tests::diagnostics()) {
        const char layer = code_text(row.id)[0];
        if (layer != 'M' && layer != 'V' && layer != 'C')
            continue;
        INFO(code_text(row.id) << ' ' << row.name << ": "
                               << findings_in(tests::example_file(row.example, row.example.bad)));
        const std::string found = findings_in(tests::example_file(row.example, row.example.bad));
        CHECK(without_places(found) == row.name);
        CHECK(found.find(';') == std::string::npos);
        CHECK(findings_in(tests::example_file(row.example, row.example.good)) == "");
    }
}

TEST_CASE("examples of syntax faults have no faults in other layers", "[lint]") {
    for (const diagnostic_info& row : tests::diagnostics()) {
        if (code_text(row.id)[0] != 'S' || row.example.bad.empty())
            continue;
        INFO(code_text(row.id) << ' ' << row.name);
        CHECK(findings_in(tests::example_file(row.example, row.example.bad), "MVC") == "");
        CHECK(findings_in(tests::example_file(row.example, row.example.good), "MVC") == "");
    }
}

TEST_CASE("valid games have no findings in moves, variations and comments", "[lint]") {
    for (const golden::corpus_file& file : golden::corpus())
        if (file.expects() == golden::expected::no_findings) {
            INFO(file.name);
            CHECK(findings_in(file.text, "MVC") == "");
        }
}
