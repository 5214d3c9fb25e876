// Faults in tags: names, places, quotation marks, values.
#include "lint/mutations/mutation.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace ctlpgn::mutations {

namespace {

// All except Variant, which begins a game.
template <class Change> void each_tag(const clean_game& clean, Change change) {
    for (const tag& each : clean.read.tags)
        if (clean.raw(each.name) != "Variant")
            change(each);
}

template <class Change> void each_named(const clean_game& clean, std::string_view name, Change change) {
    for (const tag& each : clean.read.tags)
        if (clean.raw(each.name) == name)
            change(each);
}

void replace_value(const clean_game& clean, mutants& collected, std::string_view name,
                   std::string_view replacement) {
    each_named(clean, name, [&](const tag& each) { collected.replace(each.value, replacement, each.where); });
}

// The tag's line with its end.
span line_of(const clean_game& clean, const tag& what) {
    const std::size_t end = clean.read.text.find('\n', what.where.end);
    return {what.where.begin, static_cast<std::uint32_t>(end + 1)};
}

bool has(const clean_game& clean, std::string_view name) {
    return std::ranges::any_of(clean.read.tags,
                               [&](const tag& each) { return clean.raw(each.name) == name; });
}

// Where findings about missing tags may be.
span head_of(const clean_game& clean) {
    return {clean.read.tags.front().where.begin, clean.read.tags.back().where.end + 1};
}

bool is_draft(const clean_game& clean) {
    return has(clean, "AnnotatorId");
}

bool may_be_missing(const clean_game& clean, std::string_view name) {
    constexpr std::string_view game_roster[] = {"Event", "Site", "Date", "Round", "White", "Black", "Result"};
    constexpr std::string_view aliases[] = {"WhiteAlias", "BlackAlias"};
    if (std::ranges::count(aliases, name) != 0)
        return !has(clean, name == "WhiteAlias" ? "WhiteNA" : "BlackNA");
    if (name == "WhiteNA" || name == "BlackNA")
        return false;
    if (has(clean, "Event"))
        return std::ranges::count(game_roster, name) == 0;
    return name != "Id" && name != "Annotator" && name != "AnnotatorId";
}

constexpr mutation_kind tag_kinds[] = {
    {"name of a player without the space after its comma", "T084",
     [](const clean_game& clean, mutants& collected) {
         for (const std::string_view player : {"White", "Black"})
             each_named(clean, player, [&](const tag& each) {
                 const std::size_t comma = clean.raw(each.value).find(", ");
                 const std::uint32_t space = each.value.begin + static_cast<std::uint32_t>(comma) + 1;
                 if (comma != std::string_view::npos)
                     collected.erase({space, space + 1}, each.value);
             });
     }},
    {"Variant dropped", "S011",
     [](const clean_game& clean, mutants& collected) {
         if (clean.read.offset == 0 && clean.read.index == 1)
             each_named(clean, "Variant",
                        [&](const tag& each) { collected.erase(line_of(clean, each), head_of(clean)); });
     }},
    {"Variant not first", "S012",
     [](const clean_game& clean, mutants& collected) {
         if (clean.read.index != 1 || clean.read.tags.size() < 2 || !clean.has_plain_line_ends())
             return;
         const tag& first = clean.read.tags[0];
         const tag& second = clean.read.tags[1];
         if (clean.raw(first.name) == "Variant" && clean.raw(second.name) != "PDTL")
             collected.replace({first.where.begin, second.where.end},
                               std::string(clean.raw(second.where)) + "\n" +
                                   std::string(clean.raw(first.where)));
     }},
    {"another variant", "T001",
     [](const clean_game& clean, mutants& collected) {
         replace_value(clean, collected, "Variant", "Glinski");
     }},
    {"typographic apostrophe in the variant", "T003",
     [](const clean_game& clean, mutants& collected) {
         replace_value(clean, collected, "Variant", "C\u2019escacs");
     }},
    {"tag of the roster dropped", "T021 T022 T023 T024",
     [](const clean_game& clean, mutants& collected) {
         each_tag(clean, [&](const tag& each) {
             const std::string_view name = clean.raw(each.name);
             const auto same = std::ranges::count_if(
                 clean.read.tags, [&](const tag& other) { return clean.raw(other.name) == name; });
             if (same == 1 && !may_be_missing(clean, name))
                 collected.erase(line_of(clean, each), head_of(clean));
         });
     },
     99, 99},
    {"tag given twice", "T013",
     [](const clean_game& clean, mutants& collected) {
         each_tag(clean, [&](const tag& each) {
             const std::string_view name = clean.raw(each.name);
             if (name != "Annotator" && name != "Example")
                 collected.insert(each.where.end, "\n" + std::string(clean.raw(each.where)));
         });
     },
     100, 99},
    {"tag moved after the next one", "T031 T032 T033 T034 T035 T036 T037",
     [](const clean_game& clean, mutants& collected) {
         constexpr std::string_view ordered[] = {"Event",  "Site", "Date",    "Round",   "White",   "Black",
                                                 "Result", "Id",   "WhiteNA", "BlackNA", "Redefine"};
         for (std::size_t i = 1; i + 1 < clean.read.tags.size(); ++i) {
             const tag& each = clean.read.tags[i];
             const tag& next = clean.read.tags[i + 1];
             const auto is_ordered = [&](const tag& what) {
                 return std::ranges::count(ordered, clean.raw(what.name)) != 0;
             };
             if (is_ordered(each) &&
                 (is_ordered(next) || clean.raw(next.name) == "Annotator" || clean.raw(next.name) == "PDTL"))
                 collected.replace({each.where.begin, next.where.end},
                                   std::string(clean.raw(next.where)) + "\n" +
                                       std::string(clean.raw(each.where)));
         }
     },
     99, 99},
    {"letters of a name swapped", "T011 T016 T022",
     [](const clean_game& clean, mutants& collected) {
         each_tag(clean, [&](const tag& each) {
             std::string name(clean.raw(each.name));
             std::swap(name[name.size() - 1], name[name.size() - 2]);
             if (name.size() > 2 && name != clean.raw(each.name))
                 collected.replace(each.name, name);
         });
     },
     100, 99},
    {"tag after the first move", "S023",
     [](const clean_game& clean, mutants& collected) {
         if (clean.has_plain_line_ends() && clean.moves.size() > 1 && clean.moves[0].next == 1 &&
             clean.read.text[clean.moves[1].begin - 1] == '\n')
             collected.insert(clean.moves[1].begin, "[Lang \"en\"]\n");
     }},
    {"two tags on a line", "S015",
     [](const clean_game& clean, mutants& collected) {
         for (std::size_t i = 0; i + 1 < clean.read.tags.size(); ++i)
             collected.replace({clean.read.tags[i].where.end, clean.read.tags[i + 1].where.begin}, " ",
                               clean.read.tags[i + 1].where);
     }},
    {"words after a tag", "S016",
     [](const clean_game& clean, mutants& collected) {
         each_tag(clean, [&](const tag& each) { collected.insert(each.where.end, " here"); });
     }},
    {"two spaces in a tag", "S017",
     [](const clean_game& clean, mutants& collected) {
         each_tag(clean, [&](const tag& each) { collected.insert(each.name.end, " "); });
     }},
    {"opening quotation mark dropped", "S018",
     [](const clean_game& clean, mutants& collected) {
         each_tag(clean, [&](const tag& each) {
             collected.erase({each.value.begin - 1, each.value.begin}, each.where);
         });
     },
     100, 96},
    {"closing quotation mark dropped", "S019",
     [](const clean_game& clean, mutants& collected) {
         each_tag(clean, [&](const tag& each) {
             collected.erase({each.value.end, each.value.end + 1}, each.where);
         });
     },
     99, 99},
    {"opening bracket dropped", "S013 S014",
     [](const clean_game& clean, mutants& collected) {
         each_tag(clean, [&](const tag& each) {
             collected.erase({each.where.begin, each.where.begin + 1}, each.where);
         });
     },
     100, 92},
    {"closing bracket dropped", "S020",
     [](const clean_game& clean, mutants& collected) {
         each_tag(clean, [&](const tag& each) { collected.erase({each.where.end - 1, each.where.end}); });
     },
     100, 99},
    {"quotation mark in a value", "S021",
     [](const clean_game& clean, mutants& collected) {
         each_named(clean, "Annotator", [&](const tag& each) {
             if (!each.escaped)
                 collected.insert(each.value.begin + 1, "\"");
         });
     }},
    {"backslash in a value", "S022",
     [](const clean_game& clean, mutants& collected) {
         each_named(clean, "Annotator", [&](const tag& each) {
             if (!each.escaped)
                 collected.insert(each.value.begin + 1, "\\");
         });
     }},
    {"value dropped", "T015 T041 T043 T045 T046 T047 T050 T051 T052 T053 T054 T056",
     [](const clean_game& clean, mutants& collected) {
         each_tag(clean, [&](const tag& each) {
             if (clean.raw(each.name) != "PDTL" && clean.raw(each.name) != "AnnotatorId")
                 collected.erase(each.value, each.where);
         });
     },
     100, 93},
    {"date with slashes", "T041",
     [](const clean_game& clean, mutants& collected) {
         replace_value(clean, collected, "Date", "2024/03/09");
     }},
    {"month 13", "T042",
     [](const clean_game& clean, mutants& collected) {
         replace_value(clean, collected, "Date", "2024-13-09");
     }},
    {"apostrophe of the variant dropped", "T001",
     [](const clean_game& clean, mutants& collected) {
         each_named(clean, "Variant", [&](const tag& each) { collected.replace(each.value, "Cescacs"); });
     }},
    {"country in small letters", "T043",
     [](const clean_game& clean, mutants& collected) {
         replace_value(clean, collected, "Site", "Manresa, Catalunya esp");
     }},
    {"language in capitals", "T047",
     [](const clean_game& clean, mutants& collected) { replace_value(clean, collected, "Lang", "EN"); }},
    {"ending with a slip", "T050",
     [](const clean_game& clean, mutants& collected) {
         replace_value(clean, collected, "Termination", "time forfet");
     }},
    {"kind of player with a capital", "T052",
     [](const clean_game& clean, mutants& collected) {
         replace_value(clean, collected, "WhiteType", "Human");
     }},
    {"no such country", "T044",
     [](const clean_game& clean, mutants& collected) {
         replace_value(clean, collected, "Site", "Manresa, Catalunya ZZZ");
     }},
    {"round with a letter", "T045",
     [](const clean_game& clean, mutants& collected) { replace_value(clean, collected, "Round", "2a"); }},
    {"result tag of chess", "T046",
     [](const clean_game& clean, mutants& collected) { replace_value(clean, collected, "Result", "1-0"); }},
    {"result tag differs", "M031",
     [](const clean_game& clean, mutants& collected) {
         const bool mates = std::ranges::any_of(
             clean.plies, [](const played_ply& each) { return ctl_pgn::is_mate(*each.written); });
         if (!clean.read.result_where.empty() && !mates)
             each_named(clean, "Result", [&](const tag& each) {
                 collected.replace(each.value, clean.raw(each.value) == "2-1" ? "1-2" : "2-1",
                                   clean.read.result_where);
             });
     }},
    {"no such language", "T048",
     [](const clean_game& clean, mutants& collected) {
         if (!has(clean, "Id"))
             replace_value(clean, collected, "Lang", "xx");
     }},
    {"no such ending", "T050",
     [](const clean_game& clean, mutants& collected) {
         replace_value(clean, collected, "Termination", "bored");
     }},
    {"no such mode", "T051",
     [](const clean_game& clean, mutants& collected) { replace_value(clean, collected, "Mode", "ABC"); }},
    {"no such kind of player", "T052",
     [](const clean_game& clean, mutants& collected) {
         replace_value(clean, collected, "WhiteType", "robot");
     }},
    {"time control with a word", "T053",
     [](const clean_game& clean, mutants& collected) {
         replace_value(clean, collected, "TimeControl", "blitz");
     }},
    {"identifier without its class", "T054",
     [](const clean_game& clean, mutants& collected) {
         if (!is_draft(clean))
             replace_value(clean, collected, "Id", "Cescacs01");
     }},
    {"Redefine dropped", "B031 B033",
     [](const clean_game& clean, mutants& collected) {
         // Only a used bishop's letter, or figures, show it.
         each_named(clean, "Redefine", [&](const tag& each) {
             if (clean.raw(each.value) == "FAN" && !clean.plies.empty())
                 collected.erase(line_of(clean, each),
                                 span{each.where.begin, static_cast<std::uint32_t>(clean.read.text.size())});
         });
     },
     92, 92},
    {"Redefine of no such letter", "T057 T056",
     [](const clean_game& clean, mutants& collected) {
         each_named(clean, "Redefine",
                    [&](const tag& each) { collected.replace(each.value, "Y@J", each.where); });
     }},
};

} // namespace

std::span<const mutation_kind> tag_mutations() {
    return tag_kinds;
}

} // namespace ctlpgn::mutations
