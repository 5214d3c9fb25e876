// "Did you mean": the word that somebody probably wanted to write.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace ctlpgn {

// How many letters have to be changed, added, left out or swapped with their neighbour to turn one word into
// the other (Damerau and Levenshtein, no letter twice); case is ignored. Stops counting above `limit`.
std::size_t edit_distance(std::string_view one, std::string_view other, std::size_t limit);

// The closest of the words: at most two edits away, and one if the word has four letters or fewer, since
// short words are easily similar. Empty if there is none. Of those that are equally close, one that begins
// with the same letter, and otherwise the first.
std::string_view closest(std::string_view replacement, std::span<const std::string_view> among);

} // namespace ctlpgn
