#include "stages/stages.hpp"

#include "ctlpgn/format.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"
#include "lint/context.hpp"
#include "notations/ctl_pgn/board/agreement.hpp"
#include "notations/ctl_pgn/board/board_rules.hpp"
#include "notations/ctl_pgn/board/replay.hpp"
#include "stages/faults.hpp"
#include "support/game_text.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace ctlpgn::bench {

namespace {

const notation* measured_notation = nullptr;

const notation& the_notation() {
    if (measured_notation == nullptr)
        measured_notation = find_notation("ctl-pgn");
    return *measured_notation;
}

// Like `wc -l`.
std::size_t newlines(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::size_t table_scan(const std::string& text) {
    static const auto table = [] {
        std::array<unsigned char, 256> made{};
        for (std::size_t i = 0; i != made.size(); ++i)
            made[i] = static_cast<unsigned char>(i % 7);
        return made;
    }();
    std::size_t sum = 0;
    for (const char c : text)
        sum += table[static_cast<unsigned char>(c)];
    return sum;
}

std::size_t strict(const std::string& text) {
    return the_notation().accepts(text, {}) ? 1 : 0;
}

template <typename Use> std::size_t read_games(std::string_view text, Use use) {
    game record;
    std::vector<finding> found;
    std::size_t count = 0;
    for (bool first = true; !text.empty(); first = false) {
        found.clear();
        const reading_result result = the_notation().read_game(text, first, true, {}, record, found);
        text.remove_prefix(result.consumed);
        if (!result.game)
            break;
        record.index = static_cast<std::uint32_t>(++count);
        use(record);
    }
    return count;
}

std::size_t tree(const std::string& text) {
    std::size_t plies = 0;
    read_games(text, [&](const game& read) { plies += read.plies.size(); });
    return plies;
}

// Notations other than CTL-PGN use the board when they check a game.
std::size_t checked(check_level level, const std::string& text) {
    std::vector<finding> findings;
    read_games(text, [&](const game& read) { the_notation().check(read, level, {}, findings, nullptr); });
    return findings.size();
}

bool measures_ctl_pgn() {
    return &the_notation() == find_notation("ctl-pgn");
}

// Every ply on the board, without reports: the linter's first step for every game.
std::size_t replay(const std::string& text) {
    if (!measures_ctl_pgn())
        return checked(check_level::coherent, text);
    std::size_t contradictions = 0;
    read_games(text, [&](const game& read) {
        if (ctl_pgn::surely_agrees_with_board(read))
            return;
        ctl_pgn::replay played(read);
        played.run(
            [&](const ctl_pgn::replayed_ply& each) { contradictions += each.fault.is_coherent() ? 0 : 1; });
    });
    return contradictions;
}

// `ctlpgn lint` at a level, without writing the report.
std::size_t lint_at(check_level level, const std::string& text) {
    lint_options options;
    options.checks = level;
    const auto source = open_text(text);
    std::size_t findings = 0;
    ctlpgn::lint(*source, the_notation(), options,
                 [&findings](const linted& result) { findings += result.found.size(); });
    return findings;
}

std::size_t lint(const std::string& text) {
    return lint_at(check_level::coherent, text);
}

// Every ply on the board, checked against the rules of play, without other rules and reports.
std::size_t legal(const std::string& text) {
    if (!measures_ctl_pgn())
        return checked(check_level::legal, text);
    std::vector<finding> findings;
    read_games(text, [&](const game& read) {
        check_context context(read, the_notation(), check_level::legal, findings);
        ctl_pgn::check_board_of_game(context, findings.empty());
    });
    return findings.size();
}

std::size_t lint_legal(const std::string& text) {
    return lint_at(check_level::legal, text);
}

std::size_t json(const std::string& text, const json_options& options) {
    std::size_t bytes = 0;
    json_writer out([&](std::string_view block) { bytes += block.size(); }, options);
    read_games(text, [&](const game& read) { out.write(read, the_notation(), {}); });
    out.finish();
    return bytes;
}

std::size_t json_lines(const std::string& text) {
    return json(text, {.lines = true});
}

std::size_t json_positions(const std::string& text) {
    return json(text, {.lines = true, .positions = true});
}

// Writing alone, without the check that the text reads back the same.
std::size_t write(const std::string& text) {
    game_formatter formatter(the_notation());
    std::size_t bytes = 0;
    std::string written;
    read_games(text, [&](const game& read) {
        written.clear();
        formatter.write(read, written);
        bytes += written.size();
    });
    return bytes;
}

// `ctlpgn fmt -` without writing its output.
std::size_t fmt(const std::string& text) {
    const auto source = open_text(text);
    std::size_t bytes = 0;
    format_games(*source, the_notation(), {}, faulty_games::keep,
                 [&bytes](const formatted_game& each) { bytes += each.after.size(); });
    return bytes;
}

constexpr auto all_stages = std::to_array<stage>({
    {"newlines", newlines, true},
    {"table_scan", table_scan, true},
    {"strict", strict, false},
    {"tree", tree, false},
    {"replay", replay, false},
    {"lint", lint, false},
    {"legal", legal, false},
    {"lint_legal", lint_legal, true},
    {"json_lines", json_lines, false},
    {"json_positions", json_positions, false},
    {"write", write, false},
    {"fmt", fmt, false},
});

constexpr std::array<std::string_view, 4> kinds = {"plain", "annotated", "faulty", "amateur"};

constexpr std::uint64_t seed = 2021;

template <class List> std::uint64_t bytes_of(const List& list) {
    return list.size() * sizeof(typename List::value_type);
}

} // namespace

void measure(const notation& chosen) {
    measured_notation = &chosen;
}

std::span<const stage> stages() {
    return all_stages;
}

const stage* find_stage(std::string_view name) {
    const auto found = std::ranges::find(all_stages, name, &stage::name);
    return found == all_stages.end() ? nullptr : &*found;
}

std::span<const std::string_view> kinds_of_text() {
    return kinds;
}

bool is_faulty(std::string_view kind) {
    return kind == "faulty" || kind == "amateur";
}

std::string text_of(std::string_view kind, std::size_t bytes) {
    const bool is_annotated = kind == "annotated" || kind == "amateur";
    std::string text = games(is_annotated ? flavour::annotated : flavour::plain, bytes, seed);
    if (kind == "amateur")
        return with_slips(text);
    return kind == "faulty" ? with_faults(text) : text;
}

std::string fault_of(std::string_view kind, const std::string& text) {
    const bool in_the_language = strict(text) != 0;
    lint_options options;
    const auto source = open_text(text);
    // Notes about repetitions are not faults.
    const lint_summary found = ctlpgn::lint(*source, the_notation(), options, [](const linted&) {});
    const std::size_t faults = found.errors + found.warnings;
    if (!is_faulty(kind) && (!in_the_language || replay(text) + faults != 0))
        return "something is wrong with these games";
    if (kind == "faulty" && faults < newlines(text) / 20)
        return "too little is wrong with these games";
    if (kind == "amateur" && (faults < found.games || faults > 5 * found.games))
        return "these games have too many slips, or too few";
    return {};
}

std::uint64_t plies_in(const std::string& text) {
    std::uint64_t plies = 0;
    read_games(text, [&](const game& read) { plies += read.plies.size(); });
    return plies;
}

std::uint64_t tree_bytes_of(const std::string& text) {
    std::uint64_t bytes = 0;
    read_games(text, [&](const game& read) {
        bytes += sizeof read + bytes_of(read.tags) + bytes_of(read.plies) + bytes_of(read.annotations) +
                 bytes_of(read.variations) + bytes_of(read.comments) + bytes_of(read.references) +
                 bytes_of(read.steps);
    });
    return bytes;
}

} // namespace ctlpgn::bench
