// Bytes to a tree, its replay and its JSON.
#include "ctlpgn/json.hpp"
#include "fuzz/promises.hpp"
#include "fuzz/seeds.hpp"
#include "fuzz/target.hpp"
#include "golden/corpus.hpp"
#include "golden/reading_faults.hpp"

namespace ctlpgn::fuzz {

namespace {

constexpr std::size_t small_piece = 7;

limits narrow_limits() {
    limits result;
    result.depth = 3;
    result.tags = 4;
    result.comment_bytes = 40;
    result.game_bytes = 400;
    result.findings = 5;
    return result;
}

void check_reading(std::string_view text, const limits& bounds, const notation& chosen) {
    const std::string fault = golden::fault_of_reading(text, bounds, chosen);
    promise(fault.empty(), fault);
    promise(golden::write_json(text, bounds, small_piece, chosen) ==
                golden::write_json(text, bounds, std::string_view::npos, chosen),
            "a text that comes in pieces is read otherwise");
}

// Every possible ply is played, and the board is written.
void check_replay(std::string_view text, const notation& chosen) {
    json_options options;
    options.positions = true;
    json_writer writer([](std::string_view) {}, options);
    const auto write = [&](const game& read, std::span<const diagnostic> found) {
        writer.write(read, chosen, found);
    };
    writer.finish(golden::read_games(text, {}, write, std::string_view::npos, check_level::legal, chosen));
}

int run_tree(std::span<const std::byte> bytes) {
    keep_promises_of_tree(text_of(bytes), golden::in_ctl_pgn());
    return 0;
}

std::vector<std::string> tree_seeds() {
    std::vector<std::string> result = corpus_seeds();
    for (std::string& each : sentence_seeds("ctl_pgn/file", 60, 600))
        result.push_back(std::move(each));
    return result;
}

} // namespace

void keep_promises_of_tree(std::string_view text, const notation& chosen) {
    check_reading(text, {}, chosen);
    check_reading(text, narrow_limits(), chosen);
    check_replay(text, chosen);
}

const target tree = {"tree", run_tree, tree_seeds};

} // namespace ctlpgn::fuzz
