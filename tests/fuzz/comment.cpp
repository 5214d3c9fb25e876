// The text of a comment: its references, marks, suppressions and line ends.
#include "fuzz/seeds.hpp"
#include "fuzz/target.hpp"
#include "golden/corpus.hpp"

namespace ctlpgn::fuzz {

namespace {

constexpr std::string_view before =
    "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n"
    "1. G7-G13, E21-E17\n{";
constexpr std::string_view behind = "}\n($[2] 1. E7-E13)\n2. F8-F10 :\n*\n";

int run_comment(std::span<const std::byte> bytes) {
    std::string game(before);
    game.append(text_of(bytes)).append(behind);
    for (const target* const each : {&tree, &format, &lint})
        each->run(bytes_of(game));
    return 0;
}

std::vector<std::string> comment_seeds() {
    std::vector<std::string> result = sentence_seeds("ctl_pgn/comment", 60, 200);
    for (const std::string& text : corpus_seeds())
        golden::read_games(text, {}, [&result](const game& read, std::span<const diagnostic>) {
            for (const ctlpgn::comment& each : read.comments)
                if (each.where.size() > 2)
                    result.emplace_back(read.raw({each.where.begin + 1, each.where.end - 1}));
        });
    return result;
}

} // namespace

const target comment = {"comment", run_comment, comment_seeds};

} // namespace ctlpgn::fuzz
