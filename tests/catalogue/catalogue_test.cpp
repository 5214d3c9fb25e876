#include "ctlpgn/notation.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "paths.hpp"
#include "support/examples.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

using namespace ctlpgn;

namespace {

const std::filesystem::path source_folder = tests::project_folder();

// Codes that only a limit of the reader, or a damaged file, can raise.
const std::set<std::string_view> without_example = {"nesting-too-deep",  "too-many-tags",
                                                    "comment-too-long",  "game-too-long",
                                                    "too-many-findings", "text-cut-short"};

std::string content_of(const std::filesystem::path& path) {
    std::ifstream input(path, std::ios::binary);
    REQUIRE(input);
    return {std::istreambuf_iterator<char>(input), std::istreambuf_iterator<char>()};
}

std::vector<std::string> all_matches(const std::string& text, const std::regex& what) {
    std::vector<std::string> result;
    for (std::sregex_iterator at(text.begin(), text.end(), what), end; at != end; ++at)
        result.push_back((*at)[1]);
    return result;
}

// The names of the diagnostics in the rules of the core and of CTL-PGN.
std::vector<std::string> written_names() {
    std::vector<std::string> result;
    for (const char* const rules : {"src/catalogue/core.rules", "src/notations/ctl_pgn/ctl_pgn.rules"}) {
        std::ifstream input(source_folder / rules);
        REQUIRE(input);
        for (std::string line; std::getline(input, line);)
            if (std::smatch heading; std::regex_match(line, heading, std::regex("[A-Z]\\d{3} ([a-z0-9-]+)")))
                result.push_back(heading[1]);
    }
    return result;
}

// A grammar without its literals, classes, remarks and descriptions, in which ~ and ^ have no special
// meaning.
std::string bare_grammar(const std::filesystem::path& path) {
    static const std::regex noise(R"re('(\\.|[^'\\\n])*'|\[(\\.|[^\]\\\n])*\]|"[^"\n]*"|#[^\n]*)re");
    return std::regex_replace(content_of(path), noise, " ");
}

std::vector<std::string> codes_in_grammar(const std::filesystem::path& path) {
    const std::string text = bare_grammar(path);
    std::vector<std::string> result = all_matches(text, std::regex(R"([~^]([a-z][a-z0-9-]*))"));
    std::erase(result, "elsewhere"); // tolerated without its own report
    const std::vector<std::string> nested = all_matches(text, std::regex(R"(%nested\s+\w+\s+([a-z0-9-]+))"));
    result.insert(result.end(), nested.begin(), nested.end());
    return result;
}

// The grammars in use: the shared ones, and those of the notations that are built.
std::vector<std::filesystem::path> grammars() {
    std::set<std::string> folders{"common"};
    for (const notation* each : notations()) {
        std::string folder(each->name);
        std::ranges::replace(folder, '-', '_');
        folders.insert(folder);
    }
    std::vector<std::filesystem::path> result;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source_folder / "grammar"))
        if (entry.path().extension() == ".peg" && folders.contains(entry.path().parent_path().filename()))
            result.push_back(entry.path());
    return result;
}

std::size_t count_sentences(std::string_view text) {
    std::size_t result = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '.' &&
            (i + 1 == text.size() || (text[i + 1] == ' ' && i + 2 < text.size() &&
                                      std::isupper(static_cast<unsigned char>(text[i + 2])))))
            ++result;
    return result;
}

} // namespace

TEST_CASE("the catalogue has a row for every rule, in the order of their codes", "[catalogue]") {
    // Those of notations that only the tests have are not counted.
    std::vector<diagnostic_info> rows(catalogue().begin(), catalogue().end());
    std::erase_if(rows, [](const diagnostic_info& row) { return code_number(row.id) >= code_block_size; });
    std::set<std::string> written;
    for (const std::string& each : written_names())
        CHECK(written.insert(each).second);
    CHECK(written.size() == rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        INFO(rows[i].name);
        CHECK(written.contains(std::string(rows[i].name)));
        if (i > 0)
            CHECK(rows[i - 1].id < rows[i].id);
    }
}

TEST_CASE("codes are unique, and names are so in each notation, and both find their rows", "[catalogue]") {
    for (const notation* const each : notations()) {
        std::set<std::string_view> names;
        for (const diagnostic_info& row : diagnostics_of(*each)) {
            INFO(each->name << ' ' << row.name);
            CHECK(names.insert(row.name).second);
        }
    }
    for (const diagnostic_info& row : catalogue()) {
        INFO(row.name);
        CHECK(&describe(row.id) == &row);
        REQUIRE(find_code(row.name));
        CHECK(describe(*find_code(row.name)).name == row.name);
        CHECK(find_code(code_text(row.id)) == row.id);
    }
}

TEST_CASE("codes are a letter and three digits", "[catalogue]") {
    CHECK(code_text(code::byte_order_mark) == "S001");
    CHECK(code_text(ctl_pgn::codes::variant_not_first) == "S012");
    CHECK(code_text(code::too_many_findings) == "S146");
    CHECK_FALSE(find_code("S000"));
    CHECK_FALSE(find_code("S12"));
    CHECK_FALSE(find_code("variant_not_first"));
    CHECK_FALSE(find_code(""));
    CHECK_THROWS(describe(code::none));
}

TEST_CASE("levels have names", "[catalogue]") {
    CHECK(level_text(level::note) == "note");
    CHECK(level_text(level::warning) == "warning");
    CHECK(level_text(level::error) == "error");
}

TEST_CASE("every code that a grammar names is in the catalogue", "[catalogue]") {
    std::size_t seen = 0;
    for (const auto& path : grammars())
        for (const std::string& name : codes_in_grammar(path)) {
            INFO(path.filename().string() << ": " << name);
            CHECK(find_code(name).has_value());
            ++seen;
        }
    CHECK(seen > 50);
}

TEST_CASE("messages are plain sentences", "[catalogue]") {
    for (const diagnostic_info& row : catalogue()) {
        INFO(row.name << ": " << row.message);
        REQUIRE_FALSE(row.message.empty());
        CHECK((std::islower(static_cast<unsigned char>(row.message.front())) ||
               row.message.starts_with("{found}")));
        CHECK_FALSE(row.message.ends_with('.'));
        CHECK(row.message.find('\n') == std::string_view::npos);
        CHECK(row.message.find("  ") == std::string_view::npos);
        std::string left(row.message);
        left = std::regex_replace(left, std::regex(R"(\{[a-z][a-z ]*\??\})"), "");
        CHECK(left.find("{}") == std::string::npos);
        CHECK(left.size() > 10);
    }
}

TEST_CASE("explanations say what is wrong, why, and how to fix it", "[catalogue]") {
    for (const diagnostic_info& row : catalogue()) {
        INFO(row.name << ": " << row.explanation);
        CHECK(row.explanation.ends_with('.'));
        CHECK(count_sentences(row.explanation) >= 2);
        CHECK(count_sentences(row.explanation) <= 5);
        CHECK(row.explanation.find("  ") == std::string_view::npos);
        CHECK(row.explanation.find("{found}") == std::string_view::npos);
    }
}

TEST_CASE("every diagnostic with a short text has examples", "[catalogue]") {
    for (const diagnostic_info& row : tests::diagnostics()) {
        INFO(row.name);
        CHECK(row.example.bad.empty() == without_example.contains(row.name));
        CHECK(row.example.good.empty() == row.example.bad.empty());
        CHECK((row.example.bad.empty() || row.example.bad != row.example.good));
        CHECK((row.example.place == example_place::file || !row.example.bad.ends_with('\n')));
    }
}

TEST_CASE("the core has no examples, and each notation has its own", "[catalogue]") {
    for (const notation* const each : notations()) {
        INFO(each->name);
        const std::vector<diagnostic_info> rows = diagnostics_of(*each);
        CHECK(std::ranges::adjacent_find(rows, std::ranges::greater_equal{}, &diagnostic_info::id) ==
              rows.end());
        for (const core_example& of_core : each->core_examples()) {
            INFO(describe(of_core.id).name);
            CHECK(static_cast<std::uint32_t>(of_core.id) < code_block_size);
            CHECK(describe(of_core.id).example.empty());
        }
        for (const diagnostic_info& row : each->own_diagnostics())
            CHECK(static_cast<std::uint32_t>(row.id) / code_block_size == each->code_block);
    }
}

TEST_CASE("an example becomes a file", "[catalogue]") {
    const auto file = find_notation("ctl-pgn")->example_file;
    const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";
    CHECK(file(example_place::file, "1. X\n") == "1. X\n");
    CHECK(file(example_place::tags, "[A \"b\"]") == head + "[A \"b\"]\n\n1. F8-F10 :\n*\n");
    CHECK(file(example_place::moves, "1. F8-F10 :") == head + "\n1. F8-F10 :\n*\n");
    CHECK(file(example_place::position, "/0:V/ w") == head + "[PDTL \"/0:V/ w\"]\n\n1. F8-F10 :\n*\n");
}
