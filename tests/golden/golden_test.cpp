// Every file of the corpus gives what its twins say. With CTLPGN_UPDATE=1 the twins are written anew.
#include "conformance/levels.hpp"
#include "golden/corpus.hpp"
#include "golden/expectations.hpp"
#include "golden/updating.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>

using namespace ctlpgn;
using namespace ctlpgn::golden;

TEST_CASE("the corpus is there", "[golden]") {
    for (const notation* const chosen : notations())
        for (const char* const part : {"spec", "valid", "doubtful", "invalid", "incoherent", "illegal"}) {
            INFO(chosen->name << ": " << part);
            const auto is_part = [part](const corpus_file& file) { return file.is_in(part); };
            CHECK((corpus_of(*chosen).empty() || std::ranges::any_of(corpus_of(*chosen), is_part)));
        }
}

TEST_CASE("every file raises the diagnostics that it deserves", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        INFO(file.chosen->name << ": " << file.name);
        const std::string found = listed(read_diagnostics(file));
        if (file.expects() != expected::findings) {
            // Never updated: a file that is said to be right is put right by hand, or the reader is.
            if (!found.empty())
                FAIL_CHECK("no findings were expected\n" << found);
            continue;
        }
        if (found.empty())
            FAIL_CHECK("findings were expected");
        else
            compare(file.twin(".diagnostics"), found);
    }
}

TEST_CASE("what is more than syntax is found by the linter", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        if (file.expects() == expected::findings)
            continue;
        INFO(file.chosen->name << ": " << file.name);
        const std::string found = listed(lint_diagnostics(file));
        if (file.expects() == expected::later_findings && !found.empty())
            compare(file.twin(".diagnostics"), found);
        else if ((file.expects() == expected::no_findings) != found.empty())
            FAIL_CHECK("this file must be in "
                       << (found.empty() ? "valid" : "the folder of what is found in it, not in valid")
                       << '\n'
                       << found);
    }
}

// The first folder says what becomes of a file.
TEST_CASE("every file is in the folder of its verdict", "[golden]") {
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

TEST_CASE("every file becomes the JSON that is expected", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        INFO(file.chosen->name << ": " << file.name);
        if (file.expects() != expected::findings && !read_diagnostics(file).empty())
            continue; // the test above says so
        compare(file.twin(".json"), folded(write_json(file)));
    }
}

TEST_CASE("no expectation lacks its file", "[golden]") {
    for (const notation* const chosen : notations()) {
        if (corpus_of(*chosen).empty())
            continue;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_of(*chosen))) {
            const std::filesystem::path extension = entry.path().extension();
            if (entry.path() == folder_of(*chosen) / "suite.json" ||
                (extension != ".json" && extension != ".diagnostics" && extension != ".limits"))
                continue;
            INFO(entry.path().string());
            CHECK(std::filesystem::exists(
                std::filesystem::path(entry.path()).replace_extension(chosen->extension)));
        }
    }
}
