#include "grammar/peg/peg.hpp"
#include "pegc/files.hpp"
#include "pegc/lint.hpp"
#include "pegc/reader.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

#include <set>

namespace {

namespace peg = ctlpgn::grammar::peg::peg;

bool reader_accepts(const std::string& text) {
    try {
        (void)ctlpgn::pegc::read_text("main", "main.peg", text);
        return true;
    } catch (const ctlpgn::pegc::syntax_error&) {
        return false;
    }
}

std::vector<std::filesystem::path> grammars(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> result;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".peg")
            result.push_back(entry.path());
    return result;
}

} // namespace

TEST_CASE("the dialect's grammar accepts every grammar, and itself") {
    for (const char* folder : {CTLPGN_GRAMMAR_DIR, CTLPGN_PEGC_TEST_GRAMMARS})
        for (const auto& path : grammars(folder)) {
            INFO(path.string());
            CHECK(ctlpgn::test::matches<peg::strict::grammar>(ctlpgn::pegc::read_file(path)));
        }
    CHECK(tao::pegtl::analyze<peg::strict::grammar>() == 0);
    CHECK(tao::pegtl::analyze<peg::tolerant::grammar>() == 0);
}

TEST_CASE("the dialect's grammar and the reader agree") {
    const char* texts[] = {"",
                           "# only a remark",
                           "a <- 'x'",
                           "a<-'x'",
                           "a \"an a\" <- 'x'",
                           "a \"\" <- 'x'",
                           "a <- ",
                           "a <- 'x' /",
                           "a <- / 'x'",
                           "a <- 'x",
                           "a <- '\\q'",
                           "a <- '\\u{}'",
                           "a <- '\\u{1234567}'",
                           "a <- [a-z]",
                           "a <- []",
                           "a <- [a-]",
                           "a <- [-a]",
                           "a <- [\\[]",
                           "a <- [\\q]",
                           "a <- [a\n]",
                           "a <- [^a]",
                           "a <- .",
                           "a <- (b c)",
                           "a <- ()",
                           "a <- (b",
                           "a <- b)",
                           "a <- b? c* d+ e{2} f{1,3}",
                           "a <- b{}",
                           "a <- b{1234}",
                           "a <- b ?",
                           "a <- b?*",
                           "a <- b^code",
                           "a <- b^code(c)",
                           "a <- b^code (c)",
                           "a <- b^Code",
                           "a <- b^",
                           "a <- b+^code",
                           "a <- &b !c & d",
                           "a <- &!b",
                           "a <- &",
                           "a <- &{q} !{q}",
                           "a <- &{ q }",
                           "a <- &{q b / c} &{q (b) }",
                           "a <- &{q }",
                           "a <- &{q(b)}",
                           "a<b> <- b\nc <- a<d>",
                           "a< b , c > \"an a\" <- b\nc <- a<d,e>+",
                           "a<> <- b",
                           "a<'b'> <- b",
                           "a <b> <- b",
                           "c <- a <d>",
                           "c <- a<d",
                           "a <- b c<d> <- e",
                           "%condition q \"a b\"",
                           "%condition q\"a b\"",
                           "%condition q \"\"",
                           "%condition q",
                           "a <- ~c b",
                           "a <- ~c",
                           "a <- ~ c b",
                           "a <- b ~c d",
                           "a <- b / ~c d e",
                           "a <- (~c b)?",
                           "%import b",
                           "%import",
                           "%importb",
                           "%start a",
                           "%start a b\na <- b",
                           "%start",
                           "%nested a c (b)",
                           "%nested a c",
                           "%nested a c(b)",
                           "%token a b\na <- b",
                           "%token",
                           "%quick a b\na <- b",
                           "%quick",
                           "%usual a <- b",
                           "%usual a <- b\nc <- d",
                           "%usual a <- b {}",
                           "%usual a <- b{}",
                           "%usual a <- b { c <- d e <- f }\ng <- h",
                           "%usual a <- b { c <- d{2} e{1,2}}",
                           "%usual a <- b { c }",
                           "%usual a <- b { c <- d",
                           "%usual a",
                           "%usual",
                           "a <- b\nc <- d",
                           "a <- b c <- d",
                           "b",
                           "1 <- 'x'",
                           "a <- b # remark\n  / c",
                           "a <- 'x' 'y'\"z\"",
                           "a\n<-\nb",
                           "%other a"};
    for (const char* text : texts) {
        INFO(text);
        CHECK(ctlpgn::test::matches<peg::strict::grammar>(text) == reader_accepts(text));
    }
}

TEST_CASE("both readers treat truncated grammars alike") {
    for (const auto& path : grammars(CTLPGN_GRAMMAR_DIR)) {
        const std::string text = ctlpgn::pegc::read_file(path);
        // Some hundreds of places: each reading takes as long as the text.
        const std::size_t step = 7 + text.size() / 400;
        for (std::size_t end = 0; end < text.size(); end += step) {
            if ((static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
                continue;
            INFO(path.string() << " up to " << end);
            CHECK(ctlpgn::test::matches<peg::strict::grammar>(text.substr(0, end)) ==
                  reader_accepts(text.substr(0, end)));
        }
    }
}

TEST_CASE("the grammars are without faults") {
    using ctlpgn::pegc::folder_of;
    const std::filesystem::path folder = CTLPGN_GRAMMAR_DIR;
    const ctlpgn::pegc::library lib = ctlpgn::pegc::read_folders(folder / "ctl_pgn/file.peg", {folder});
    REQUIRE(lib.unreadable.empty());
    std::set<std::string> imported; // within a folder, by grammars with which they are looked over
    for (const auto& [name, file] : lib.files)
        for (const auto& line : file.imports)
            if (folder_of(line.file) == folder_of(name))
                imported.insert(line.file);
    std::set<std::string> seen;
    for (const auto& [name, file] : lib.files) {
        if (imported.contains(name))
            continue;
        for (const auto* each : lib.closure(name))
            if (folder_of(each->name) == folder_of(name))
                seen.insert(each->name);
        std::string all;
        for (const auto& m : lint(lib, name).messages)
            all += to_string(m) + '\n';
        INFO(name);
        CHECK(all == "");
    }
    CHECK(seen.size() == lib.files.size());
}
