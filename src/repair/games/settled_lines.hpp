// What is repaired in the lines of a game. A line is repaired only if enough of it is undamaged, and if its
// damages explain what has been found in it.
#pragma once

#include "repair/games/damaged_places.hpp"
#include "repair/games/repair_rules.hpp"
#include "repair/games/written_lines.hpp"
#include "repair/lattice.hpp"
#include "repair/report.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace ctlpgn::repair {

inline constexpr std::uint32_t nowhere = damages_of_line::no_place_of_text;

struct repaired_ply {
    std::uint32_t where = nowhere; // a place in the text; nowhere: there is none
    float margin = no_rival;       // as in damaged_place
    float cost = 0;                // the same
    std::string meant{};           // without marks
};

// A repair that a variation speaks against.
struct refuted_repair {
    std::uint32_t where = nowhere;
    std::string meant{};
    float most_cost = 0; // of another repair there; otherwise it is the variation that is damaged
};

// What is not to be repaired in a game.
struct refusals {
    // Places of damages that are left; what comes after them in their line is left, too.
    std::vector<std::uint32_t> places;
    std::vector<refuted_repair> repairs; // at other places
};

// What is known about the position that a line begins with.
struct line_beginning {
    repaired_ply last_repair; // that leads to it
    repaired_ply last_unsure; // the same, of those that are not safe
    bool is_sure = true;      // nothing that is in doubt leads to it
    bool was_reached = true;  // on the board as it is written

    [[nodiscard]] bool is_repaired() const { return last_repair.where != nowhere; }
};

// How far and how surely a line is known, by places in the text.
struct settled_line {
    std::uint32_t end = nowhere; // the line has been read up to there
    std::vector<repaired_ply> repairs{};
    std::vector<repaired_ply> unsure_repairs{};
    std::uint32_t unsure_from = nowhere;   // there may be something else
    std::uint32_t doubtful_from = nowhere; // and there it is left open
    std::uint32_t misfit_from = nowhere;   // the first finding that a damaged ply may have

    // What a variation begins with that replaces the ply at this place.
    [[nodiscard]] line_beginning beginning_at(std::uint32_t place, const line_beginning& of_line) const;
};

class settled_lines {
  public:
    settled_lines(const game& record, const written_lines& written, const repair_rules& rules,
                  const refusals& refused);

    // Whether it is worth while to decode a line with so many plies.
    [[nodiscard]] bool is_worth_decoding(line_index asked, std::size_t plies,
                                         const line_beginning& beginning) const;

    // What is known of a line that is not decoded.
    [[nodiscard]] settled_line as_written(line_index asked) const;

    // Judges the damages of a line that has been decoded up to `end`, and keeps them if it is repaired.
    settled_line settle(line_index asked, std::size_t plies, const line_beginning& beginning,
                        damages_of_line damages, std::uint32_t end);

    // Whether a variation in which nothing has been found does not go on from a repaired position, so that it
    // speaks against the repair: the one at `refuted()`, if that is somewhere.
    [[nodiscard]] bool is_contradicted() const { return is_contradicted_; }
    [[nodiscard]] const refuted_repair& refuted() const { return refuted_; }

    // Whether the findings have changed.
    bool report(std::vector<finding>& findings);

  private:
    [[nodiscard]] bool is_short(std::size_t plies, std::size_t damaged) const;
    [[nodiscard]] bool is_evidence_enough(line_index asked, std::size_t plies, std::size_t damaged) const;
    [[nodiscard]] bool is_refused(const damaged_place& asked) const;
    [[nodiscard]] const refuted_repair* refuted_at(const damaged_place& asked) const;
    void weaken(line_index asked, std::size_t plies, std::size_t damaged,
                std::vector<damaged_place>& places) const;

    const game& record_;
    const written_lines& written_;
    const repair_rules& rules_;
    const refusals& refused_;
    std::vector<repaired_line> repaired_;
    std::vector<line_index> index_of_repaired_; // of the same
    std::size_t damages_ = 0;                   // in variations that are repaired
    std::size_t failures_ = 0;                  // damaged variations that are not
    bool is_contradicted_ = false;
    refuted_repair refuted_;
};

} // namespace ctlpgn::repair
