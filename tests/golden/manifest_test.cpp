// The manifest of the suite is what the corpus makes it; with CTLPGN_UPDATE=1 it is written anew.
#include "conformance/suite.hpp"
#include "golden/corpus.hpp"
#include "golden/manifest.hpp"
#include "golden/updating.hpp"
#include "lint/settings/glob.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace ctlpgn;
using namespace ctlpgn::golden;

TEST_CASE("the manifest says what the corpus says", "[golden]") {
    compare(manifest_path(), manifest());
}

TEST_CASE("the suite has cases of every kind", "[golden]") {
    const conformance::suite all = conformance::read_suite(manifest_path().parent_path());
    REQUIRE(all.cases.size() == corpus().size());
    const auto has = [&all](bool accepted, check_level level) {
        return std::ranges::any_of(all.cases, [&](const conformance::suite_case& each) {
            return each.accepted == accepted && each.level == level;
        });
    };
    CHECK(has(true, check_level::legal));
    CHECK(has(false, check_level::syntax));
    CHECK(has(false, check_level::coherent));
    CHECK_FALSE(has(true, check_level::syntax));
}

// What is in valid/ is legal, so no reader rejects it.
TEST_CASE("what is valid is accepted at every level", "[golden]") {
    for (const conformance::suite_case& each : conformance::read_suite(manifest_path().parent_path()).cases) {
        INFO(each.id);
        CHECK((!each.id.starts_with("valid/") || each.accepted));
    }
}

TEST_CASE("every pattern of the table of open cases meets a case", "[golden]") {
    const auto table = nlohmann::json::parse(content_of(manifest_path().parent_path() / "suite.json"));
    for (const auto& entry : table.at("open")) {
        for (const auto& pattern : entry.at("cases")) {
            INFO(pattern);
            CHECK(std::ranges::any_of(corpus(), [&pattern](const corpus_file& each) {
                return matches_glob(pattern.get<std::string>(), each.name);
            }));
        }
    }
}
