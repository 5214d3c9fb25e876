// Every case of the corpus gives the expected results. With CTLPGN_UPDATE=1 the expectations are rewritten.
#include "conformance/levels.hpp"
#include "conformance/themes/finding_lines.hpp"
#include "golden/corpus.hpp"
#include "golden/expectations.hpp"
#include "golden/updating.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

std::map<std::filesystem::path, conformance::theme> themes_of(const notation& chosen) {
    std::map<std::filesystem::path, conformance::theme> result;
    for (const corpus_file& each : corpus_of(chosen))
        if (const std::filesystem::path& file = each.source->theme; !result.contains(file))
            result.emplace(
                file, conformance::read_theme(content_of(file), file.string(), conformance::corpus_parts));
    return result;
}

} // namespace

TEST_CASE("the corpus is there", "[golden]") {
    for (const notation* const chosen : notations())
        for (const char* const part : {"spec", "valid", "doubtful", "invalid", "incoherent", "illegal"}) {
            INFO(chosen->name << ": " << part);
            const auto is_part = [part](const corpus_file& file) { return file.is_in(part); };
            CHECK((corpus_of(*chosen).empty() || std::ranges::any_of(corpus_of(*chosen), is_part)));
        }
}

// Never updated: fix the case or the reader by hand.
TEST_CASE("every case raises the expected diagnostics", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        INFO(file.chosen->name << ": " << file.name);
        const std::vector<diagnostic> found = lint_diagnostics(file);
        if (file.expects() != expected::no_findings && !found.empty())
            compare(file, conformance::parts::diagnostics, conformance::finding_lines(found));
        else if ((file.expects() == expected::no_findings) != found.empty())
            FAIL_CHECK("this case must be in "
                       << (found.empty() ? "valid" : "the folder of what is found in it, not in valid")
                       << '\n'
                       << conformance::finding_lines(found));
    }
}

// A reader reports the syntax findings of a linter, unless the case says otherwise.
TEST_CASE("readers report syntax faults of exactly the faulty cases", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        INFO(file.chosen->name << ": " << file.name);
        const std::string found = conformance::short_finding_lines(read_diagnostics(file));
        if ((file.expects() == expected::findings) == found.empty()) {
            FAIL_CHECK((found.empty() ? "findings were expected" : "no findings were expected\n") << found);
            continue;
        }
        const std::string of_linter =
            conformance::short_finding_lines(conformance::syntax_findings(lint_diagnostics(file)));
        compare(file, conformance::parts::reading, found == of_linter ? std::string() : found);
    }
}

// The first folder is the verdict of a case.
TEST_CASE("every case is in the folder of its verdict", "[golden]") {
    const std::map<std::optional<check_level>, std::set<std::string>> folders = {
        {std::nullopt, {"spec", "valid", "doubtful"}},
        {check_level::syntax, {"invalid"}},
        {check_level::coherent, {"incoherent"}},
        {check_level::legal, {"illegal"}}};
    for (const corpus_file& file : every_corpus()) {
        INFO(file.chosen->name << ": " << file.name);
        CHECK(folders.at(conformance::rejected_from(lint_diagnostics(file)))
                  .contains(file.name.substr(0, file.name.find('/'))));
    }
}

TEST_CASE("every case gives the expected JSON", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        INFO(file.chosen->name << ": " << file.name);
        if (file.expects() != expected::findings && !read_diagnostics(file).empty())
            continue; // checked by the test above
        compare(file, conformance::parts::tree, folded(write_json(file)));
    }
}

// A change of an expectation must change nothing else in its file.
TEST_CASE("themes are in the program's form", "[golden]") {
    for (const notation* const chosen : notations())
        for (const auto& [file, is] : themes_of(*chosen)) {
            INFO(file.string());
            CHECK(conformance::written_theme(is) == content_of(file));
            CHECK(std::ranges::is_sorted(is.cases, {}, &conformance::theme_case::name));
        }
}
