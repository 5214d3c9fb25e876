// Faults in variations: parentheses, numbers, labels, dots.
#include "lint/mutations/mutation.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace ctlpgn::mutations {

namespace {

template <class Change> void each_variation(const clean_game& of, Change change) {
    for (const variation& each : of.read.variations)
        change(each);
}

// "$[2]"
span label_of(const clean_game& of, const variation& in) {
    if (in.label == 0)
        return {};
    const std::size_t begin = of.read.text.find('$', in.where.begin);
    const std::size_t end = of.read.text.find(']', begin);
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end + 1)};
}

template <class Change> void each_label(const clean_game& of, Change change) {
    each_variation(of, [&](const variation& each) {
        if (each.label != 0)
            change(each, label_of(of, each));
    });
}

// The variation, or the outermost one around it: which parenthesis is missing cannot be told.
span outermost(const clean_game& of, const variation& in) {
    span found = in.where;
    for (const variation& each : of.read.variations)
        if (each.where.begin <= found.begin && each.where.end >= found.end)
            found = each.where;
    return found;
}

// The move after which each variation stands.
std::vector<node> moves_before(const clean_game& of) {
    std::vector<node> result(of.read.variations.size(), no_node);
    for (node at = 0; at != of.moves.size(); ++at)
        for (const node each : of.moves[at].variations)
            result[each] = at;
    return result;
}

// References that go through the variation, if there is exactly one such variation and label in the game.
std::vector<span> references_through(const clean_game& of, node variation) {
    const game& in = of.read;
    const std::vector<node> before = moves_before(of);
    const std::uint32_t number = of.moves[before[variation]].number;
    const std::uint32_t label = in.variations[variation].label;
    std::vector<span> found;
    for (node each = 0; each != in.variations.size(); ++each)
        if (each != variation && in.variations[each].label == label &&
            of.moves[before[each]].number == number)
            return found;
    for (const reference& each : in.references)
        for (std::uint32_t i = 0; i != each.step_count; ++i)
            if (in.steps[each.first_step + i].number == number &&
                in.steps[each.first_step + i].label == label)
                found.push_back(each.where);
    return found;
}

// Changes the labels that a single reference goes through.
void change_used_label(const clean_game& of, mutants& into, std::string_view by) {
    for (node each = 0; each != of.read.variations.size(); ++each) {
        if (of.read.variations[each].label == 0)
            continue;
        const std::vector<span> used = references_through(of, each);
        if (used.size() == 1)
            into.replace(label_of(of, of.read.variations[each]), by, used.front());
    }
}

// The variation after it of the same move; null if there is none.
const variation* next_of_move(const clean_game& of, const variation& in) {
    const auto at = static_cast<node>(&in - of.read.variations.data());
    for (const game_move& each : of.moves) {
        const auto found = std::ranges::find(each.variations, at);
        if (found != each.variations.end())
            return found + 1 == each.variations.end() ? nullptr : &of.read.variations[*(found + 1)];
    }
    return nullptr;
}

span first_number(const clean_game& of, const variation& in) {
    if (of.first_move(in.line) == no_node)
        return {};
    const std::uint32_t begin = of.moves[of.first_move(in.line)].begin;
    const std::size_t end = of.read.text.find_first_not_of("0123456789", begin);
    return {begin, static_cast<std::uint32_t>(end)};
}

constexpr mutation_kind kinds[] = {
    {"opening parenthesis dropped", "S073",
     [](const clean_game& of, mutants& into) {
         each_variation(of, [&](const variation& each) {
             into.erase({each.where.begin, each.where.begin + 1}, outermost(of, each));
         });
     },
     100, 32},
    {"closing parenthesis dropped", "S072",
     [](const clean_game& of, mutants& into) {
         each_variation(of, [&](const variation& each) {
             into.erase({each.where.end - 1, each.where.end}, outermost(of, each));
         });
     },
     100, 94},
    {"parenthesis closed twice", "S073",
     [](const clean_game& of, mutants& into) {
         each_variation(of, [&](const variation& each) {
             into.insert(each.where.end, ")", span{each.where.end, outermost(of, each).end + 1});
         });
     },
     100, 94},
    {"moves of a variation dropped", "S071",
     [](const clean_game& of, mutants& into) {
         each_variation(of, [&](const variation& each) {
             bool is_referred_to = false;
             for (const reference& other : of.read.references)
                 is_referred_to = is_referred_to || other.step_count != 0;
             if (of.first_move(each.line) != no_node && !is_referred_to)
                 into.erase({each.where.begin + 1, each.where.end - 1}, each.where);
         });
     }},
    {"first number of a variation too large", "V002",
     [](const clean_game& of, mutants& into) {
         each_variation(of, [&](const variation& each) {
             const span number = first_number(of, each);
             if (!number.empty() && each.label == 0)
                 into.replace(number, std::to_string(of.moves[of.first_move(each.line)].number + 1));
         });
     },
     100, 89},
    {"first number of a variation too small", "V001 V002 S033",
     [](const clean_game& of, mutants& into) {
         each_variation(of, [&](const variation& each) {
             const span number = first_number(of, each);
             if (!number.empty() && each.label == 0)
                 into.replace(number, std::to_string(of.moves[of.first_move(each.line)].number - 1));
         });
     },
     100, 86},
    {"label dropped", "C014 C015",
     [](const clean_game& of, mutants& into) { change_used_label(of, into, ""); }},
    {"label changed", "C015",
     [](const clean_game& of, mutants& into) { change_used_label(of, into, "$[91]"); }},
    {"label given twice", "V011",
     [](const clean_game& of, mutants& into) {
         for (const variation& each : of.read.variations) {
             const variation* const after = next_of_move(of, each);
             if (each.label == 0 || after == nullptr)
                 continue;
             const variation& next = *after;
             const std::string same(of.raw(label_of(of, each)));
             if (next.label == 0)
                 into.insert(next.where.begin + 1, same + " ");
         }
     }},
    {"bracket of a label dropped", "S075",
     [](const clean_game& of, mutants& into) {
         each_label(of, [&](const variation&, span label) {
             if (of.read.text[label.end] == ' ') // else the number that follows would belong to it
                 into.erase({label.end - 1, label.end});
         });
     }},
    {"letter for a label", "S074",
     [](const clean_game& of, mutants& into) {
         each_label(of, [&](const variation&, span label) {
             into.replace({label.begin + 2, label.end - 1}, "x", label);
         });
     },
     100, 93},
    {"end mark in a variation", "S076",
     [](const clean_game& of, mutants& into) {
         each_variation(of, [&](const variation& each) {
             for (node at = of.first_move(each.line); at != no_node; at = of.moves[at].next) {
                 const game_move& here = of.moves[at];
                 const ply& last = here.last();
                 if (here.next == no_node && last.whole() == last.text() && !ctl_pgn::is_mate(last))
                     into.insert(last.whole().end, " :");
             }
         });
     }},
    {"result in a variation", "S077",
     [](const clean_game& of, mutants& into) {
         each_variation(of, [&](const variation& each) { into.insert(each.where.end - 1, "\n3-0\n"); });
     },
     93, 93},
    {"a dot too many", "F003",
     [](const clean_game& of, mutants& into) {
         // Where dots are counted.
         for (const game_move& each : of.moves)
             if (each.begin > 1 && of.read.text[each.begin - 1] == '.' && of.read.text[each.begin - 2] != '(')
                 into.insert(each.begin, ".");
     }},
    {"the replaced ply repeated", "V021",
     [](const clean_game& of, mutants& into) {
         const std::vector<node> before = moves_before(of);
         for (node at = 0; at != of.read.variations.size(); ++at) {
             const variation& each = of.read.variations[at];
             const game_move& replaced = of.moves[before[at]];
             if (of.first_move(each.line) == no_node)
                 continue;
             const game_move& first = of.moves[of.first_move(each.line)];
             // Nothing after it, so that no later ply contradicts the board.
             if (each.replaces != no_node && of.read.plies[each.replaces].player == side::black &&
                 first.white == nullptr && replaced.next != no_node && first.next == no_node &&
                 first.variations.empty() && replaced.black != nullptr)
                 into.replace(first.black->text(), of.raw(replaced.black->text()));
         }
     }},
};

} // namespace

std::span<const mutation_kind> variation_mutations() {
    return kinds;
}

} // namespace ctlpgn::mutations
