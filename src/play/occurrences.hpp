// How often each position of a line of play has been on the board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ctlpgn {

// Counts hashes. What was added last is removed first, so when a slot of the table becomes free, no entry
// beyond it was reached by probing through it.
class occurrences {
  public:
    // At most this many are counted at a time.
    explicit occurrences(std::size_t most) {
        if (most == 0)
            return;
        std::size_t places = 16;
        while (places < 2 * most)
            places *= 2;
        table_.resize(places);
    }

    // How often it is there now.
    std::uint32_t add(std::uint64_t hash) {
        added_.push_back(hash);
        counted& there = table_[place_of(hash)];
        there.hash = hash;
        return ++there.count;
    }

    [[nodiscard]] std::size_t size() const { return added_.size(); }

    void shrink(std::size_t end) {
        for (; added_.size() != end; added_.pop_back())
            --table_[place_of(added_.back())].count;
    }

  private:
    struct counted {
        std::uint64_t hash = 0;
        std::uint32_t count = 0; // 0: the slot is free
    };

    [[nodiscard]] std::size_t place_of(std::uint64_t hash) const {
        std::size_t at = static_cast<std::size_t>(hash) & (table_.size() - 1);
        while (table_[at].count != 0 && table_[at].hash != hash)
            at = (at + 1) & (table_.size() - 1);
        return at;
    }

    std::vector<counted> table_;
    std::vector<std::uint64_t> added_;
};

} // namespace ctlpgn
