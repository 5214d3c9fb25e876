// Reads damaged games by their likeliest lines of play: notation::repair, for any notation.
#pragma once

#include "repair/games/line_decoder.hpp"
#include "repair/games/repair_rules.hpp"
#include "repair/games/settled_lines.hpp"
#include "repair/games/written_lines.hpp"
#include "tree/replacements.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace ctlpgn::repair {

// Repairs the main line, and then each variation from the position that the line before it has there.
template <repairable lines> class game_repair {
  public:
    using position = typename lines::position;

    game_repair(const game& record, const std::vector<finding>& findings, const position& start,
                const refusals& refused)
        : record_(record), written_(record, findings, lines::rules()), refused_(refused),
          settled_(record, written_, lines::rules(), refused), variations_(record), board_(record, true),
          begun_(written_.size()), is_wanted_(written_.size()) {
        find_wanted();
        begun_[main_line_index].at = &starts_.emplace_back(start);
    }

    // Returns false if a line speaks against a repair, which is then `refuted()`.
    bool run() {
        for (line_index each = main_line_index; each != begun_.size() && !settled_.is_contradicted(); ++each)
            if (begun_[each].at != nullptr)
                read(each);
        return !settled_.is_contradicted();
    }

    [[nodiscard]] const refuted_repair& refuted() const { return settled_.refuted(); }

    bool report(std::vector<finding>& findings) {
        const bool is_repaired = settled_.report(findings);
        return name_misfits(findings) || is_repaired;
    }

  private:
    struct begun_line {
        const position* at = nullptr; // null: the line is not looked at
        line_beginning known{};
    };

    // Lines with a finding that a damaged ply may have, and those that these branch from.
    void find_wanted() {
        std::vector<line_index> line_of(record_.plies.size(), no_line);
        for (line_index each = main_line_index; each != written_.size(); ++each)
            for (node at = written_[each].first_ply; at != no_node; at = record_.plies[at].next)
                line_of[at] = each;
        for (auto each = static_cast<line_index>(written_.size()); each-- != 0;) {
            const auto is_misfit = [](const finding* found) {
                return lines::rules().roles.is_misfit(*found);
            };
            is_wanted_[each] = is_wanted_[each] || std::ranges::any_of(written_[each].found, is_misfit);
            const node replaced = written_[each].replaces;
            if (is_wanted_[each] && replaced != no_node && line_of[replaced] != no_line)
                is_wanted_[line_of[replaced]] = true;
        }
    }

    void read(line_index asked) {
        const position& start = *begun_[asked].at;
        const std::vector<word> words = written_.words_of(asked);
        const std::uint32_t number = first_number(words);
        if (asked == main_line_index) {
            signs_ = signs_of(words);
            if (number != 0 && number != board_.number_of(start))
                board_ = lines(record_, false);
        } else if (!may_begin_at(start, words, number)) {
            return;
        }
        const std::vector<refuted_reading> refuted = refuted_in(words);
        line_decoder<lines> decoder(record_, board_, words, start, signs_ | signs_of(words),
                                    written_[asked].is_cut, refuted);
        const std::size_t plies = count_plies(words);
        settled_line settled = settled_.as_written(asked);
        if (settled_.is_worth_decoding(asked, plies, begun_[asked].known)) {
            damages_of_line damages = decoder.decode();
            const std::uint32_t end =
                decoder.end() == words.size() ? written_[asked].where.end : words[decoder.end()].where.begin;
            settled = settled_.settle(asked, plies, begun_[asked].known, std::move(damages), end);
        }
        if (settled.repairs.empty()) {
            decoder.take_as_written();
            name_misfit(asked, decoder);
        }
        if (record_.variations.empty())
            return;
        replaced_ply last;
        decoder.follow([&](const word& each, const position& before) {
            if (each.where.begin >= settled.end)
                return;
            const replaced_ply next{&each, before};
            if (last.written != nullptr)
                begin_variations(asked, settled, last, next);
            if (each.known_as != 0)
                last = next;
        });
        if (last.written != nullptr)
            begin_variations(asked, settled, last, {});
    }

    [[nodiscard]] std::vector<refuted_reading> refuted_in(const std::vector<word>& words) const {
        std::vector<refuted_reading> found;
        for (const refuted_repair& each : refused_.repairs)
            for (std::uint32_t at = 0; at != words.size(); ++at)
                if (words[at].where.begin == each.where)
                    found.push_back({at, each.meant});
        return found;
    }

    using named_misfit = typename line_decoder<lines>::named_misfit;

    void name_misfit(line_index asked, const line_decoder<lines>& decoder) {
        constexpr std::size_t most_tried = 16; // lines of a game
        if (!lines::rules().names_misfits || !begun_[asked].known.is_sure ||
            settled_.as_written(asked).misfit_from == nowhere || misfits_tried_++ >= most_tried)
            return;
        if (std::optional<named_misfit> named = decoder.name_misfit())
            named_.push_back(std::move(*named));
    }

    // Returns whether something has been named.
    bool name_misfits(std::vector<finding>& findings) const {
        bool any = false;
        for (const named_misfit& each : named_)
            for (finding& found : findings)
                if (lines::rules().roles.is_misfit(found) && found.where.begin >= each.where.begin &&
                    found.where.begin < each.where.end && !found.remedy && found.choices.empty()) {
                    name_candidates(each.where, each.names, found);
                    any = true;
                }
        return any;
    }

    struct replaced_ply {
        const word* written = nullptr;
        std::optional<position> before{};
    };

    // Variations that are written after a word which the tree does not know replace that, as far as the tree
    // knows the ply before it, or that ply, as the side of their first one says.
    void begin_variations(line_index line, const settled_line& settled, const replaced_ply& known,
                          const replaced_ply& next) {
        const bool is_next_unread =
            !lines::rules().are_variations_last && next.written != nullptr && next.written->known_as == 0;
        const position* at_known = nullptr;
        const position* at_next = nullptr;
        while (const variation* const each = variations_.take(known.written->known_as - 1)) {
            const bool is_after_next = is_next_unread && each->where.begin > next.written->where.begin &&
                                       is_turn_of(each->line.first_ply, *next.before);
            const replaced_ply& replaced = is_after_next ? next : known;
            const std::uint32_t place = replaced.written->where.begin;
            const auto begun = static_cast<line_index>(each - record_.variations.data() + 1);
            const line_beginning beginning = settled.beginning_at(place, begun_[line].known);
            if (begun <= line || settled.doubtful_from < place || written_[begun].where.empty() ||
                !(is_wanted_[begun] || beginning.is_repaired()))
                continue;
            const position*& at = is_after_next ? at_next : at_known;
            if (at == nullptr)
                at = &starts_.emplace_back(*replaced.before);
            begun_[begun] = {.at = at, .known = beginning};
        }
    }

    [[nodiscard]] bool is_turn_of(node asked, const position& now) const {
        return asked == no_node ||
               static_cast<decltype(now.to_move)>(record_.plies[asked].player) == now.to_move;
    }

    // Whether its first words do not say that it begins somewhere else.
    [[nodiscard]] bool may_begin_at(const position& start, const std::vector<word>& words,
                                    std::uint32_t number) const {
        const std::uint32_t due = board_.number_of(start);
        if (number != 0 && due != 0 && number != due)
            return false;
        const auto first = std::ranges::find(words, word_kind::ply, &word::kind);
        return first != words.end() && (first->known_as == 0 || is_turn_of(first->known_as - 1, start));
    }

    static signs_of_line signs_of(const std::vector<word>& words) {
        signs_of_line found = signs_in(words, lines::rules().signs);
        found.has_marks = found.has_marks && !lines::rules().marks_may_lack;
        return found;
    }

    // Before the first ply; 0: there is none that can be read.
    static std::uint32_t first_number(const std::vector<word>& words) {
        for (const word& each : words)
            if (each.kind != word_kind::punctuation)
                return each.number;
        return 0;
    }

    const game& record_;
    const written_lines written_;
    const refusals& refused_;
    settled_lines settled_;
    replacements variations_;
    lines board_;
    std::deque<position> starts_; // of lines
    std::vector<begun_line> begun_;
    std::vector<bool> is_wanted_;
    std::vector<named_misfit> named_;
    std::size_t misfits_tried_ = 0;
    signs_of_line signs_; // in the main line
};

// Where variations speak against a repair, others are tried, and if they speak against these, too, it is left
// out. Returns false if it has been left out before.
inline bool refuse(const refuted_repair& refuted, refusals& refused) {
    constexpr std::ptrdiff_t most_at_a_place = 2;
    const auto is_there = [&](const refuted_repair& each) { return each.where == refuted.where; };
    if (refuted.where == nowhere || std::ranges::find(refused.places, refuted.where) != refused.places.end())
        return false;
    const bool is_tried =
        refuted.meant.empty() || std::ranges::any_of(refused.repairs, [&](const refuted_repair& each) {
            return is_there(each) && each.meant == refuted.meant;
        });
    if (!is_tried && std::ranges::count_if(refused.repairs, is_there) < most_at_a_place) {
        refused.repairs.push_back(refuted);
        return true;
    }
    std::erase_if(refused.repairs, is_there);
    refused.places.push_back(refuted.where);
    return true;
}

// notation::repair
template <repairable lines> bool repair_game(const game& record, std::vector<finding>& findings) {
    const auto is_misfit = [](const finding& each) { return lines::rules().roles.is_misfit(each); };
    if (std::ranges::none_of(findings, is_misfit) || record.main_line.first_ply == no_node)
        return false;
    const std::optional<typename lines::position> start = lines::start_of(record);
    if (!start)
        return false;
    constexpr std::size_t most_readings = 8; // of the game
    refusals refused;
    for (std::size_t readings = 0; readings != most_readings; ++readings) {
        game_repair<lines> repairing(record, findings, *start, refused);
        if (repairing.run())
            return repairing.report(findings);
        if (!refuse(repairing.refuted(), refused))
            return false;
    }
    return false;
}

} // namespace ctlpgn::repair
