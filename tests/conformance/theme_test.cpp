// Theme files: written files are read back, whatever the bytes; faults are reported with their line.
#include "conformance/suite.hpp"
#include "conformance/themes/corpus.hpp"
#include "conformance/themes/escaped_text.hpp"
#include "conformance/themes/finding_lines.hpp"
#include "conformance/themes/single_files.hpp"
#include "golden/corpus.hpp"
#include "support/temporary_folder.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::conformance;
namespace fs = std::filesystem;

namespace {

constexpr std::array<std::string_view, 3> some_parts = {"text", "limits", "tree"};

theme read_back(const theme& is) {
    return read_theme(written_theme(is), "a.cases", some_parts);
}

theme with_text(std::string text) {
    theme result;
    set_part(result, "one", "tree", "{}\n", some_parts);
    set_part(result, "one", "text", std::move(text), some_parts);
    set_part(result, "two", "text", "after it\n", some_parts);
    return result;
}

std::string text_read_back(const std::string& text) {
    const theme read = read_back(with_text(text));
    REQUIRE(read.cases.size() == 2);
    CHECK(read.cases[0].content("tree") == "{}\n");
    CHECK(read.cases[1].content("text") == "after it\n");
    return std::string(read.cases[0].content("text"));
}

std::string fault_in(std::string_view text) {
    try {
        read_theme(text, "a.cases", some_parts);
    } catch (const suite_error& fault) {
        return fault.what();
    }
    return "no fault";
}

std::string fault_in_findings(std::string_view lines) {
    try {
        read_finding_lines(lines, "one\ntwo\n", golden::in_ctl_pgn());
    } catch (const finding_error& fault) {
        return std::to_string(fault.line) + ": " + fault.what();
    }
    return "no fault";
}

} // namespace

TEST_CASE("themes: texts of any bytes are read back", "[conformance][themes]") {
    for (const std::string text : {"",
                                   "\n",
                                   "\n\n",
                                   "a",
                                   "a\n",
                                   "a\\\n",
                                   "\\",
                                   "a\r\nb\r\n",
                                   "=== a\n",
                                   "--- text\n",
                                   "===\n---\n",
                                   " \n",
                                   "a \nb\t\n",
                                   "\t",
                                   "\xEF\xBB\xBF"
                                   "a\n",
                                   "\xFF\xFE\n",
                                   "\xC3",
                                   "caf\xC3\xA9\n",
                                   "\xC2\x85\n",
                                   "\x7F",
                                   "\\x41\n",
                                   "a\\\nb\n"}) {
        INFO(text);
        CHECK(text_read_back(text) == text);
    }
    const std::string with_nul("a\0b\n", 4);
    CHECK(text_read_back(with_nul) == with_nul);
    std::mt19937 chance(7);
    constexpr std::string_view signs("=-\\\n\r x4\0\xC3\xA9\xFF", 13);
    for (int i = 0; i != 20'000; ++i) {
        std::string text(chance() % 12, ' ');
        for (char& each : text)
            each = signs[chance() % signs.size()];
        REQUIRE(text_read_back(text) == text);
    }
}

TEST_CASE("themes: only necessary escapes are written", "[conformance][themes]") {
    CHECK(written_theme(with_text("caf\xC3\xA9 \\ = - \n")).find("--- text escaped\n") != std::string::npos);
    CHECK(written_theme(with_text("caf\xC3\xA9 \\ = -\n"))
              .starts_with("=== one\n--- text\ncaf\xC3\xA9 \\ = -\n--- tree\n"));
    CHECK(escaped("a\r\n--- b\\ \n\xFF") == "a\\x0D\n\\x2D-- b\\\\\\x20\n\\xFF\\\n");
}

TEST_CASE("themes: a fault is reported with its line", "[conformance][themes]") {
    CHECK(fault_in("# remark\n=== a\n--- text\n") == "no fault");
    CHECK(fault_in("a\n").starts_with("a.cases:1: text outside a case"));
    CHECK(fault_in("# remark\n\n=== a\n--- text\n").starts_with("a.cases:2: text outside a case"));
    CHECK(fault_in("=== a\ntext\n").starts_with("a.cases:2: missing name of a part"));
    CHECK(fault_in("=== a\n--- tree\n{}\n") == "a.cases:1: missing part \"text\" of the case \"a\"");
    CHECK(fault_in("=== a\n--- text\n=== A b\n").starts_with("a.cases:3: wrong name of a case, \"A b\""));
    CHECK(fault_in("=== a\n--- text\n=== a\n") == "a.cases:3: second case \"a\": the first is in line 1");
    CHECK(fault_in("=== a\n--- text\nx\n--- trees\n") ==
          "a.cases:4: unknown part \"trees\": expected one of text, limits, tree");
    CHECK(fault_in("=== a\n--- text\n--- text\n") == "a.cases:3: second part \"text\" of the case \"a\"");
    CHECK(fault_in("=== a\n--- text\n--- tree\n--- limits\n")
              .starts_with("a.cases:4: part \"limits\" after \"tree\""));
    CHECK(fault_in("=== a\n--- text escaped\nx\n\\y\n").starts_with("a.cases:4: unknown escape"));
    CHECK(fault_in("=== a\n--- text escaped\n\\x4\n").starts_with("a.cases:3: unknown escape"));
    CHECK(fault_in("=== a\n--- text escaped\nx\\\ny\n")
              .starts_with("a.cases:3: backslash at the end of a line"));
    CHECK(fault_in("=== a\n--- text\nx\r\n").starts_with("a.cases:3: carriage return"));
    CHECK(fault_in("=== a\n--- text\nx") == "a.cases:3: missing newline at the end of the file");
}

TEST_CASE("themes: findings are read with their places", "[conformance][themes]") {
    const auto read = read_finding_lines("1:2-3 S005 foreign-hyphen\n1:1-2:4 S081 unclosed-comment\n",
                                         "\xC3\xA9"
                                         "bc\ntwo\n",
                                         golden::in_ctl_pgn());
    REQUIRE(read.size() == 2);
    CHECK((read[0].begin == 2 && read[0].end == 3));
    CHECK((read[1].begin == 0 && read[1].end == 8));
    CHECK(finding_lines(read) == "1:2-3 S005 foreign-hyphen\n1:1-2:4 S081 unclosed-comment\n");
    CHECK(fault_in_findings("1:1-2 S005 foreign-hyphen\n1:1 S005\n").starts_with("2: unreadable finding"));
    CHECK(fault_in_findings("1:1-2 S999 foreign-hyphen\n") == "1: unknown code S999");
    CHECK(fault_in_findings("1:1-2 S005 hyphen\n") == "1: wrong name of S005: expected foreign-hyphen");
    CHECK(fault_in_findings("9:1-2 S005 foreign-hyphen\n") == "1: no such place in the text: 9:1");
    CHECK(fault_in_findings("1:1-9 S005 foreign-hyphen\n") == "1: no such place in the text: 1:9");
}

TEST_CASE("themes: rewriting an expectation changes nothing else", "[conformance][themes]") {
    const tests::temporary_folder folder;
    const notation& format = golden::in_ctl_pgn();
    const auto write = [&](std::string_view name, std::string_view part, const std::string& content) {
        write_part(folder.path(), format, name, part, content);
    };
    write("valid/plies/b", parts::text, "b\n");
    write("valid/plies/b", parts::tree, "{}\n");
    write("valid/plies/c", parts::text, "c");
    write("valid/plies/a", parts::text, "a\n");
    write("valid/plies/b", parts::limits, "depth 3\n");
    write("valid/plies/b", parts::tree, "");
    const fs::path file = folder.path() / corpus_folder(format) / "valid/plies.cases";
    CHECK(golden::content_of(file) == "=== a\n--- text\na\n=== b\n--- text\nb\n--- limits\ndepth 3\n"
                                      "=== c\n--- text escaped\nc\\\n");
    const std::vector<corpus_case> cases = read_corpus(folder.path(), format);
    REQUIRE(cases.size() == 3);
    CHECK(cases[1].name == "valid/plies/b");
    CHECK(cases[1].bounds().depth == 3);
    CHECK(cases[1].line_of(parts::text, 1) == 6);
    CHECK(file_of(cases[2], parts::text) == corpus_folder(format) + "/valid/plies/c.ctl-pgn");
}

TEST_CASE("themes: the unpacked corpus equals the corpus", "[conformance][themes]") {
    const tests::temporary_folder folder;
    const fs::path single = folder.path() / "corpus";
    unpack(golden::corpus_folder(), single);
    const suite packed = read_suite(golden::corpus_folder());
    const suite unpacked = read_suite(single);
    REQUIRE(packed.cases.size() == unpacked.cases.size());
    for (std::size_t i = 0; i != packed.cases.size(); ++i) {
        INFO(packed.cases[i].id);
        REQUIRE(packed.cases[i].id == unpacked.cases[i].id);
        CHECK(packed.cases[i].text.read() == unpacked.cases[i].text.read());
        CHECK(packed.cases[i].tree.read() == unpacked.cases[i].tree.read());
    }
    CHECK_THROWS_WITH(unpack(golden::corpus_folder(), single), Catch::EndsWith(" is not empty"));
    CHECK_THROWS_WITH(unpack(folder.path(), folder.path() / "other"), Catch::Contains("suite.json"));
}
