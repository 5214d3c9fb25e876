// An abandoned attempt must leave nothing in the tree or in the findings. One target for each notation, in a
// program that takes long to compile (.ci/check attempts).
#include "ctlpgn/json.hpp"
#include "fuzz/attempts/undone_readings.hpp"
#include "fuzz/seeds.hpp"
#include "fuzz/target.hpp"
#include "golden/corpus.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace ctlpgn::fuzz {

namespace {

struct undone_reading {
    std::string_view notation;
    decltype(notation::read_game) read_game;
};

constexpr undone_reading undone_readings[] = {
    {"ctl-pgn", read_ctl_pgn_undoing},
    {"diplomat", read_diplomat_undoing},
    {"pgn", read_pgn_undoing},
    {"xiangqi", read_xiangqi_undoing},
};

// The games as JSON, with the findings except those in tag values, which only one of the two has.
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

// They stay where an attempt first found them, before the part that the next attempt reads.
bool has_hidden_lines(std::string_view text) {
    return text.starts_with('%') || text.find("\n%") != std::string_view::npos ||
           text.find("\r%") != std::string_view::npos;
}

void keep_promises_of_attempts(std::string_view text, const notation& chosen,
                               decltype(notation::read_game) read_undoing) {
    constexpr std::size_t longest = 4000; // each action costs a copy of the tree
    if (text.size() > longest || has_hidden_lines(text))
        return;
    notation undone = chosen;
    undone.read_game = read_undoing;
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

template <std::size_t Row> constexpr target attempts_of() {
    constexpr const undone_reading& row = undone_readings[Row];
    return {row.notation,
            [](std::span<const std::byte> bytes) {
                keep_promises_of_attempts(text_of(bytes), *find_notation(row.notation), row.read_game);
                return 0;
            },
            [] { return file_seeds(*find_notation(row.notation)); }};
}

} // namespace

std::span<const target* const> targets() {
    static constexpr target ctl_pgn = attempts_of<0>();
    static constexpr target diplomat = attempts_of<1>();
    static constexpr target pgn = attempts_of<2>();
    static constexpr target xiangqi = attempts_of<3>();
    static constexpr std::array all = {&ctl_pgn, &diplomat, &pgn, &xiangqi};
    return all;
}

} // namespace ctlpgn::fuzz
