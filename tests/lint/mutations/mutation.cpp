#include "lint/mutations/mutation.hpp"

#include "golden/corpus.hpp"
#include "notations/ctl_pgn/board/replay.hpp"
#include "notations/ctl_pgn/reading/ply_parts.hpp"
#include "support/game_text.hpp"
#include "tree/written_move.hpp"

#include <algorithm>

namespace ctlpgn::mutations {

namespace {

// The new place of a place in the original, after `where` has become `size` bytes long.
std::size_t place_after(std::size_t place, span where, std::size_t size) {
    if (place <= where.begin)
        return place;
    return place >= where.end ? place - where.size() + size
                              : where.begin + std::min<std::size_t>(size, place - where.begin);
}

played_ply describe_ply(const ctl_pgn::replayed_ply& reached, const clean_game& clean) {
    const game& read = clean.read;
    played_ply made{.written = &reached.written,
                    .at_move = clean.moves_of_plies[reached.at_ply],
                    .player = reached.written.player,
                    .before = reached.before(),
                    .claimed = reached.claimed,
                    .repeated = reached.repeated};
    if (reached.written.kind == ply_kind::castled)
        return made;
    const ply_parts parts = ctl_pgn::parts_of(read, reached.written);
    made.mover = parts.piece;
    made.origin = parts.origin;
    made.sign = parts.sign;
    made.captured = parts.captured;
    made.target = parts.target;
    made.promotion = parts.promotion;
    return made;
}

// White's ply counts as repeated if a variation of its move repeats it before Black's alternative.
bool is_repeated(const clean_game& clean, const played_ply& played) {
    const game& record = clean.read;
    return played.player == side::white &&
           std::ranges::any_of(clean.moves[played.at_move].variations, [&](node at) {
               const variation& each = record.variations[at];
               return each.line.first_ply != no_node && each.replaces != no_node &&
                      record.plies[each.line.first_ply].player == side::white &&
                      record.plies[each.replaces].player == side::black;
           });
}

void add_annotations(const game& record, const ply& asked, game_move& move) {
    std::ranges::copy(comments_of(record, asked.first_annotation), std::back_inserter(move.comments));
    std::ranges::copy(variations_of(record, asked.first_annotation), std::back_inserter(move.variations));
}

void add_moves(clean_game& clean) {
    const game& record = clean.read;
    clean.moves_of_plies.resize(record.plies.size());
    std::vector<written_move> written;
    const auto add_line = [&](const line_of_play& line) {
        each_move(record, line, [&](const written_move& here) { written.push_back(here); });
    };
    add_line(record.main_line);
    for (const variation& each : record.variations)
        add_line(each.line);
    std::ranges::sort(written, {}, &written_move::first);
    for (const written_move& each : written) {
        const ply& first = record.plies[each.first];
        clean.moves_of_plies[each.first] = clean.moves_of_plies[each.last] =
            static_cast<node>(clean.moves.size());
        game_move& added = clean.moves.emplace_back();
        added.begin = first.number_begin;
        added.number = first.number;
        added.number_unknown = first.number_unknown != 0;
        added.white = each.white == no_node ? nullptr : &record.plies[each.white];
        added.black = each.black == no_node ? nullptr : &record.plies[each.black];
        add_annotations(record, first, added);
        if (each.last != each.first)
            add_annotations(record, record.plies[each.last], added);
    }
    for (std::size_t i = 0; i != written.size(); ++i)
        if (written[i].next != no_node)
            clean.moves[i].next = clean.moves_of_plies[written[i].next];
}

} // namespace

std::string_view clean_game::letter(cescacs::piece_kind kind) const {
    if (!called.figures)
        return called.letter(kind);
    for (const ctl_pgn::symbol_row& row : ctl_pgn::symbols)
        if (row.kind == kind && row.style == ctl_pgn::symbol_style::white_figure)
            return row.text;
    return {};
}

void mutants::replace(span where, std::string_view replacement, std::optional<span> found_at) {
    const std::size_t before = clean_.read.offset;
    mutant added;
    added.text = std::string(clean_.file.substr(0, before + where.begin));
    added.text.append(replacement).append(clean_.file.substr(before + where.end));
    added.changed_at = before + where.begin;
    added.begin = added.changed_at;
    added.end = added.begin + replacement.size();
    if (found_at) {
        added.begin = before + place_after(found_at->begin, where, replacement.size());
        added.end = before + place_after(found_at->end, where, replacement.size());
    }
    made.push_back(std::move(added));
}

void mutants::replace_unnoticed(span where, std::string_view replacement) {
    replace(where, replacement);
    made.back().is_valid = true;
}

std::vector<mutation_kind> all_mutations() {
    std::vector<mutation_kind> all;
    for (const auto& kinds : {ply_mutations(), move_mutations(), variation_mutations(), comment_mutations(),
                              tag_mutations(), position_mutations(), text_mutations()})
        all.insert(all.end(), kinds.begin(), kinds.end());
    return all;
}

namespace {

// The reader finds nothing in these files; the rules may.
bool is_clean(std::string_view text) {
    bool clean = true;
    const auto left_over = golden::read_games(
        text, {}, [&](const game&, std::span<const diagnostic> found) { clean = clean && found.empty(); },
        std::string_view::npos, check_level::coherent);
    return clean && left_over.empty();
}

} // namespace

void each_clean_game(void (*visit)(const clean_game&, void* asked), void* given) {
    const auto visit_text = [&](std::string_view text) {
        golden::read_games(text, {}, [&](const game& read, std::span<const diagnostic>) {
            clean_game made{text, read, ctl_pgn::find_lettering(read), {}, {}, {}};
            add_moves(made);
            ctl_pgn::replay played(read);
            played.run(
                [&](const ctl_pgn::replayed_ply& each) { made.plies.push_back(describe_ply(each, made)); });
            for (played_ply& each : made.plies)
                each.repeated = each.repeated || is_repeated(made, each);
            visit(made, given);
        });
    };
    for (const golden::corpus_file& file : golden::corpus())
        if (file.expects() == golden::expected::no_findings && is_clean(file.text))
            visit_text(file.text);
    constexpr std::uint64_t seed = 11;
    constexpr std::size_t long_game = 1; // byte: one game is more
    for (const bench::flavour kind : {bench::flavour::plain, bench::flavour::annotated})
        visit_text(bench::games(kind, long_game, seed));
}

} // namespace ctlpgn::mutations
