// The places of a line where the text says something other than the line of play that was decoded.
#pragma once

#include "repair/games/repair_rules.hpp"
#include "repair/lattice.hpp"
#include "repair/prices.hpp"
#include "repair/report.hpp"
#include "repair/verdicts.hpp"
#include "repair/words.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::repair {

// A step of the likeliest reading at a place that may be damaged, whatever game is played.
struct damaged_step {
    step_kind kind = step_kind::read;
    word_range words;
    float cost = 0;
    float margin = 0; // as in judged_step
    float likely_margin = 0;
    std::vector<std::string> others; // the second of judged_step
    std::string meant;               // the ply, as its notation writes it
    std::string unmarked;            // without what marks it
    finding fault;                   // what its words are in the position before it; its place may be missing
    bool is_by_first_side = false;
};

// Whether a step may be one. All others say what is written, although perhaps with wrong signs, which are
// reported as such.
inline bool may_be_damaged(step_kind kind, float cost, bool is_as_written) {
    return (kind != step_kind::read && kind != step_kind::passed) ||
           (cost > prices::other_form && !is_as_written);
}

struct damages_of_line {
    std::vector<damaged_place> places; // those that are to be reported
    // Where the first damage is that is no safe repair, or a wrong number; no_place_of_text: there is none.
    std::uint32_t unsure_from = no_place_of_text;
    bool begins_structural = false; // before the second ply something is missing, superfluous or misplaced

    bool replaces_too_many_plies = false; // that are written well

    static constexpr std::uint32_t no_place_of_text = 0xffffffffU;
};

class damaged_places {
  public:
    damaged_places(const game& record, const repair_rules& rules, const std::vector<word>& words);

    // In the order of the line.
    void add(const std::vector<damaged_step>& steps);

    [[nodiscard]] bool is_crowded() const { return repair::is_crowded(damages_); }

    [[nodiscard]] bool replaces_several_plies() const { return repair::replaces_several_plies(damages_); }
    [[nodiscard]] float cost() const;
    [[nodiscard]] std::size_t size() const { return damages_.size(); }

    // The first words of what would be replaced safely; another slip may explain as much.
    [[nodiscard]] std::vector<std::uint32_t> safely_replaced() const;
    void add_rival(std::uint32_t first_word);
    // Other plies that may be meant by the word as well, or be missing before it.
    void add_ties(std::uint32_t first_word, bool is_omitted, std::vector<std::string> names);

    // Plies are missing after the last word, so that nothing shortly before is sure.
    void add_gap_at_end();

    // What is damaged, with verdicts. May be called once.
    damages_of_line take();

  private:
    [[nodiscard]] static span span_of(const word& asked);
    [[nodiscard]] span span_of(word_range range) const;
    [[nodiscard]] std::string_view gap_after(const damaged_step& step) const;
    [[nodiscard]] std::uint32_t end_of_move_before(std::size_t at) const;
    [[nodiscard]] bool replaces_missing_ply(std::uint32_t begin, std::uint32_t end, bool is_first_side) const;
    [[nodiscard]] bool joins_plies(word_range range) const;
    [[nodiscard]] bool is_ply_as_written(const damaged_step& step) const;

    damaged_place& add_place(const damaged_step& step, bool is_structural, span where);
    void add_wrong_number(const damaged_step& step);
    void add_read(const damaged_step& step);
    void keep_signs(const damaged_step& step, damaged_place& added);
    void add_skipped(const damaged_step& step);
    void add_omitted(const damaged_step& step);
    void add_pair(const damaged_step& first, const damaged_step& second);

    const game* record_;
    const repair_rules* rules_;
    const std::vector<word>* words_;        // of the line
    std::vector<std::size_t> plies_before_; // by word
    std::vector<damage> damages_;
    std::vector<damaged_place> places_; // one for each of damages_
    std::vector<std::uint32_t> begins_; // the same
    std::vector<std::uint32_t> firsts_; // and their first words
};

} // namespace ctlpgn::repair
