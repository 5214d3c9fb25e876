// The examples of the catalogue as cases, for what other files of the corpus do not show: rules beyond syntax.
// Each is in the folder rules/ of its verdict. A rule that is new in the catalogue becomes a case by
// update-expectations.
#include "conformance/levels.hpp"
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

std::string folder_of_verdict(const std::string& text) {
    const auto rejected = conformance::rejected_from(lint_diagnostics({"", text, {}}));
    if (!rejected)
        return "doubtful";
    return *rejected == check_level::coherent ? "incoherent" : "illegal";
}

} // namespace

TEST_CASE("every rule beyond syntax is a case of the corpus", "[golden][rule-cases]") {
    const std::filesystem::path corpus = tests::project_folder() / "corpus" / "ctl_pgn";
    std::set<std::filesystem::path> wanted;
    for (const diagnostic_info& row : tests::diagnostics()) {
        if (!becomes_case(row))
            continue;
        const std::string text = tests::example_file(row.example, row.example.bad);
        const auto file = corpus / folder_of_verdict(text) / "rules" / (std::string(row.name) + ".ctl-pgn");
        wanted.insert(std::filesystem::path(file).replace_extension());
        compare(file, text);
    }
    for (const char* const folder : {"doubtful", "incoherent", "illegal"}) {
        for (const auto& entry : std::filesystem::directory_iterator(corpus / folder / "rules")) {
            INFO(entry.path().string());
            CHECK(wanted.contains(std::filesystem::path(entry.path()).replace_extension()));
        }
    }
}
