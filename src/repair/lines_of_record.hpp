// What the lines of play of all notations have in common (lines_of_play.hpp): they are those of a game in a
// tree.
#pragma once

#include "ctlpgn/tree.hpp"
#include "repair/words.hpp"

#include <cstdint>

namespace ctlpgn::repair {

template <class game_position, class game_ply> class lines_of_record {
  public:
    using position = game_position;
    using ply = game_ply;

    [[nodiscard]] std::uint64_t key(const position& now) const { return hash(now); }
    [[nodiscard]] std::uint32_t number_of(const position& now) const {
        return are_numbers_known_ ? now.move_number : 0;
    }

  protected:
    lines_of_record(const game& record, bool are_numbers_known)
        : record_(&record), are_numbers_known_(are_numbers_known) {}

    [[nodiscard]] const game& record() const { return *record_; }
    // As the notation has read it.
    [[nodiscard]] const ctlpgn::ply& read_at(node written) const { return record_->plies[written]; }
    [[nodiscard]] const ctlpgn::ply& read_as(const word& written) const {
        return read_at(written.known_as - 1);
    }

  private:
    const game* record_;
    bool are_numbers_known_;
};

} // namespace ctlpgn::repair
