#include "pegc/strict.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace ctlpgn::pegc;

std::string strict_of(const std::string& text) {
    const ctlpgn::test::folder folder;
    const library lib = read_folder(folder.write("main.peg", text));
    return strict_library(lib).files.at("main").text;
}

} // namespace

TEST_CASE("tolerated alternatives go, and their parentheses with them") {
    CHECK(strict_of("a <- 'x' / ~c [xX]\n") == "a <- 'x'\n");
    CHECK(strict_of("a <- ~c 'y' / 'x'\n") == "a <- 'x'\n");
    CHECK(strict_of("a <- (~c 'y' / 'x')? 'z'\n") == "a <- 'x'? 'z'\n");
    CHECK(strict_of("a <- (~c 'y' / 'x' 'u')? 'z'\n") == "a <- ('x' 'u')? 'z'\n");
    CHECK(strict_of("a <- (~c 'y' / 'x' 'u') 'z'\n") == "a <- 'x' 'u' 'z'\n");
    CHECK(strict_of("a <- '[' (~c ' '+)? ']'\n") == "a <- '[' ']'\n");
    CHECK(strict_of("a <- !(~c ' ') ']'\n") == "a <- ']'\n");
    CHECK(strict_of("a <- 'x' ' ' ~c 'y' / 'z'\n") == "a <- 'z'\n");
    CHECK(strict_of("a <- b / 'z'\nb <- ~c 'y'\n") == "a <- 'z'\n");
}

TEST_CASE("labels, recovery and nesting go, conditions stay") {
    CHECK(strict_of("a <- 'x'^c 'y'^d(b)\nb <- .*\n") == "a <- 'x' 'y'\n");
    CHECK(strict_of("a <- ('x' / 'y')^c\n") == "a <- 'x' / 'y'\n");
    CHECK(strict_of("a <- ('x' / 'y')^c 'z'\n") == "a <- ('x' / 'y') 'z'\n");
    CHECK(strict_of("a <- ('x' 'y')^c 'z'\n") == "a <- 'x' 'y' 'z'\n");
    CHECK(strict_of("%nested a c ('(' ')' b)\na <- '(' a? ')'\nb <- .\n") == "a <- '(' a? ')'\n");
    const std::string condition = "%condition q \"the quick one\"\n";
    CHECK(strict_of(condition + "a <- &{q} 'x' / !{q b} 'y'\nb <- 'z'\n") ==
          condition + "a <- &{q} 'x' / !{q b} 'y'\nb <- 'z'\n");
    CHECK(strict_of(condition + "a <- &{q b} 'x'\nb <- 'x'^c / ~d 'y'\n") ==
          condition + "a <- &{q b} 'x'\nb <- 'x'\n");
    CHECK(strict_of(condition + "a <- ~c &{q} 'x' / 'y'\n") == "a <- 'y'\n");
    CHECK(strict_of("%token b c\na <- b / ~d c\nb <- 'x'\nc <- 'y'\n") == "%token b\na <- b\nb <- 'x'\n");
    CHECK(strict_of("%start a b\na <- 'x' / b\nb <- ~c 'y'\n") == "%start a\na <- 'x'\n");
}

TEST_CASE("rules with parameters stay as they are written") {
    const std::string pair = "pair<x, y> <- x ',' y";
    CHECK(strict_of("a <- pair<b, c>^d\n" + pair + " / ~e x y\nb <- 'b' / ~f 'B'\nc <- 'c'\n") ==
          "a <- pair<b, c>\n" + pair + "\nb <- 'b'\nc <- 'c'\n");
    CHECK(strict_of("a <- ~d pair<b, c> / b\n" + pair + "\nb <- 'b'\nc <- 'c'\n") == "a <- b\nb <- 'b'\n");
}

TEST_CASE("layout and remarks stay, but for those of what went") {
    CHECK(strict_of(
              "# A grammar.\n\n# a\na  <- 'x'   # x\n    / ~c 'y' # y\n    / 'z'    # z\n\n# skipped\nb <- "
              "'x'\n\n# c\nc <- a^d(b)\n") ==
          "# A grammar.\n\n# a\na  <- 'x'   # x\n    / 'z'    # z\n\n# c\nc <- a\n");
    CHECK(strict_of("a <- 'x'^c(b)\n\n# --- recovery\n\n# rest\nb <- .*\n\n# --- more\n") ==
          "a <- 'x'\n\n# --- more\n");
}

TEST_CASE("the strict text of every grammar is a grammar, and its own strict text") {
    const std::filesystem::path all = CTLPGN_GRAMMAR_DIR;
    const library strict = strict_library(read_folders(all / "peg/peg.peg", {all}));
    CHECK(strict.files.size() >= 8);
    std::vector<named_text> texts;
    for (const auto& [name, file] : strict.files)
        texts.push_back({name, file.text});
    const library again = strict_library(read_texts(texts));
    for (const auto& [name, file] : strict.files) {
        INFO(name);
        CHECK(again.files.at(name).text == file.text);
        CHECK(file.text.find('~' + std::string("c")) == std::string::npos);
    }
}
