// The places of a line where the text says something other than the line of play that was decoded.
#pragma once

#include "repair/games/line_words.hpp"
#include "repair/games/repair_rules.hpp"
#include "repair/lattice.hpp"
#include "repair/prices.hpp"
#include "repair/report.hpp"
#include "repair/verdicts.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace ctlpgn::repair {

// A step of the likeliest reading at a place that may be damaged, whatever game is played.
struct damaged_step {
    step_kind kind = step_kind::read;
    word_range words;
    float cost = 0;
    float margin = 0; // as in judged_step
    float likely_margin = 0;
    spelling second;
    std::string meant;    // the ply, as its notation writes it
    std::string unmarked; // without what marks it
    finding fault;        // what its words are in the position before it, without a place
};

// Whether a step may be one. All others say what is written.
inline bool may_be_damaged(step_kind kind, float cost) {
    return (kind != step_kind::read && kind != step_kind::passed) || cost > prices::other_form;
}

class damaged_places {
  public:
    damaged_places(const game& record, const repair_rules& rules, const words_of_line& line);

    // In the order of the line.
    void add(const std::vector<damaged_step>& steps);

    [[nodiscard]] bool is_crowded() const { return repair::is_crowded(damages_); }

    // Those that are to be reported, with their verdicts. May be called once.
    std::vector<damaged_place> take();

  private:
    [[nodiscard]] span span_of(const word& asked) const;
    [[nodiscard]] span span_of(word_range range) const;
    [[nodiscard]] bool is_ply_as_written(const damaged_step& step) const;

    damaged_place& add_place(const damaged_step& step, bool is_structural, span where);
    void add_wrong_number(const damaged_step& step);
    void add_read(const damaged_step& step);
    void add_skipped(const damaged_step& step);
    void add_omitted(const damaged_step& step);
    void add_pair(const damaged_step& first, const damaged_step& second);

    const game& record_;
    const repair_rules& rules_;
    const words_of_line& line_;
    std::vector<std::size_t> plies_before_; // by word
    std::vector<damage> damages_;
    std::vector<damaged_place> places_; // one for each of damages_
};

} // namespace ctlpgn::repair
