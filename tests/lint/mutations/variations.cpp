// Faults in variations: parentheses, numbers, labels, dots.
#include "lint/mutations/mutation.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace ctlpgn::mutations {

namespace {

template <class Change> void each_variation(const clean_game& clean, Change change) {
    for (const variation& each : clean.read.variations)
        change(each);
}

// "$[2]"
span label_of(const clean_game& clean, const variation& asked) {
    if (asked.label == 0)
        return {};
    const std::size_t begin = clean.read.text.find('$', asked.where.begin);
    const std::size_t end = clean.read.text.find(']', begin);
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end + 1)};
}

template <class Change> void each_label(const clean_game& clean, Change change) {
    each_variation(clean, [&](const variation& each) {
        if (each.label != 0)
            change(each, label_of(clean, each));
    });
}

// The variation, or its outermost enclosing one: it cannot be known which parenthesis is missing.
span outermost(const clean_game& clean, const variation& asked) {
    span found = asked.where;
    for (const variation& each : clean.read.variations)
        if (each.where.begin <= found.begin && each.where.end >= found.end)
            found = each.where;
    return found;
}

// The move after which each variation is.
std::vector<node> moves_before(const clean_game& clean) {
    std::vector<node> result(clean.read.variations.size(), no_node);
    for (node at = 0; at != clean.moves.size(); ++at)
        for (const node each : clean.moves[at].variations)
            result[each] = at;
    return result;
}

// References through the variation, if there is exactly one such variation and label in the game.
std::vector<span> references_through(const clean_game& clean, node variation) {
    const game& record = clean.read;
    const std::vector<node> before = moves_before(clean);
    const std::uint32_t number = clean.moves[before[variation]].number;
    const std::uint32_t label = record.variations[variation].label;
    std::vector<span> found;
    for (node each = 0; each != record.variations.size(); ++each)
        if (each != variation && record.variations[each].label == label &&
            clean.moves[before[each]].number == number)
            return found;
    for (const reference& each : record.references)
        for (std::uint32_t i = 0; i != each.step_count; ++i)
            if (record.steps[each.first_step + i].number == number &&
                record.steps[each.first_step + i].label == label)
                found.push_back(each.where);
    return found;
}

// Changes the labels in a single reference.
void change_used_label(const clean_game& clean, mutants& collected, std::string_view replacement) {
    for (node each = 0; each != clean.read.variations.size(); ++each) {
        if (clean.read.variations[each].label == 0)
            continue;
        const std::vector<span> used = references_through(clean, each);
        if (used.size() == 1)
            collected.replace(label_of(clean, clean.read.variations[each]), replacement, used.front());
    }
}

// The variation after it of the same move; null if there is none.
const variation* next_of_move(const clean_game& clean, const variation& asked) {
    const auto at = static_cast<node>(&asked - clean.read.variations.data());
    for (const game_move& each : clean.moves) {
        const auto found = std::ranges::find(each.variations, at);
        if (found != each.variations.end())
            return found + 1 == each.variations.end() ? nullptr : &clean.read.variations[*(found + 1)];
    }
    return nullptr;
}

span first_number(const clean_game& clean, const variation& asked) {
    if (clean.first_move(asked.line) == no_node)
        return {};
    const std::uint32_t begin = clean.moves[clean.first_move(asked.line)].begin;
    const std::size_t end = clean.read.text.find_first_not_of("0123456789", begin);
    return {begin, static_cast<std::uint32_t>(end)};
}

constexpr mutation_kind variation_kinds[] = {
    {"opening parenthesis dropped", "S073",
     [](const clean_game& clean, mutants& collected) {
         each_variation(clean, [&](const variation& each) {
             collected.erase({each.where.begin, each.where.begin + 1}, outermost(clean, each));
         });
     },
     100, 32},
    {"closing parenthesis dropped", "S072",
     [](const clean_game& clean, mutants& collected) {
         each_variation(clean, [&](const variation& each) {
             collected.erase({each.where.end - 1, each.where.end}, outermost(clean, each));
         });
     },
     100, 94},
    {"parenthesis closed twice", "S073",
     [](const clean_game& clean, mutants& collected) {
         each_variation(clean, [&](const variation& each) {
             collected.insert(each.where.end, ")", span{each.where.end, outermost(clean, each).end + 1});
         });
     },
     100, 94},
    {"moves of a variation dropped", "S071",
     [](const clean_game& clean, mutants& collected) {
         each_variation(clean, [&](const variation& each) {
             bool is_referred_to = false;
             for (const reference& other : clean.read.references)
                 is_referred_to = is_referred_to || other.step_count != 0;
             if (clean.first_move(each.line) != no_node && !is_referred_to)
                 collected.erase({each.where.begin + 1, each.where.end - 1}, each.where);
         });
     }},
    {"first number of a variation too large", "V002",
     [](const clean_game& clean, mutants& collected) {
         each_variation(clean, [&](const variation& each) {
             const span number = first_number(clean, each);
             if (!number.empty() && each.label == 0)
                 collected.replace(number,
                                   std::to_string(clean.moves[clean.first_move(each.line)].number + 1));
         });
     },
     100, 89},
    {"first number of a variation too small", "V001 V002 S033",
     [](const clean_game& clean, mutants& collected) {
         each_variation(clean, [&](const variation& each) {
             const span number = first_number(clean, each);
             if (!number.empty() && each.label == 0)
                 collected.replace(number,
                                   std::to_string(clean.moves[clean.first_move(each.line)].number - 1));
         });
     },
     100, 86},
    {"label dropped", "C014 C015",
     [](const clean_game& clean, mutants& collected) { change_used_label(clean, collected, ""); }},
    {"label changed", "C015",
     [](const clean_game& clean, mutants& collected) { change_used_label(clean, collected, "$[91]"); }},
    {"label given twice", "V011",
     [](const clean_game& clean, mutants& collected) {
         for (const variation& each : clean.read.variations) {
             const variation* const after = next_of_move(clean, each);
             if (each.label == 0 || after == nullptr)
                 continue;
             const variation& next = *after;
             const std::string same(clean.raw(label_of(clean, each)));
             if (next.label == 0)
                 collected.insert(next.where.begin + 1, same + " ");
         }
     }},
    {"bracket of a label dropped", "S075",
     [](const clean_game& clean, mutants& collected) {
         each_label(clean, [&](const variation&, span label) {
             if (clean.read.text[label.end] == ' ') // else the number that follows would belong to it
                 collected.erase({label.end - 1, label.end});
         });
     }},
    {"letter for a label", "S074",
     [](const clean_game& clean, mutants& collected) {
         each_label(clean, [&](const variation&, span label) {
             collected.replace({label.begin + 2, label.end - 1}, "x", label);
         });
     },
     100, 93},
    {"end mark in a variation", "S076",
     [](const clean_game& clean, mutants& collected) {
         each_variation(clean, [&](const variation& each) {
             for (node at = clean.first_move(each.line); at != no_node; at = clean.moves[at].next) {
                 const game_move& here = clean.moves[at];
                 const ply& last = here.last();
                 if (here.next == no_node && last.whole() == last.text() && !ctl_pgn::is_mate(last))
                     collected.insert(last.whole().end, " :");
             }
         });
     }},
    {"result in a variation", "S077",
     [](const clean_game& clean, mutants& collected) {
         each_variation(clean,
                        [&](const variation& each) { collected.insert(each.where.end - 1, "\n3-0\n"); });
     },
     93, 93},
    {"a dot too many", "F003",
     [](const clean_game& clean, mutants& collected) {
         // Where dots are counted.
         for (const game_move& each : clean.moves)
             if (each.begin > 1 && clean.read.text[each.begin - 1] == '.' &&
                 clean.read.text[each.begin - 2] != '(')
                 collected.insert(each.begin, ".");
     }},
    {"the replaced ply repeated", "V021",
     [](const clean_game& clean, mutants& collected) {
         const std::vector<node> before = moves_before(clean);
         for (node at = 0; at != clean.read.variations.size(); ++at) {
             const variation& each = clean.read.variations[at];
             const game_move& replaced = clean.moves[before[at]];
             if (clean.first_move(each.line) == no_node)
                 continue;
             const game_move& first = clean.moves[clean.first_move(each.line)];
             // Nothing after it, so that no later ply contradicts the board.
             if (each.replaces != no_node && clean.read.plies[each.replaces].player == side::black &&
                 first.white == nullptr && replaced.next != no_node && first.next == no_node &&
                 first.variations.empty() && replaced.black != nullptr)
                 collected.replace(first.black->text(), clean.raw(replaced.black->text()));
         }
     }},
};

} // namespace

std::span<const mutation_kind> variation_mutations() {
    return variation_kinds;
}

} // namespace ctlpgn::mutations
