#include "lint/mutations/mutation.hpp"

#include "golden/corpus.hpp"
#include "notations/ctl_pgn/board/replay.hpp"
#include "notations/ctl_pgn/reading/ply_parts.hpp"
#include "support/game_text.hpp"
#include "tree/written_move.hpp"

#include <algorithm>

namespace ctlpgn::mutations {

namespace {

// Where a place of the original is once `where` has become `size` bytes long.
std::size_t place_after(std::size_t place, span where, std::size_t size) {
    if (place <= where.begin)
        return place;
    return place >= where.end ? place - where.size() + size
                              : where.begin + std::min<std::size_t>(size, place - where.begin);
}

played_ply describe_ply(const ctl_pgn::replayed_ply& of, const clean_game& in) {
    const game& read = in.read;
    played_ply made{.written = &of.written,
                    .at_move = in.moves_of_plies[of.at_ply],
                    .player = of.written.player,
                    .before = of.before(),
                    .claimed = of.claimed,
                    .repeated = of.repeated};
    if (of.written.kind == ply_kind::castled)
        return made;
    const ply_parts parts = ctl_pgn::parts_of(read, of.written);
    made.mover = parts.piece;
    made.origin = parts.origin;
    made.sign = parts.sign;
    made.captured = parts.captured;
    made.target = parts.target;
    made.promotion = parts.promotion;
    return made;
}

// White's ply counts as repeated if a variation of its move writes it once more before Black's alternative.
bool is_repeated(const clean_game& of, const played_ply& by) {
    const game& in = of.read;
    return by.player == side::white && std::ranges::any_of(of.moves[by.at_move].variations, [&](node at) {
               const variation& each = in.variations[at];
               return each.line.first_ply != no_node && each.replaces != no_node &&
                      in.plies[each.line.first_ply].player == side::white &&
                      in.plies[each.replaces].player == side::black;
           });
}

void add_annotations(const game& in, const ply& of, game_move& to) {
    std::ranges::copy(comments_of(in, of.first_annotation), std::back_inserter(to.comments));
    std::ranges::copy(variations_of(in, of.first_annotation), std::back_inserter(to.variations));
}

void add_moves(clean_game& to) {
    const game& in = to.read;
    to.moves_of_plies.resize(in.plies.size());
    std::vector<written_move> written;
    const auto add_line = [&](const line_of_play& line) {
        each_move(in, line, [&](const written_move& here) { written.push_back(here); });
    };
    add_line(in.main_line);
    for (const variation& each : in.variations)
        add_line(each.line);
    std::ranges::sort(written, {}, &written_move::first);
    for (const written_move& each : written) {
        const ply& first = in.plies[each.first];
        to.moves_of_plies[each.first] = to.moves_of_plies[each.last] = static_cast<node>(to.moves.size());
        game_move& added = to.moves.emplace_back();
        added.begin = first.number_begin;
        added.number = first.number;
        added.number_unknown = first.number_unknown != 0;
        added.white = each.white == no_node ? nullptr : &in.plies[each.white];
        added.black = each.black == no_node ? nullptr : &in.plies[each.black];
        add_annotations(in, first, added);
        if (each.last != each.first)
            add_annotations(in, in.plies[each.last], added);
    }
    for (std::size_t i = 0; i != written.size(); ++i)
        if (written[i].next != no_node)
            to.moves[i].next = to.moves_of_plies[written[i].next];
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
            clean_game made{text, read, ctl_pgn::find_lettering(read), {}, {}, {}};
            add_moves(made);
            ctl_pgn::replay played(read);
            played.run(
                [&](const ctl_pgn::replayed_ply& each) { made.plies.push_back(describe_ply(each, made)); });
            for (played_ply& each : made.plies)
                each.repeated = each.repeated || is_repeated(made, each);
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
