// Every file of corpus/pgn/ gives what its twins say. With CTLPGN_UPDATE=1 the twins are written anew.
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/source.hpp"
#include "golden/corpus.hpp"
#include "golden/expectations.hpp"
#include "golden/updating.hpp"
#include "notations/pgn/support.hpp"
#include "paths.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <set>
#include <utility>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

const std::vector<corpus_file>& files() {
    static const std::vector<corpus_file> all = corpus_of(tests::pgn_notation());
    return all;
}

std::vector<diagnostic> found_in(const corpus_file& file) {
    return read_diagnostics(file.text, file.with, check_level::legal, tests::pgn_notation());
}

// What stands in valid/ is right. Elsewhere a file without .diagnostics is.
bool is_right(const corpus_file& file) {
    return file.is_in("valid") || !std::filesystem::exists(file.twin(".diagnostics"));
}

// The folder of a layer of codes.
std::string folder_of(code id) {
    constexpr std::pair<char, std::string_view> folders[] = {
        {'S', "syntax"}, {'T', "tags"}, {'M', "moves"}, {'P', "positions"}, {'B', "board"}, {'R', "rules"}};
    const std::string text = code_text(id);
    const char letter = text[text.find_first_of("0123456789") - 1];
    for (const auto& [of, folder] : folders)
        if (of == letter)
            return std::string(folder);
    return "other";
}

std::string back_from_json(const std::string& json) {
    const auto source = open_text(json);
    std::string result;
    read_json(*source, [&result](const json_game& each) {
        result +=
            each.read == nullptr ? std::string(each.doubt) + '\n' : format_game(*each.read, *each.written_in);
    });
    return result;
}

} // namespace

// invalid/ has the bad example of every diagnostic, and valid/ the good one.
TEST_CASE("pgn: every diagnostic is a case of the corpus", "[golden][rule-cases][pgn]") {
    const std::filesystem::path folder = tests::project_folder() / "corpus" / "pgn";
    const notation& in = tests::pgn_notation();
    std::set<std::filesystem::path> wanted;
    for (const diagnostic_info& row : diagnostics_of(in)) {
        if (row.example.empty())
            continue;
        const std::string name = folder_of(row.id) + "/" + std::string(row.name) + ".pgn";
        wanted.insert({folder / "invalid" / name, folder / "valid" / name});
        compare(folder / "invalid" / name, in.example_file(row.example.place, row.example.bad));
        compare(folder / "valid" / name, in.example_file(row.example.place, row.example.good));
    }
    for (const char* const part : {"invalid", "valid"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder / part)) {
            INFO(entry.path().string());
            CHECK((entry.path().extension() != ".pgn" || wanted.contains(entry.path())));
        }
}

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
                    folded(write_json(file.text, file.with, std::string_view::npos, tests::pgn_notation())));
    }
}

TEST_CASE("pgn: right games come back from their JSON as they are formatted", "[golden][pgn]") {
    for (const corpus_file& file : files()) {
        if (!is_right(file))
            continue;
        INFO(file.name);
        std::string formatted;
        const auto source = open_text(file.text);
        game_reader reader(*source, tests::pgn_notation(), file.with);
        while (const game* const read = reader.next())
            formatted += format_game(*read, tests::pgn_notation());
        CHECK(back_from_json(write_json(file.text, file.with, std::string_view::npos,
                                        tests::pgn_notation())) == formatted);
    }
}

TEST_CASE("pgn: what is formatted stays as it is, and says the same", "[golden][pgn]") {
    for (const corpus_file& file : files()) {
        INFO(file.name);
        const std::string once = tests::formatted_pgn(file.text);
        CHECK(tests::formatted_pgn(once) == once);
        if (is_right(file))
            CHECK(read_diagnostics(once, file.with, check_level::legal, tests::pgn_notation()).empty());
    }
}

TEST_CASE("pgn: the strict reading accepts what the tolerant one has nothing to say of", "[golden][pgn]") {
    for (const corpus_file& file : files()) {
        INFO(file.name);
        const bool silent =
            read_diagnostics(file.text, file.with, check_level::syntax, tests::pgn_notation()).empty();
        CHECK(tests::pgn_notation().accepts(file.text, file.with) == silent);
    }
}

TEST_CASE("pgn: a file in pieces is read as in one go", "[golden][pgn]") {
    for (const corpus_file& file : files()) {
        INFO(file.name);
        const std::string whole =
            write_json(file.text, file.with, std::string_view::npos, tests::pgn_notation());
        for (const std::size_t piece : {1U, 7U, 64U})
            CHECK(write_json(file.text, file.with, piece, tests::pgn_notation()) == whole);
    }
}

TEST_CASE("pgn: no expectation lacks its file", "[golden][pgn]") {
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(tests::project_folder() / "corpus" / "pgn"))
        if (entry.is_regular_file()) {
            INFO(entry.path().string());
            CHECK(std::filesystem::exists(std::filesystem::path(entry.path()).replace_extension(".pgn")));
        }
}
