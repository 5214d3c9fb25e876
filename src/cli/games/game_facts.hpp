// What is known of every game apart from its tags, under the names that conditions and patterns use.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"
#include "tree/game_facts.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

inline constexpr std::string_view number_in_file = "game";

// Whether the name is that of a fact, as opposed to a tag, and whether the fact is a number: plies, for
// example.
bool is_fact(std::string_view name);
bool is_number_of_game(std::string_view name);

// All their names.
std::vector<std::string_view> fact_names();

// A game, and what takes time to find out about it, which is found out once, when it is asked for.
class shown_facts {
  public:
    // Both must outlive it.
    shown_facts(const game& record, const notation& chosen)
        : record_(record), chosen_(chosen), opening_(record, chosen) {}

    [[nodiscard]] const game& record() const { return record_; }
    [[nodiscard]] const notation& written_in() const { return chosen_; }
    // Null if its positions show none that the notation knows.
    [[nodiscard]] const known_opening* opening() { return opening_.find(); }
    // What is wrong with it, as the linter finds it if nothing is configured.
    [[nodiscard]] const std::vector<diagnostic>& findings();

  private:
    const game& record_;
    const notation& chosen_;
    shown_opening opening_;
    std::optional<std::vector<diagnostic>> findings_;
};

// One of the facts (`game` is the game's number in its file); none for another name.
std::optional<std::string> fact_of(std::string_view name, shown_facts& shown);

} // namespace ctlpgn::cli
