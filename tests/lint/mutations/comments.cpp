// Faults in comments and in the references in them.
#include "lint/mutations/mutation.hpp"

#include <string>

namespace ctlpgn::mutations {

namespace {

template <class Change> void each_comment(const clean_game& clean, Change change) {
    for (const comment& each : clean.read.comments)
        change(each);
}

template <class Change> void each_reference(const clean_game& clean, reference_kind kind, Change change) {
    for (const reference& each : clean.read.references)
        if (each.kind == kind)
            change(each);
}

// The "@W:" of a comment that has one.
span mark_of(const clean_game& clean, const comment& asked) {
    const std::string_view before = clean.raw({asked.where.begin, asked.text.begin});
    const std::size_t sign = before.find('@');
    if (sign == std::string_view::npos || asked.about == spoken_of::neither)
        return {};
    const std::uint32_t begin = asked.where.begin + static_cast<std::uint32_t>(sign);
    return {begin, begin + 3};
}

span number_in(const clean_game& clean, const reference& asked) {
    const std::size_t end = clean.read.text.find_first_not_of("0123456789", asked.where.begin + 1);
    return {asked.where.begin + 1, static_cast<std::uint32_t>(end)};
}

// "2" of "#14[#12.2]": the label of the last step.
span label_in(const clean_game& clean, const reference& asked) {
    const std::size_t dot = clean.raw(asked.where).rfind('.');
    if (asked.step_count == 0 || dot == std::string_view::npos)
        return {};
    const std::uint32_t begin = asked.where.begin + static_cast<std::uint32_t>(dot) + 1;
    return {begin, static_cast<std::uint32_t>(clean.read.text.find_first_not_of("0123456789", begin))};
}

// Whether the comment is first on its line and nothing of it continues on another.
bool is_on_one_line(const clean_game& clean, const comment& asked) {
    const std::size_t before = clean.read.text.find_last_not_of(" .\t", asked.where.begin - 1);
    return clean.raw(asked.where).find('\n') == std::string_view::npos && before != std::string_view::npos &&
           clean.read.text[before] == '\n';
}

bool is_followed_by_another(const clean_game& clean, const comment& asked) {
    const std::size_t next = clean.read.text.find_first_not_of(" .\t\r\n", asked.where.end);
    return next != std::string::npos && clean.read.text[next] == '{';
}

constexpr mutation_kind comment_kinds[] = {
    {"opening brace dropped", "S107 S014 S084",
     [](const clean_game& clean, mutants& collected) {
         each_comment(clean, [&](const comment& each) {
             if (is_on_one_line(clean, each))
                 collected.erase({each.where.begin, each.where.begin + 1}, each.where);
         });
     },
     100, 97},
    {"closing brace dropped", "S081 S082 S086 C026",
     [](const clean_game& clean, mutants& collected) {
         each_comment(clean, [&](const comment& each) {
             if (is_followed_by_another(clean, each))
                 return; // one comment then, with a brace in it
             collected.erase({each.where.end - 1, each.where.end},
                             span{each.where.begin, static_cast<std::uint32_t>(clean.read.text.size())});
         });
     },
     90, 90},
    {"excuse of nothing", "L004",
     [](const clean_game& clean, mutants& collected) {
         for (const game_move& each : clean.moves)
             if (clean.has_plain_line_ends() && each.next != no_node &&
                 clean.read.text[clean.moves[each.next].begin - 1] == '\n')
                 collected.insert(clean.moves[each.next].begin, "{: lint-ignore[C012]: as printed }\n");
     }},
    {"comment closed twice", "S083",
     [](const clean_game& clean, mutants& collected) {
         each_comment(clean, [&](const comment& each) { collected.insert(each.where.end, "}"); });
     }},
    {"words after a comment", "S083",
     [](const clean_game& clean, mutants& collected) {
         each_comment(clean, [&](const comment& each) { collected.insert(each.where.end, " so"); });
     }},
    {"comment on the line of its move", "S082",
     [](const clean_game& clean, mutants& collected) {
         for (const game_move& each : clean.moves) {
             if (each.comments.empty())
                 continue;
             const std::uint32_t begin = clean.read.comments[each.comments.front()].where.begin;
             const ply& last = each.last();
             if (last.whole().end < begin &&
                 clean.read.text.find_first_not_of("\r\n", last.whole().end) == begin)
                 collected.replace({last.whole().end, begin}, " ");
         }
     }},
    {"colon of a mark dropped", "C024",
     [](const clean_game& clean, mutants& collected) {
         each_comment(clean, [&](const comment& each) {
             const span mark = mark_of(clean, each);
             // Before a small letter, or after the result, the rest is a sentence about the player.
             const std::string_view text = clean.raw(each.text);
             const bool is_capital = !text.empty() && text.front() >= 'A' && text.front() <= 'Z';
             if (!mark.empty() && clean.raw(mark).ends_with(':') && !each.generated && is_capital &&
                 (clean.read.result == 0 || each.where.begin < clean.read.result_where.begin) &&
                 clean.raw({mark.end, mark.end + 1}) == " ")
                 collected.erase({mark.end - 1, mark.end}, mark);
         });
     }},
    {"space before the colon of a mark", "S085",
     [](const clean_game& clean, mutants& collected) {
         each_comment(clean, [&](const comment& each) {
             const span mark = mark_of(clean, each);
             if (!mark.empty() && clean.raw(mark).ends_with(':') && !each.generated)
                 collected.insert(mark.end - 1, " ", mark);
         });
     }},
    {"comment on a ply that is not there", "C003",
     [](const clean_game& clean, mutants& collected) {
         for (const game_move& each : clean.moves) {
             if (each.black != nullptr || each.comments.empty())
                 continue;
             const span mark = mark_of(clean, clean.read.comments[each.comments.front()]);
             if (!mark.empty())
                 collected.replace({mark.begin + 1, mark.begin + 2}, "B");
         }
     }},
    {"comment given twice", "C002",
     [](const clean_game& clean, mutants& collected) {
         for (const game_move& each : clean.moves) {
             if (each.comments.empty())
                 continue;
             const comment& first = clean.read.comments[each.comments.front()];
             if (!mark_of(clean, first).empty() && is_on_one_line(clean, first) && !first.generated)
                 collected.insert(first.where.end, "\n" + std::string(clean.raw(first.where)));
         }
     }},
    {"comment on White's ply after that on Black's", "C001",
     [](const clean_game& clean, mutants& collected) {
         for (const game_move& each : clean.moves) {
             if (each.comments.empty())
                 continue;
             const comment& first = clean.read.comments[each.comments.front()];
             if (first.about != spoken_of::white || each.comments.size() < 2)
                 continue;
             const comment& second = clean.read.comments[each.comments[1]];
             if (second.about == spoken_of::black && !second.generated && !first.generated)
                 collected.replace({first.where.begin, second.where.end},
                                   std::string(clean.raw(second.where)) + "\n" +
                                       std::string(clean.raw(first.where)));
         }
     }},
    {"reference to no move", "C011",
     [](const clean_game& clean, mutants& collected) {
         each_reference(clean, reference_kind::move, [&](const reference& each) {
             collected.replace(number_in(clean, each), "777", each.where);
         });
     }},
    {"reference to no label", "C015",
     [](const clean_game& clean, mutants& collected) {
         for (const reference& each : clean.read.references)
             if (const span label = label_in(clean, each); !label.empty())
                 collected.replace(label, "91", each.where);
     }},
    {"Catalan letter of Black in a reference", "S089 S090",
     [](const clean_game& clean, mutants& collected) {
         each_reference(clean, reference_kind::move, [&](const reference& each) {
             if (each.player == spoken_of::black)
                 collected.replace({each.where.end - 1, each.where.end}, "N", each.where);
         });
     }},
    {"hex in a reference is none", "S091",
     [](const clean_game& clean, mutants& collected) {
         for (const reference& each : clean.read.references)
             if (each.location != no_place)
                 collected.insert(each.where.end, "9", each.where);
     }},
    {"piece in a reference is not there", "C023",
     [](const clean_game& clean, mutants& collected) {
         for (const game_move& move : clean.moves)
             for (const node at : move.comments) {
                 const comment& here = clean.read.comments[at];
                 bool speaks_of_moves = false;
                 for (std::uint32_t i = 0; i != here.reference_count; ++i) {
                     const reference_kind kind = clean.read.references[here.first_reference + i].kind;
                     speaks_of_moves =
                         speaks_of_moves || kind == reference_kind::move || kind == reference_kind::variation;
                 }
                 for (std::uint32_t i = 0; i != here.reference_count && !speaks_of_moves; ++i) {
                     const reference& each = clean.read.references[here.first_reference + i];
                     const std::size_t line = clean.raw(each.where).find_first_of("0123456789");
                     if (each.kind == reference_kind::piece && each.location != no_place)
                         collected.replace(
                             {each.where.begin + static_cast<std::uint32_t>(line) - 1, each.where.end}, "F14",
                             each.where);
                 }
             }
     }},
    {"annotation of no meaning", "C021",
     [](const clean_game& clean, mutants& collected) {
         each_reference(clean, reference_kind::nag, [&](const reference& each) {
             collected.replace({each.where.begin + 1, each.where.end}, "200", each.where);
         });
     }},
};

} // namespace

std::span<const mutation_kind> comment_mutations() {
    return comment_kinds;
}

} // namespace ctlpgn::mutations
