#include "lint/mutations/mutation.hpp"

#include "golden/corpus.hpp"
#include "notations/ctl_pgn/ply_parts.hpp"
#include "notations/ctl_pgn/replay.hpp"
#include "support/game_text.hpp"

#include <algorithm>

namespace ctlpgn::mutations {

namespace {

span moved(span part, std::uint32_t by) {
    return {part.begin + by, part.end + by};
}

// Where a place of the original is once `where` has become `size` bytes long.
std::size_t place_after(std::size_t place, span where, std::size_t size) {
    if (place <= where.begin)
        return place;
    return place >= where.end ? place - where.size() + size
                              : where.begin + std::min<std::size_t>(size, place - where.begin);
}

played_ply describe_ply(const ctl_pgn::replayed_ply& of, const game& read) {
    played_ply made{.written = &of.written,
                    .at_move = of.at_move,
                    .by = of.at_side,
                    .before = of.before(),
                    .claimed = of.claimed,
                    .repeated = of.repeated};
    if (of.written.kind == ply_kind::castled)
        return made;
    const ctl_pgn::ply_parts parts = ctl_pgn::find_parts(read.raw(of.written.text()));
    const std::uint32_t begin = of.written.begin;
    made.mover = moved(parts.mover, begin);
    made.origin = moved(parts.origin, begin);
    made.sign = moved(parts.sign, begin);
    made.captured = moved(parts.captured, begin);
    made.target = moved(parts.target, begin);
    made.promotion = moved(parts.promotion, begin);
    return made;
}

// White's ply counts as repeated if a variation of its move writes it once more before Black's alternative.
bool is_repeated(const game& in, const played_ply& of) {
    if (of.by == side::black)
        return false;
    for (node at = in.moves[of.at_move].first_variation; at != no_node; at = in.variations[at].next) {
        const node first = in.variations[at].line.first_move;
        if (in.variations[at].replaces == side::black && first != no_node && in.moves[first].white.written())
            return true;
    }
    return false;
}

} // namespace

std::string_view clean_game::letter(cescacs::piece_kind of) const {
    if (!called.figures)
        return called.letter(of);
    for (const ctl_pgn::symbol_row& row : ctl_pgn::symbols)
        if (row.kind == of && row.style == ctl_pgn::symbol_style::white_figure)
            return row.text;
    return {};
}

void mutants::replace(span where, std::string_view by, std::optional<span> found_at) {
    const std::size_t before = of_.read.offset;
    mutant added;
    added.text = std::string(of_.file.substr(0, before + where.begin));
    added.text.append(by).append(of_.file.substr(before + where.end));
    added.changed_at = before + where.begin;
    added.begin = added.changed_at;
    added.end = added.begin + by.size();
    if (found_at) {
        added.begin = before + place_after(found_at->begin, where, by.size());
        added.end = before + place_after(found_at->end, where, by.size());
    }
    made.push_back(std::move(added));
}

void mutants::replace_unnoticed(span where, std::string_view by) {
    replace(where, by);
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

void each_clean_game(void (*visit)(const clean_game&, void* with), void* with) {
    const auto visit_text = [&](std::string_view text) {
        golden::read_games(text, {}, [&](const game& read, std::span<const diagnostic>) {
            clean_game made{text, read, ctl_pgn::find_lettering(read), {}};
            ctl_pgn::replay played(read);
            played.run(
                [&](const ctl_pgn::replayed_ply& each) { made.plies.push_back(describe_ply(each, read)); });
            for (played_ply& each : made.plies)
                each.repeated = each.repeated || is_repeated(read, each);
            visit(made, with);
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
