#include "pegc/lint.hpp"
#include "pegc/writing/strict.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <set>

namespace {

using namespace ctlpgn::pegc;

std::string strict_of(const std::string& text) {
    const ctlpgn::test::folder folder;
    const library lib = read_folder(folder.write("main.peg", text));
    return strict_library(lib).files.at("main").text;
}

} // namespace

TEST_CASE("tolerated alternatives are removed with their parentheses") {
    CHECK(strict_of("a <- 'x' / ~c [xX]\n") == "a <- 'x'\n");
    CHECK(strict_of("a <- ~c 'y' / 'x'\n") == "a <- 'x'\n");
    CHECK(strict_of("a <- (~c 'y' / 'x')? 'z'\n") == "a <- 'x'? 'z'\n");
    CHECK(strict_of("a <- (~c 'y' / 'x' 'u')? 'z'\n") == "a <- ('x' 'u')? 'z'\n");
    CHECK(strict_of("a <- (~c 'y' / 'x' 'u') 'z'\n") == "a <- 'x' 'u' 'z'\n");
    CHECK(strict_of("a <- '[' (~c ' '+)? ']'\n") == "a <- '[' ']'\n");
    CHECK(strict_of("a <- !(~c ' ') ']'\n") == "a <- ']'\n");
    CHECK(strict_of("a <- ('z' / !(~c ' ') 'x' 'y')*\n") == "a <- ('z' / 'x' 'y')*\n");
    CHECK(strict_of("a <- (~c 'z' / !(~c ' ') 'x' 'y')*\n") == "a <- ('x' 'y')*\n");
    CHECK(strict_of("a <- 'x' ' ' ~c 'y' / 'z'\n") == "a <- 'z'\n");
    CHECK(strict_of("a <- b / 'z'\nb <- ~c 'y'\n") == "a <- 'z'\n");
}

TEST_CASE("labels, recovery and nesting are removed, conditions are kept") {
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

TEST_CASE("tolerated alternatives without a report and their remarks are removed") {
    CHECK(strict_of("#~ Reported elsewhere.\na <- 'x' / ~elsewhere 'y' / ~c 'z'\n") == "a <- 'x'\n");
}

TEST_CASE("a publication has one name for each rule, and no quick ways") {
    const library lib = read_texts({{"main", "# All.\n%import part\n%token d\n%quick q\n\n"
                                             "a <- (q / b+)^e c twice<d>\nb <- d\n\n# Quick.\nq <- 'd' 'd'\n"
                                             "\nc \"a c\" <- d / ~e 'D'\ntwice<x> <- x b x\n"},
                                    {"part", "# Parts.\nd <- 'd'\nunused <- 'u'\n"}});
    CHECK(published_text(lib, "main") ==
          "# All.\n\na <- c+ c twice<c>\n\ntwice<x> <- x c x\n\n# Parts.\nc \"a c\" <- 'd'\n");
}

TEST_CASE("a publication merges rules that differ only in tolerance") {
    const library lib = read_texts({{"main", "a <- b inner_b c d other_c\nb <- 'b' / ~e 'B'\n"
                                             "inner_b <- ('b' / ~f 'ß')\n"
                                             "c \"a c\" <- 'c'\nother_c \"another c\" <- 'c'\nd <- 'c'\n"}});
    CHECK(published_text(lib, "main") == "a <- b b c d other_c\nb <- 'b'\n"
                                         "c \"a c\" <- 'c'\nother_c \"another c\" <- 'c'\nd <- 'c'\n");
    // what refers to them, too
    const library more =
        read_texts({{"main", "a <- line inner_line\nline <- item+\ninner_line <- inner_item+\n"
                             "item <- 'i' / ~e 'I'\ninner_item <- 'i' / ~f 'J'\n"}});
    CHECK(published_text(more, "main") == "a <- line line\nline <- item+\nitem <- 'i'\n");
}

TEST_CASE("a publication describes a rule at its definition") {
    const library lib = read_texts({{"main", "a <- c b d e\nb \"a b\" <- c / ~f 'B'\nc <- 'c'\n"
                                             "d \"a d\" <- f\ne \"an e\" <- f\nf <- 'f'\n"}});
    CHECK(published_text(lib, "main") == "a <- b b d e\nb \"a b\" <- 'c'\n"
                                         "d \"a d\" <- f\ne \"an e\" <- f\nf <- 'f'\n");
}

TEST_CASE("a publication has no redundant lookaheads") {
    const auto published = [](const std::string& rules) {
        return published_text(read_texts({{"main", "a <- " + rules + "\nb <- 'b' / ~e 'B'\n"}}), "main");
    };
    CHECK(published("&('(' b) '(' b ')' / ~e &'<' b") == "a <- '(' b ')'\nb <- 'b'\n");
    CHECK(published("&(b 'c') b ('c' / 'd')") == "a <- &(b 'c') b ('c' / 'd')\nb <- 'b'\n");
    CHECK(published("&(~e 'x') b / b") == "a <- b\nb <- 'b'\n");
}

TEST_CASE("a publication has neither rules that match nothing nor the starts of what it imports") {
    const library lib = read_texts({{"main", "%import part\n%start a b\na <- begin 'a' d\nb <- 'b' / ~c 'B'\n"
                                             "      / ~c 'ß'\nbegin <- ''\n"},
                                    {"part", "%start d\nd <- 'd'\n"}});
    CHECK(published_text(lib, "main") == "%start a b\na <- 'a' d\nb <- 'b'\n\nd <- 'd'\n");
}

TEST_CASE("a published grammar is complete and without faults") {
    const std::filesystem::path all = CTLPGN_GRAMMAR_DIR;
    const library lib = read_folders(all / "ctl_pgn/file.peg", {all});
    REQUIRE(lib.unreadable.empty());
    std::set<std::string> imported;
    for (const auto& [name, file] : lib.files)
        for (const import_line& line : file.imports)
            imported.insert(line.file);
    for (const auto& [name, file] : lib.files) {
        if (imported.contains(name))
            continue; // its rules are of use to others alone
        INFO(name);
        const std::string text = published_text(lib, name);
        const library published = read_texts({{"published", text}});
        std::string written;
        for (const auto& m : lint(published, "published").messages)
            written += to_string(m) + '\n';
        CHECK(written == "");
        CHECK(published_text(published, "published") == text);
    }
}

TEST_CASE(
    "a publication has no parameters that only tolerance needs, and all rules with which readers begin") {
    const library lib = read_texts({{"main", "%import part\n%start a c\n"
                                             "a <- twice<b, e>\nb <- 'b'\ne <- 'e'\n"
                                             "twice<x, y> <- once<x, y> x (~d y)?\nonce<x, y> <- x / ~d y\n"},
                                    {"part", "c <- 'c'\nd <- 'd'\n"}});
    CHECK(published_text(lib, "main") == "%start a c\na <- twice<b>\nb <- 'b'\n"
                                         "twice<x> <- once<x> x\nonce<x> <- x\n\nc <- 'c'\n");
}

TEST_CASE("layout and remarks are kept, except those of removed parts") {
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
