// The suite that is made from the corpus.
#include "conformance/suite.hpp"
#include "conformance/themes/manifest.hpp"
#include "golden/corpus.hpp"
#include "lint/settings/glob.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>

using namespace ctlpgn;
using namespace ctlpgn::golden;
namespace fs = std::filesystem;

TEST_CASE("the suite has cases of every kind", "[golden]") {
    const conformance::suite all = conformance::read_suite(corpus_folder());
    REQUIRE(all.cases.size() == every_corpus().size());
    for (const notation* const chosen : conformance::notations_of_corpus(corpus_folder())) {
        const auto has = [&](bool accepted, check_level level) {
            return std::ranges::any_of(all.cases, [&](const conformance::suite_case& each) {
                return each.written_in == chosen && each.accepted == accepted && each.level == level;
            });
        };
        INFO(chosen->name);
        CHECK(has(true, check_level::legal));
        CHECK(has(false, check_level::syntax));
        CHECK(has(false, check_level::coherent));
        CHECK(has(false, check_level::legal));
        CHECK_FALSE(has(true, check_level::syntax));
    }
}

// The verdict of a case is the folder of its theme.
TEST_CASE("verdicts match the folders of cases", "[golden]") {
    for (const conformance::suite_case& each : conformance::read_suite(corpus_folder()).cases) {
        INFO(each.id);
        const fs::path folder = *std::next(fs::path(each.file).begin());
        if (folder == "invalid")
            CHECK((!each.accepted && each.level == check_level::syntax));
        else if (folder == "incoherent")
            CHECK((!each.accepted && each.level == check_level::coherent));
        else if (folder == "illegal")
            CHECK((!each.accepted && each.level == check_level::legal));
        else
            CHECK(each.accepted);
    }
}

TEST_CASE("every pattern in the tables of open cases and documents matches a case", "[golden]") {
    for (const notation* const chosen : conformance::notations_of_corpus(corpus_folder())) {
        const nlohmann::ordered_json format = conformance::suite_words(corpus_folder(), *chosen);
        const std::vector<corpus_file>& files = corpus_of(*chosen);
        const auto meets = [&files](const std::string& pattern) {
            return std::ranges::any_of(
                files, [&pattern](const corpus_file& each) { return matches_glob(pattern, each.name); });
        };
        for (const auto& entry : format.at("open"))
            for (const auto& pattern : entry.at("cases")) {
                INFO(chosen->name << ": " << pattern);
                CHECK(meets(pattern.get<std::string>()));
            }
        for (const auto& [pattern, document] : format.at("documents").at("cases").items()) {
            INFO(chosen->name << ": " << pattern << " of " << document);
            CHECK(meets(pattern));
        }
    }
}
