// Files of the corpus with single faults in their bytes: both readings agree on them, and nothing is lost.
#include "golden/corpus.hpp"
#include "golden/reading_faults.hpp"
#include "golden/spoiler.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

void check_spoiled(std::size_t count, std::uint64_t seed) {
    spoiler spoils(seed);
    const std::vector<corpus_file> all = every_corpus();
    for (std::size_t done = 0; done < count;)
        for (const corpus_file& file : all) {
            // Beyond a limit text is skipped by intention.
            if (file.text.size() > 1500 || file.is_in("invalid/limits"))
                continue;
            const std::string text = spoils.spoil(file.text);
            ++done;
            if (const std::string fault = fault_of_reading(text, file.bounds, *file.chosen); !fault.empty())
                FAIL_CHECK(fault << "in what became of " << file.name << ":\n" << text);
        }
}

} // namespace

TEST_CASE("both readings agree on faulty files, and lose nothing", "[golden][many]") {
    check_spoiled(200000, 1);
}

// A text that counts as a move's number when the end is decided must be read as one.
TEST_CASE("numbers with decimals that run into their ply are read to the end", "[golden]") {
    for (const std::string_view text : {"13,0E21-E17\n", "1. G7-G\n13,00E21-E17 :\n30\n"})
        CHECK(fault_of_reading(text, {}, in_ctl_pgn()) == "");
}

TEST_CASE("a promotion in place may run into the number of the next move", "[golden]") {
    const std::string game = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
                             "[PDTL \"/27:1k/23:P5/5:p5/1:1K/ w -- - 0 1\"]\n\n1. A23=V, ";
    for (const std::string_view moves : {"A5=N2. VA23-T22 :\n*\n", "A5=N\n2. VA23-T22 :\n*\n"}) {
        INFO(moves);
        CHECK(in_ctl_pgn().accepts(game + std::string(moves), {}));
        CHECK(fault_of_reading(game + std::string(moves), {}, in_ctl_pgn()) == "");
    }
}

TEST_CASE("many faulty files are read correctly", "[.long]") {
    check_spoiled(20000000, 2);
}
