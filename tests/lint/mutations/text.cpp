// Faults in the bytes.
#include "lint/mutations/mutation.hpp"

namespace ctlpgn::mutations {

namespace {

// Inside of comments and values, where any text may stand.
void insert_in_words(const clean_game& of, mutants& into, std::string_view what) {
    for (const comment& each : of.read.comments)
        if (each.text.size() > 2 && each.first_reference == no_node)
            into.insert(each.text.begin + 1, what);
    for (const tag& each : of.read.tags)
        if (of.raw(each.name) == "Annotator" && !each.escaped)
            into.insert(each.value.begin + 1, what);
}

constexpr mutation_kind kinds[] = {
    {"byte-order mark", "S001",
     [](const clean_game& of, mutants& into) {
         if (of.read.offset == 0)
             into.insert(0, "\uFEFF");
     }},
    {"byte that is not UTF-8", "S002",
     [](const clean_game& of, mutants& into) { insert_in_words(of, into, "\xE8"); }},
    {"control character", "S004",
     [](const clean_game& of, mutants& into) { insert_in_words(of, into, "\x07"); }},
    {"carriage return alone", "S003",
     [](const clean_game& of, mutants& into) {
         for (const game_move& each : of.moves)
             if (each.next != no_node && of.read.text[of.moves[each.next].begin - 1] == '\n' &&
                 of.has_plain_line_ends() && each.comments.empty() && each.variations.empty())
                 into.replace({of.moves[each.next].begin - 1, of.moves[each.next].begin}, "\r");
     }},
    {"one line end with a carriage return", "F001",
     [](const clean_game& of, mutants& into) {
         if (of.has_plain_line_ends())
             for (const game_move& each : of.moves)
                 if (each.next != no_node && of.read.text[of.moves[each.next].begin - 1] == '\n')
                     into.insert(of.moves[each.next].begin - 1, "\r");
     }},
};

} // namespace

std::span<const mutation_kind> text_mutations() {
    return kinds;
}

} // namespace ctlpgn::mutations
