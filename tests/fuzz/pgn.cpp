// A file of games of PGN, and the promises about it in every notation; and one line as a position.
#include "fuzz/promises.hpp"
#include "fuzz/seeds.hpp"
#include "fuzz/target.hpp"
#include "notations/pgn/positions/fen.hpp"

namespace ctlpgn::fuzz {

namespace {

const notation& in_pgn() {
    return *find_notation("pgn");
}

// The board is written and read back.
void check_position(std::string_view text) {
    std::vector<finding> findings;
    const pgn::read_position read = pgn::read_fen(text, findings);
    for (const finding& each : findings)
        promise(each.where.begin <= each.where.end && each.where.end <= text.size(),
                code_text(each.id) + " is about bytes that do not exist");
    (void)in_pgn().draw(text, {}, findings);
    (void)in_pgn().plies(text, 0);
    if (!read.readable)
        return;
    const std::string written = pgn::write_fen(read.position);
    findings.clear();
    promise(pgn::write_fen(pgn::read_fen(written, findings).position) == written,
            "a written position is another one: " + written);
}

int run_pgn(std::span<const std::byte> bytes) {
    const std::string_view text = text_of(bytes);
    if (text.find('\n') == std::string_view::npos)
        check_position(text);
    keep_promises(text, in_pgn());
    return 0;
}

std::vector<std::string> pgn_seeds() {
    std::vector<std::string> result = file_seeds(in_pgn());
    for (std::string& each : sentence_seeds("pgn/fen", 20, 80))
        result.push_back(std::move(each));
    return result;
}

} // namespace

const target pgn = {"pgn", run_pgn, pgn_seeds};

} // namespace ctlpgn::fuzz
