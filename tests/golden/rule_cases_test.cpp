// The examples of rules beyond syntax as cases, which other cases of the corpus do not cover. Each is in the
// theme `rules` of its verdict. update-expectations adds cases for new rules of the catalogue.
#include "conformance/levels.hpp"
#include "ctlpgn/catalogue.hpp"
#include "golden/corpus.hpp"
#include "golden/updating.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::golden;
namespace parts = ctlpgn::conformance::parts;

namespace {

// Syntax has its own cases, and the linter's own findings do not concern the format.
bool becomes_case(const diagnostic_info& row) {
    // After the letter of its notation, if it has one.
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

bool is_of_rules(const corpus_file& file) {
    return file.is_in("doubtful/rules") || file.is_in("incoherent/rules") || file.is_in("illegal/rules");
}

} // namespace

TEST_CASE("every rule beyond syntax is a case of the corpus", "[golden][rule-cases]") {
    for (const notation* const chosen : notations()) {
        const std::vector<corpus_file>& cases = corpus_of(*chosen);
        if (cases.empty())
            continue;
        std::set<std::string> wanted;
        for (const diagnostic_info& row : diagnostics_of(*chosen)) {
            if (!becomes_case(row))
                continue;
            const std::string text = chosen->example_file(row.example.place, row.example.bad);
            const std::string name = folder_of_verdict(*chosen, text) + "/rules/" + std::string(row.name);
            wanted.insert(name);
            const auto known = std::ranges::find(cases, name, &corpus_file::name);
            compare(known != cases.end() ? *known : corpus_file{chosen, name, "", {}}, parts::text, text);
        }
        for (const corpus_file& each : cases)
            if (is_of_rules(each)) {
                INFO(each.name << ": no rule has it any more, so it must go");
                CHECK(wanted.contains(each.name));
            }
    }
}
