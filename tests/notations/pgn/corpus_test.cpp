// Every file of corpus/pgn/ gives what its twins say. With CTLPGN_UPDATE=1 the twins are written anew.
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/source.hpp"
#include "golden/corpus.hpp"
#include "golden/expectations.hpp"
#include "golden/updating.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <filesystem>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

const std::vector<corpus_file>& files() {
    static const std::vector<corpus_file> all = corpus_of(tests::pgn());
    return all;
}

std::vector<diagnostic> found_in(const corpus_file& file) {
    return read_diagnostics(file.text, file.with, check_level::legal, tests::pgn());
}

// What stands in valid/ is right. Elsewhere a file without .diagnostics is.
bool is_right(const corpus_file& file) {
    return file.is_in("valid") || !std::filesystem::exists(file.twin(".diagnostics"));
}

std::string back_from_json(const std::string& json) {
    const auto source = open_text(json);
    std::string result;
    read_json(*source, [&result](const json_game& each) {
        result += each.read == nullptr ? each.doubt + '\n' : format_game(*each.read, *each.written_in);
    });
    return result;
}

} // namespace

TEST_CASE("pgn: every file of the corpus raises the diagnostics that it deserves", "[golden][pgn]") {
    CHECK(files().size() > 250);
    for (const corpus_file& file : files()) {
        INFO(file.name);
        const std::string found = listed(found_in(file));
        if (file.is_in("valid")) {
            if (!found.empty())
                FAIL_CHECK("no findings were expected\n" << found);
        } else if (!found.empty() || !is_right(file)) {
            compare(file.twin(".diagnostics"), found);
        }
        if (file.is_in("invalid"))
            CHECK_FALSE(found.empty());
    }
}

TEST_CASE("pgn: every file of the corpus becomes the JSON that is expected", "[golden][pgn]") {
    for (const corpus_file& file : files()) {
        INFO(file.name);
        if (is_right(file) || std::filesystem::exists(file.twin(".json")))
            compare(file.twin(".json"),
                    folded(write_json(file.text, file.with, std::string_view::npos, tests::pgn())));
    }
}

TEST_CASE("pgn: right games come back from their JSON as they are formatted", "[golden][pgn]") {
    for (const corpus_file& file : files()) {
        if (!is_right(file))
            continue;
        INFO(file.name);
        std::string formatted;
        const auto source = open_text(file.text);
        game_reader reader(*source, tests::pgn(), file.with);
        while (const game* const read = reader.next())
            formatted += format_game(*read, tests::pgn());
        CHECK(back_from_json(write_json(file.text, file.with, std::string_view::npos, tests::pgn())) == formatted);
    }
}

TEST_CASE("pgn: what is formatted stays as it is, and says the same", "[golden][pgn]") {
    for (const corpus_file& file : files()) {
        INFO(file.name);
        const std::string once = tests::formatted_pgn(file.text);
        CHECK(tests::formatted_pgn(once) == once);
        if (is_right(file))
            CHECK(read_diagnostics(once, file.with, check_level::legal, tests::pgn()).empty());
    }
}

TEST_CASE("pgn: the strict reading accepts what the tolerant one has nothing to say of", "[golden][pgn]") {
    for (const corpus_file& file : files()) {
        INFO(file.name);
        const bool silent =
            read_diagnostics(file.text, file.with, check_level::syntax, tests::pgn()).empty();
        CHECK(tests::pgn().accepts(file.text, file.with) == silent);
    }
}

TEST_CASE("pgn: a file in pieces is read as in one go", "[golden][pgn]") {
    for (const corpus_file& file : files()) {
        INFO(file.name);
        const std::string whole = write_json(file.text, file.with, std::string_view::npos, tests::pgn());
        for (const std::size_t piece : {1U, 7U, 64U})
            CHECK(write_json(file.text, file.with, piece, tests::pgn()) == whole);
    }
}

TEST_CASE("pgn: no expectation lacks its file", "[golden][pgn]") {
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(files().front().twin("").parent_path().parent_path().parent_path()))
        if (entry.is_regular_file()) {
            INFO(entry.path().string());
            CHECK(std::filesystem::exists(std::filesystem::path(entry.path()).replace_extension(".pgn")));
        }
}
