#include "ctlpgn/lint.hpp"
#include "golden/corpus.hpp"
#include "golden/spoiler.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <string>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

// Codes that the core may report in files of any notation.
bool is_about_files(code id) {
    return id == code::other_encoding || id == code::other_writing;
}

bool has_row(const auto& rows, code wanted) {
    return std::ranges::any_of(rows, [wanted](const auto& each) { return each.id == wanted; });
}

void check_codes(const corpus_file& file, const std::string& text, std::set<code>& named) {
    lint_options options;
    options.bounds = file.bounds;
    options.board = false;
    options.fixes = offered_fixes::none;
    for (const diagnostic& each : lint(text, *file.chosen, options))
        if (!is_about_files(each.id) && named.insert(each.id).second) {
            INFO(file.chosen->name << '/' << file.name << '\n' << text);
            INFO(code_text(each.id) << " must be among the core_examples of its notation");
            CHECK((has_row(file.chosen->own_diagnostics(), each.id) ||
                   has_row(file.chosen->core_examples(), each.id)));
        }
}

} // namespace

TEST_CASE("every code of the core that a notation reports is among its examples", "[golden]") {
    constexpr int spoiled_texts = 4; // of each file
    const notation* chosen = nullptr;
    std::set<code> named; // of this notation
    spoiler faults(3);
    for (const corpus_file& file : every_corpus()) {
        if (file.chosen != chosen)
            named.clear();
        chosen = file.chosen;
        check_codes(file, file.text, named);
        for (int i = 0; i != spoiled_texts; ++i)
            check_codes(file, faults.spoil(file.text), named);
    }
}
