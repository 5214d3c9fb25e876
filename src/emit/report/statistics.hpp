// Statistics about many games: counts, which do not grow with the number of games.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

class statistics {
  public:
    // Values of these tags are counted as well.
    explicit statistics(std::vector<std::string> tags_asked_for = {});

    void add_file() { ++files_; }
    void add(const game& each, const notation& chosen);
    void add(std::span<const diagnostic> found);

    [[nodiscard]] std::uint64_t games() const { return games_; }
    [[nodiscard]] std::string text() const;
    // With a line end.
    [[nodiscard]] std::string json() const;

  private:
    using counts = std::map<std::string, std::uint64_t, std::less<>>;

    struct asked_tag {
        std::string name;
        counts values;
        std::uint64_t others = 0; // with values beyond those that are counted
    };

    void add_tags(const game& each);
    // Twice the median length of a main line, which may lie between two lengths.
    [[nodiscard]] std::uint64_t doubled_median() const;

    std::uint64_t files_ = 0;
    std::uint64_t games_ = 0;
    std::uint64_t plies_ = 0; // of main lines
    std::uint64_t plies_in_variations_ = 0;
    std::uint64_t variations_ = 0;
    std::uint64_t comments_ = 0;
    std::map<std::uint64_t, std::uint64_t>
        lengths_; // games by plies of their main line, as far as these are few
    std::uint64_t longest_ = 0;
    counts notations_;
    counts results_;
    counts tags_; // games that have them
    std::uint64_t other_tags_ = 0;
    std::vector<asked_tag> asked_;
    std::map<code, std::uint64_t> findings_;
};

} // namespace ctlpgn::emit
