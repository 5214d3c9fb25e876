// rules/: the examples of the catalogue as cases, for what other files of the corpus do not show: rules
// beyond syntax. A rule that is new in the catalogue becomes a case by update-expectations.
#include "ctlpgn/catalogue.hpp"
#include "golden/corpus.hpp"
#include "golden/updating.hpp"
#include "paths.hpp"
#include "support/examples.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

// Syntax has files of its own, and the linter's own findings are none of the format.
bool becomes_case(const diagnostic_info& row) {
    const char layer = code_text(row.id).front();
    return layer != 'S' && layer != 'L' && !row.example.bad.empty();
}

} // namespace

TEST_CASE("every rule beyond syntax is a case of the corpus", "[golden][rule-cases]") {
    const std::filesystem::path folder = tests::project_folder() / "corpus" / "ctl_pgn" / "rules";
    std::set<std::string> wanted;
    for (const diagnostic_info& row : tests::diagnostics()) {
        if (!becomes_case(row))
            continue;
        const std::string name = std::string(row.name) + ".ctl-pgn";
        wanted.insert(name);
        compare(folder / name, tests::example_file(row.example, row.example.bad));
    }
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        INFO(entry.path().string());
        CHECK(wanted.contains(entry.path().filename().replace_extension(".ctl-pgn").string()));
    }
}
