// Statistics about many games: counts, which do not grow with the number of games.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::emit {

// How often each of some texts occurs. Files that are not games may have any number of them.
class text_counts {
  public:
    using counts = std::map<std::string, std::uint64_t, std::less<>>;

    explicit text_counts(std::size_t most) : most_(most) {}

    void add(std::string_view what, std::uint64_t times = 1);
    // As if what it counted had been added here, in the same order.
    void add(const text_counts& after);

    [[nodiscard]] const counts& by_text() const { return counts_; }
    // Of texts beyond those that are counted.
    [[nodiscard]] std::uint64_t others() const { return others_; }

  private:
    std::size_t most_;
    counts counts_;
    std::vector<counts::const_iterator> order_; // in which they occurred first
    std::uint64_t others_ = 0;
};

// A game with the moves of an earlier one. Games are counted from 1 in their files.
struct repeated_game {
    std::string file;
    std::uint32_t game = 0;
    std::string first_file;
    std::uint32_t first_game = 0;
    bool same_players = false;
};

class statistics {
  public:
    // Values of these tags are counted as well, and openings if asked for. `of_part`: counts some of the
    // games, to be added to the others.
    explicit statistics(std::vector<std::string> tags_asked_for = {}, bool counts_openings = false,
                        bool of_part = false);

    void add_file() { ++files_; }
    void add(const game& each, const notation& chosen);
    void add(std::span<const diagnostic> found);
    // Games that come after those that have been added, counted by an object with the same tags.
    void add(const statistics& part);

    // All that there are.
    void set_repeated(std::vector<repeated_game> all) { repeated_ = std::move(all); }

    [[nodiscard]] std::uint64_t games() const { return games_; }
    [[nodiscard]] std::string text() const;
    // With a line end.
    [[nodiscard]] std::string json() const;

  private:
    struct asked_tag {
        std::string name;
        text_counts values;
    };

    using results_by_code = std::map<std::string, std::map<std::string_view, std::uint64_t>, std::less<>>;

    void add_tags(const game& each);
    void add_opening(const game& each, const notation& chosen);
    void add_openings(std::string& output) const;
    void add_repeated(std::string& output) const;
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
    text_counts notations_;
    text_counts results_;
    text_counts tags_; // games that have them
    std::vector<asked_tag> asked_;
    bool counts_openings_;
    results_by_code openings_; // games by the code of their opening, empty without one, and result
    std::map<code, std::uint64_t> findings_;
    std::optional<std::vector<repeated_game>> repeated_; // if they were looked for
};

} // namespace ctlpgn::emit
