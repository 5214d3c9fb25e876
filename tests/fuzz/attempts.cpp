// What an attempt does that is given up must not be seen in the tree, nor in what is found.
#include "ctlpgn/json.hpp"
#include "fuzz/attempts/undone_readings.hpp"
#include "fuzz/promises.hpp"
#include "fuzz/target.hpp"
#include "golden/corpus.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace ctlpgn::fuzz {

namespace {

struct undone_row {
    std::string_view notation;
    decltype(notation::read_game) read_game;
};

constexpr undone_row undone_readings[] = {
    {"ctl-pgn", read_ctl_pgn_undoing},
    {"diplomat", read_diplomat_undoing},
    {"pgn", read_pgn_undoing},
    {"xiangqi", read_xiangqi_undoing},
};

// The games in JSON, with what was found except in the values of tags, which only the one of both has.
std::string write_games(std::string_view text, const notation& chosen) {
    std::string result;
    json_options options;
    options.spans = true;
    json_writer writer([&result](std::string_view bytes) { result += bytes; }, options);
    const auto write = [&](const game& read, std::span<const diagnostic> found) {
        std::vector<diagnostic> outside;
        std::ranges::copy_if(found, std::back_inserter(outside), [&read](const diagnostic& each) {
            return std::ranges::none_of(read.tags, [&](const tag& here) {
                return each.begin >= read.offset + here.value.begin &&
                       each.begin <= read.offset + here.value.end;
            });
        });
        writer.write(read, chosen, outside);
    };
    writer.finish(golden::read_games(text, {}, write, std::string_view::npos, check_level::syntax, chosen));
    return result;
}

// They stay where an attempt has found them first, which is before what the next one takes them for.
bool has_hidden_lines(std::string_view text) {
    return text.starts_with('%') || text.find("\n%") != std::string_view::npos ||
           text.find("\r%") != std::string_view::npos;
}

} // namespace

void keep_promises_of_attempts(std::string_view text, const notation& chosen) {
    constexpr std::size_t longest = 4000; // each action costs a copy of the tree
    const auto row = std::ranges::find(undone_readings, chosen.name, &undone_row::notation);
    if (row == std::end(undone_readings) || text.size() > longest || has_hidden_lines(text))
        return;
    notation undone = chosen;
    undone.read_game = row->read_game;
    const std::string expected = write_games(text, undone);
    const std::string found = write_games(text, chosen);
    const auto differing = std::ranges::mismatch(expected, found);
    const auto around = [](const std::string& all, std::string::const_iterator at) {
        constexpr std::ptrdiff_t context = 120;
        return std::string(at - std::min(context, at - all.begin()), at + std::min(context, all.end() - at));
    };
    promise(expected == found, "what was given up is in the tree: " + around(found, differing.in2) +
                                   "\nand would else be: " + around(expected, differing.in1));
}

} // namespace ctlpgn::fuzz
