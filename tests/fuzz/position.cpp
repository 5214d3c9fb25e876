// The text of a position: read, set up, drawn and written.
#include "fuzz/seeds.hpp"
#include "fuzz/target.hpp"
#include "golden/corpus.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"
#include "notations/ctl_pgn/positions/position_rules.hpp"
#include "notations/ctl_pgn/positions/position_text.hpp"

#include <algorithm>

namespace ctlpgn::fuzz {

namespace {

void check_spans(const std::vector<finding>& findings, std::string_view text) {
    for (const finding& each : findings)
        promise(each.where.begin <= each.where.end && each.where.end <= text.size(),
                code_text(each.id) + " is about bytes that do not exist");
}

// The board is written and set up again.
void check_writing(const ctl_pgn::position_setup& setup) {
    const cescacs::position built = ctl_pgn::build_position(setup);
    const std::string written = ctl_pgn::position_text(built);
    ctl_pgn::position_setup again;
    std::vector<finding> findings;
    promise(ctl_pgn::read_position(written, again, findings), "a written position is not read: " + written);
    promise(ctl_pgn::position_text(ctl_pgn::build_position(again)) == written,
            "a written position is another one: " + written);
}

int run_position(std::span<const std::byte> bytes) {
    const std::string_view text = text_of(bytes);
    ctl_pgn::position_setup setup;
    std::vector<finding> findings;
    const bool right = ctl_pgn::read_position(text, setup, findings);
    check_spans(findings, text);
    promise(right == findings.empty(), "whether a position is right is not what was said");
    // The language has numbers of any size.
    const bool is_of_language = std::ranges::all_of(
        findings, [](const finding& each) { return each.id == ctl_pgn::codes::number_too_large; });
    promise(is_of_language == ctl_pgn::accepts_position(text), "the two readings disagree about a position");
    if (ctl_pgn::places_all_pieces(setup, findings))
        check_writing(setup);
    findings.clear();
    ctl_pgn::check_position(text, findings);
    check_spans(findings, text);
    findings.clear();
    (void)golden::in_ctl_pgn().draw(text, {}, findings);
    (void)golden::in_ctl_pgn().plies(text, 0);
    return 0;
}

std::vector<std::string> position_seeds() {
    std::vector<std::string> result = sentence_seeds("ctl_pgn/pdtl", 60, 200);
    for (const std::string& text : corpus_seeds())
        golden::read_games(text, {}, [&result](const game& read, std::span<const diagnostic>) {
            for (const tag& each : read.tags)
                if (read.raw(each.name) == "PDTL" || read.raw(each.name) == "TLPD")
                    result.emplace_back(read.raw(each.value));
        });
    return result;
}

} // namespace

const target position = {"position", run_position, position_seeds};

} // namespace ctlpgn::fuzz
