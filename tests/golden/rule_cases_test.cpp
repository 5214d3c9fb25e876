// The examples of the catalogue as cases, for what other files of the corpus do not show: rules beyond
// syntax. Each is in the folder rules/ of its verdict. A rule that is new in the catalogue becomes a case by
// update-expectations.
#include "conformance/levels.hpp"
#include "ctlpgn/catalogue.hpp"
#include "golden/corpus.hpp"
#include "golden/updating.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

// Syntax has its own files, and the linter's own findings are none of the format.
bool becomes_case(const diagnostic_info& row) {
    // After the letter of its notation, where it has one.
    const std::string text = code_text(row.id);
    const char layer = text[text.size() - 4];
    return layer != 'S' && layer != 'L' && !row.example.bad.empty();
}

std::string folder_of_verdict(const notation& chosen, const std::string& text) {
    const auto rejected = conformance::rejected_from(lint_diagnostics({&chosen, "", text, {}}));
    if (!rejected)
        return "doubtful";
    return *rejected == check_level::coherent ? "incoherent" : "illegal";
}

} // namespace

TEST_CASE("every rule beyond syntax is a case of the corpus", "[golden][rule-cases]") {
    for (const notation* const chosen : notations()) {
        const std::filesystem::path corpus = folder_of(*chosen);
        if (!std::filesystem::exists(corpus))
            continue;
        std::set<std::filesystem::path> wanted;
        for (const diagnostic_info& row : diagnostics_of(*chosen)) {
            if (!becomes_case(row))
                continue;
            const std::string text = chosen->example_file(row.example.place, row.example.bad);
            const auto bare = corpus / folder_of_verdict(*chosen, text) / "rules" / row.name;
            wanted.insert(bare);
            compare(std::filesystem::path(bare).concat(chosen->extension), text);
        }
        for (const char* const folder : {"doubtful", "incoherent", "illegal"}) {
            if (!std::filesystem::exists(corpus / folder / "rules"))
                continue;
            for (const auto& entry : std::filesystem::directory_iterator(corpus / folder / "rules")) {
                INFO(entry.path().string() << ": no rule has it any more, so it must go");
                CHECK(wanted.contains(std::filesystem::path(entry.path()).replace_extension()));
            }
        }
    }
}
