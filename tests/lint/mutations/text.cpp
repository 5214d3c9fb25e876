// Faults in the bytes.
#include "lint/mutations/mutation.hpp"

namespace ctlpgn::mutations {

namespace {

// Inside of comments and values, where any text may be.
void insert_in_words(const clean_game& clean, mutants& collected, std::string_view what) {
    for (const comment& each : clean.read.comments)
        if (each.text.size() > 2 && each.first_reference == no_node)
            collected.insert(each.text.begin + 1, what);
    for (const tag& each : clean.read.tags)
        if (clean.raw(each.name) == "Annotator" && !each.escaped)
            collected.insert(each.value.begin + 1, what);
}

constexpr mutation_kind text_kinds[] = {
    {"byte-order mark", "S001",
     [](const clean_game& clean, mutants& collected) {
         if (clean.read.offset == 0)
             collected.insert(0, "\uFEFF");
     }},
    {"byte that is not UTF-8", "S002",
     [](const clean_game& clean, mutants& collected) { insert_in_words(clean, collected, "\xC3"); }},
    {"control character", "S004",
     [](const clean_game& clean, mutants& collected) { insert_in_words(clean, collected, "\x07"); }},
    {"carriage return alone", "S003",
     [](const clean_game& clean, mutants& collected) {
         for (const game_move& each : clean.moves)
             if (each.next != no_node && clean.read.text[clean.moves[each.next].begin - 1] == '\n' &&
                 clean.has_plain_line_ends() && each.comments.empty() && each.variations.empty())
                 collected.replace({clean.moves[each.next].begin - 1, clean.moves[each.next].begin}, "\r");
     }},
    {"one line end with a carriage return", "F001",
     [](const clean_game& clean, mutants& collected) {
         if (clean.has_plain_line_ends())
             for (const game_move& each : clean.moves)
                 if (each.next != no_node && clean.read.text[clean.moves[each.next].begin - 1] == '\n')
                     collected.insert(clean.moves[each.next].begin - 1, "\r");
     }},
};

} // namespace

std::span<const mutation_kind> text_mutations() {
    return text_kinds;
}

} // namespace ctlpgn::mutations
