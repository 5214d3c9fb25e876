// Properties of any text, checked for every file of the corpus.
#include "ctlpgn/json.hpp"
#include "golden/corpus.hpp"
#include "golden/reading_faults.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace ctlpgn;
using namespace ctlpgn::golden;

TEST_CASE("the strict reading accepts exactly the texts without syntax findings, and nothing is lost",
          "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        INFO(file.chosen->name << ": " << file.name);
        CHECK(fault_of_reading(file.text, file.bounds, *file.chosen) == "");
    }
}

TEST_CASE("a file in pieces is read in the same way", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        INFO(file.chosen->name << ": " << file.name);
        const std::string whole = write_json(file);
        for (const std::size_t piece : {1U, 2U, 3U, 7U, 64U}) {
            INFO("pieces of " << piece << " bytes");
            CHECK(write_json(file, piece) == whole);
        }
    }
}

TEST_CASE("text after a complete game does not change it", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        if (file.text.size() > 2000)
            continue;
        INFO(file.chosen->name << ": " << file.name);
        game whole;
        game part;
        std::vector<finding> whole_findings;
        std::vector<finding> part_findings;
        const reading_result all =
            file.chosen->read_game(file.text, true, true, file.bounds, whole, whole_findings);
        for (std::size_t size = 0; size != file.text.size(); ++size) {
            part_findings.clear();
            const std::string_view beginning = std::string_view(file.text).substr(0, size);
            const reading_result read =
                file.chosen->read_game(beginning, true, false, file.bounds, part, part_findings);
            if (!read.complete)
                continue;
            INFO("cut after " << size << " bytes");
            REQUIRE(read.game == all.game);
            REQUIRE(read.consumed == all.consumed);
            REQUIRE(part.plies.size() == whole.plies.size());
            REQUIRE(part.comments.size() == whole.comments.size());
            REQUIRE(part_findings.size() == whole_findings.size());
        }
    }
}

TEST_CASE("JSON is the same as text and as a value", "[golden]") {
    json_options options;
    options.spans = true;
    for (const corpus_file& file : every_corpus()) {
        INFO(file.chosen->name << ": " << file.name);
        nlohmann::ordered_json values = nlohmann::ordered_json::array();
        const auto add = [&](const game& read, std::span<const diagnostic> found) {
            values.push_back(to_json(read, *file.chosen, found, options));
        };
        read_games(file.text, file.bounds, add, std::string_view::npos, check_level::syntax, *file.chosen);
        CHECK(nlohmann::ordered_json::parse(write_json(file))["games"] == values);
    }
}
