// Remembers what rules have matched in a text that grows at its end, and is sometimes cut there.
//
// Only results that more text cannot change are remembered; they are valid until a byte that was looked at is
// cut off. Forgetting is free: each byte has the round in which it was written, and since text is only cut at
// its end, the last byte that was looked at is the youngest.
#pragma once

#include "pegc/tree.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

namespace ctlpgn::syntax {

class match_memory {
  public:
    struct outcome {
        bool matched;
        std::size_t end;    // of the match, if it is one
        std::size_t looked; // the end of the bytes that were looked at
    };

    // The text now has `size` bytes, of which the first `unchanged` are the old ones.
    void follow(std::size_t unchanged, std::size_t size) {
        if (unchanged < rounds_.size()) {
            rounds_.resize(unchanged);
            ++round_;
        }
        rounds_.resize(size, round_);
    }

    [[nodiscard]] std::optional<outcome> find(const pegc::rule& rule, std::size_t at) const {
        const auto found = entries_.find({&rule, at});
        if (found == entries_.end() || !holds(found->second))
            return std::nullopt;
        return found->second.what;
    }

    void add(const pegc::rule& rule, std::size_t at, const outcome& what) {
        entries_.insert_or_assign({&rule, at}, entry{what, round_});
    }

  private:
    struct entry {
        outcome what;
        std::uint64_t round;
    };
    struct place {
        const pegc::rule* rule;
        std::size_t at;
        bool operator==(const place&) const = default;
    };
    struct place_hash {
        std::size_t operator()(const place& p) const {
            return std::hash<const pegc::rule*>()(p.rule) + p.at * 0x9E3779B97F4A7C15ULL;
        }
    };

    [[nodiscard]] bool holds(const entry& e) const {
        return e.what.looked <= rounds_.size() &&
               (e.what.looked == 0 || rounds_[e.what.looked - 1] <= e.round);
    }

    std::unordered_map<place, entry, place_hash> entries_;
    std::vector<std::uint64_t> rounds_; // of each byte
    std::uint64_t round_ = 0;
};

} // namespace ctlpgn::syntax
