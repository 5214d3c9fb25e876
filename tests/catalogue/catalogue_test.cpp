#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/notation.hpp"
#include "paths.hpp"

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

// Codes that only a limit of the reader can raise.
const std::set<std::string_view> without_example = {"nesting-too-deep", "too-many-tags", "comment-too-long",
                                                    "game-too-long", "too-many-findings"};

std::string content_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    REQUIRE(in);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::vector<std::string> all_matches(const std::string& text, const std::regex& what) {
    std::vector<std::string> result;
    for (std::sregex_iterator at(text.begin(), text.end(), what), end; at != end; ++at)
        result.push_back((*at)[1]);
    return result;
}

std::string with_hyphens(std::string name) {
    std::ranges::replace(name, '_', '-');
    return name;
}

// The enumerators as they are written in the public header.
std::vector<std::string> written_enumerators() {
    const std::string header = content_of(source_folder / "include/ctlpgn/catalogue.hpp");
    return all_matches(header, std::regex(R"((\w+) = layer::\w+ \+ \d+,)"));
}

// A grammar without its literals, classes, remarks and spoken names, in which ~ and ^ mean themselves.
std::string bare_grammar(const std::filesystem::path& path) {
    static const std::regex noise(R"re('(\\.|[^'\\\n])*'|\[(\\.|[^\]\\\n])*\]|"[^"\n]*"|#[^\n]*)re");
    return std::regex_replace(content_of(path), noise, " ");
}

std::vector<std::string> codes_in_grammar(const std::filesystem::path& path) {
    const std::string text = bare_grammar(path);
    std::vector<std::string> result = all_matches(text, std::regex(R"([~^]([a-z][a-z0-9-]*))"));
    std::erase(result, "elsewhere"); // tolerated without a report of its own
    const std::vector<std::string> nested = all_matches(text, std::regex(R"(%nested\s+\w+\s+([a-z0-9-]+))"));
    result.insert(result.end(), nested.begin(), nested.end());
    return result;
}

// Those by which something is read: what all share, and those of the notations that are built.
std::vector<std::filesystem::path> grammars() {
    std::vector<std::string> folders{"common"};
    for (const notation* each : notations()) {
        folders.emplace_back(each->name);
        std::ranges::replace(folders.back(), '-', '_');
    }
    std::vector<std::filesystem::path> result;
    for (const std::string& folder : folders)
        for (const auto& entry : std::filesystem::directory_iterator(source_folder / "grammar" / folder))
            if (entry.path().extension() == ".peg")
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

TEST_CASE("the catalogue has a row for every code, in their order", "[catalogue]") {
    const std::vector<std::string> written = written_enumerators();
    REQUIRE(written.size() == catalogue().size());
    for (std::size_t i = 0; i < written.size(); ++i) {
        INFO(written[i]);
        CHECK(catalogue()[i].name == with_hyphens(written[i]));
        if (i > 0)
            CHECK(catalogue()[i - 1].id < catalogue()[i].id);
    }
}

TEST_CASE("names and codes are unique and find their rows", "[catalogue]") {
    std::set<std::string_view> names;
    for (const diagnostic_info& row : catalogue()) {
        INFO(row.name);
        CHECK(names.insert(row.name).second);
        CHECK(&describe(row.id) == &row);
        CHECK(find_code(row.name) == row.id);
        CHECK(find_code(code_text(row.id)) == row.id);
    }
}

TEST_CASE("codes are a letter and three digits", "[catalogue]") {
    CHECK(code_text(code::byte_order_mark) == "S001");
    CHECK(code_text(code::variant_not_first) == "S012");
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
        left = std::regex_replace(left, std::regex(R"(\{(found|detail)\})"), "");
        CHECK(left.find("{}") == std::string::npos);
        CHECK(left.size() > 10);
    }
}

TEST_CASE("explanations say what, why and how to mend it", "[catalogue]") {
    for (const diagnostic_info& row : catalogue()) {
        INFO(row.name << ": " << row.explanation);
        CHECK(row.explanation.ends_with('.'));
        CHECK(count_sentences(row.explanation) >= 2);
        CHECK(count_sentences(row.explanation) <= 5);
        CHECK(row.explanation.find("  ") == std::string_view::npos);
        CHECK(row.explanation.find("{found}") == std::string_view::npos);
    }
}

TEST_CASE("every diagnostic that a short text can raise has examples", "[catalogue]") {
    for (const diagnostic_info& row : catalogue()) {
        INFO(row.name);
        CHECK(row.bad.empty() == without_example.contains(row.name));
        CHECK(row.good.empty() == row.bad.empty());
        CHECK((row.bad.empty() || row.bad != row.good));
        CHECK((row.place == example_place::file || !row.bad.ends_with('\n')));
    }
}

TEST_CASE("an example becomes a file", "[catalogue]") {
    diagnostic_info row = describe(code::missing_dot);
    const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";
    row.place = example_place::file;
    CHECK(example_file(row, "1. X\n") == "1. X\n");
    row.place = example_place::tags;
    CHECK(example_file(row, "[A \"b\"]") == head + "[A \"b\"]\n\n1. F8-F10 :\n*\n");
    row.place = example_place::moves;
    CHECK(example_file(row, "1. F8-F10 :") == head + "\n1. F8-F10 :\n*\n");
    row.place = example_place::position;
    CHECK(example_file(row, "/0:V/ w") == head + "[PDTL \"/0:V/ w\"]\n\n1. F8-F10 :\n*\n");
}
