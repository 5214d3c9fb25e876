// Every file of the corpus gives what its twins say. With CTLPGN_UPDATE=1 the twins are written anew.
#include "golden/corpus.hpp"
#include "golden/expectations.hpp"
#include "golden/updating.hpp"
#include "paths.hpp"

#include <catch2/catch.hpp>

#include <filesystem>

using namespace ctlpgn;
using namespace ctlpgn::golden;

TEST_CASE("the corpus is there", "[golden]") {
    for (const char* const part : {"spec", "valid", "invalid", "illegal", "rules"}) {
        INFO(part);
        CHECK(std::ranges::any_of(corpus(), [part](const corpus_file& file) { return file.is_in(part); }));
    }
}

TEST_CASE("every file raises the diagnostics that it deserves", "[golden]") {
    for (const corpus_file& file : corpus()) {
        INFO(file.name);
        const std::string found = listed(read_diagnostics(file.text, file.with));
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

TEST_CASE("every game against the rules is found to be so", "[golden]") {
    for (const corpus_file& file : corpus()) {
        if (file.expects() != expected::broken_rules)
            continue;
        INFO(file.name);
        const std::string found = listed(read_diagnostics(file.text, file.with, check_level::legal));
        if (found.empty())
            FAIL_CHECK("findings were expected");
        else
            compare(file.twin(".diagnostics"), found);
    }
}

TEST_CASE("every file becomes the JSON that is expected", "[golden]") {
    for (const corpus_file& file : corpus()) {
        INFO(file.name);
        const bool right = file.expects() == expected::no_findings;
        if (!right && !std::filesystem::exists(file.twin(".json")))
            continue; // what became of a faulty file is said where it matters
        if (right && !read_diagnostics(file.text, file.with).empty())
            continue; // the test above says so
        compare(file.twin(".json"), folded(write_json(file.text, file.with)));
    }
}

TEST_CASE("no expectation lacks its file", "[golden]") {
    const std::filesystem::path folder = tests::project_folder() / "corpus" / "ctl_pgn";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const std::filesystem::path extension = entry.path().extension();
        if (extension != ".json" && extension != ".diagnostics" && extension != ".limits")
            continue;
        INFO(entry.path().string());
        CHECK(std::filesystem::exists(std::filesystem::path(entry.path()).replace_extension(".ctl-pgn")));
    }
}
