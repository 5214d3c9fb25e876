// Faults in tags: names, places, quotation marks, values.
#include "lint/mutations/mutation.hpp"

#include <algorithm>
#include <string>

namespace ctlpgn::mutations {

namespace {

// All but Variant, which opens a game.
template <class Change> void each_tag(const clean_game& of, Change change) {
    for (const tag& each : of.read.tags)
        if (of.raw(each.name) != "Variant")
            change(each);
}

template <class Change> void each_named(const clean_game& of, std::string_view name, Change change) {
    for (const tag& each : of.read.tags)
        if (of.raw(each.name) == name)
            change(each);
}

void replace_value(const clean_game& of, mutants& into, std::string_view name, std::string_view by) {
    each_named(of, name, [&](const tag& each) { into.replace(each.value, by, each.where); });
}

// The tag's line with its end.
span line_of(const clean_game& of, const tag& what) {
    const std::size_t end = of.read.text.find('\n', what.where.end);
    return {what.where.begin, static_cast<std::uint32_t>(end + 1)};
}

bool has(const clean_game& of, std::string_view name) {
    return std::ranges::any_of(of.read.tags, [&](const tag& each) { return of.raw(each.name) == name; });
}

// Where all that is said about tags that are missing may stand.
span head_of(const clean_game& of) {
    return {of.read.tags.front().where.begin, of.read.tags.back().where.end + 1};
}

bool is_draft(const clean_game& of) {
    return has(of, "AnnotatorId");
}

bool may_be_missing(const clean_game& of, std::string_view name) {
    constexpr std::string_view game_roster[] = {"Event", "Site", "Date", "Round", "White", "Black", "Result"};
    constexpr std::string_view aliases[] = {"WhiteAlias", "BlackAlias"};
    if (std::ranges::count(aliases, name) != 0)
        return !has(of, name == "WhiteAlias" ? "WhiteNA" : "BlackNA");
    if (name == "WhiteNA" || name == "BlackNA")
        return false;
    if (has(of, "Event"))
        return std::ranges::count(game_roster, name) == 0;
    return name != "Id" && name != "Annotator" && name != "AnnotatorId";
}

constexpr mutation_kind kinds[] = {
    {"Variant dropped", "S011",
     [](const clean_game& of, mutants& into) {
         if (of.read.offset == 0 && of.read.index == 1)
             each_named(of, "Variant", [&](const tag& each) { into.erase(line_of(of, each), head_of(of)); });
     }},
    {"Variant not first", "S012",
     [](const clean_game& of, mutants& into) {
         if (of.read.index != 1 || of.read.tags.size() < 2 || !of.has_plain_line_ends())
             return;
         const tag& first = of.read.tags[0];
         const tag& second = of.read.tags[1];
         if (of.raw(first.name) == "Variant" && of.raw(second.name) != "PDTL")
             into.replace({first.where.begin, second.where.end},
                          std::string(of.raw(second.where)) + "\n" + std::string(of.raw(first.where)));
     }},
    {"another variant", "T001",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Variant", "Glinski"); }},
    {"typographic apostrophe in the variant", "T003",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Variant", "C\u2019escacs"); }},
    {"tag of the roster dropped", "T021 T022 T023 T024",
     [](const clean_game& of, mutants& into) {
         each_tag(of, [&](const tag& each) {
             const std::string_view name = of.raw(each.name);
             const auto same = std::ranges::count_if(
                 of.read.tags, [&](const tag& other) { return of.raw(other.name) == name; });
             if (same == 1 && !may_be_missing(of, name))
                 into.erase(line_of(of, each), head_of(of));
         });
     },
     99, 99},
    {"tag given twice", "T013",
     [](const clean_game& of, mutants& into) {
         each_tag(of, [&](const tag& each) {
             const std::string_view name = of.raw(each.name);
             if (name != "Annotator" && name != "Example")
                 into.insert(each.where.end, "\n" + std::string(of.raw(each.where)));
         });
     },
     100, 99},
    {"tag moved after the next one", "T031 T032 T033 T034 T035 T036 T037",
     [](const clean_game& of, mutants& into) {
         constexpr std::string_view ordered[] = {"Event",  "Site", "Date",    "Round",   "White",   "Black",
                                                 "Result", "Id",   "WhiteNA", "BlackNA", "Redefine"};
         for (std::size_t i = 1; i + 1 < of.read.tags.size(); ++i) {
             const tag& each = of.read.tags[i];
             const tag& next = of.read.tags[i + 1];
             const auto is_ordered = [&](const tag& what) {
                 return std::ranges::count(ordered, of.raw(what.name)) != 0;
             };
             if (is_ordered(each) &&
                 (is_ordered(next) || of.raw(next.name) == "Annotator" || of.raw(next.name) == "PDTL"))
                 into.replace({each.where.begin, next.where.end},
                              std::string(of.raw(next.where)) + "\n" + std::string(of.raw(each.where)));
         }
     },
     99, 99},
    {"letters of a name swapped", "T011 T022",
     [](const clean_game& of, mutants& into) {
         each_tag(of, [&](const tag& each) {
             std::string name(of.raw(each.name));
             std::swap(name[name.size() - 1], name[name.size() - 2]);
             if (name.size() > 2 && name != of.raw(each.name))
                 into.replace(each.name, name);
         });
     },
     100, 99},
    {"tag after the first move", "S023",
     [](const clean_game& of, mutants& into) {
         if (of.has_plain_line_ends() && of.moves.size() > 1 && of.moves[0].next == 1 &&
             of.read.text[of.moves[1].begin - 1] == '\n')
             into.insert(of.moves[1].begin, "[Lang \"en\"]\n");
     }},
    {"two tags on a line", "S015",
     [](const clean_game& of, mutants& into) {
         for (std::size_t i = 0; i + 1 < of.read.tags.size(); ++i)
             into.replace({of.read.tags[i].where.end, of.read.tags[i + 1].where.begin}, " ",
                          of.read.tags[i + 1].where);
     }},
    {"words after a tag", "S016",
     [](const clean_game& of, mutants& into) {
         each_tag(of, [&](const tag& each) { into.insert(each.where.end, " here"); });
     }},
    {"two spaces in a tag", "S017",
     [](const clean_game& of, mutants& into) {
         each_tag(of, [&](const tag& each) { into.insert(each.name.end, " "); });
     }},
    {"opening quotation mark dropped", "S018",
     [](const clean_game& of, mutants& into) {
         each_tag(of, [&](const tag& each) {
             into.erase({each.value.begin - 1, each.value.begin}, each.where);
         });
     },
     100, 96},
    {"closing quotation mark dropped", "S019",
     [](const clean_game& of, mutants& into) {
         each_tag(of, [&](const tag& each) { into.erase({each.value.end, each.value.end + 1}, each.where); });
     },
     99, 99},
    {"opening bracket dropped", "S013 S014",
     [](const clean_game& of, mutants& into) {
         each_tag(of, [&](const tag& each) {
             into.erase({each.where.begin, each.where.begin + 1}, each.where);
         });
     },
     100, 92},
    {"closing bracket dropped", "S020",
     [](const clean_game& of, mutants& into) {
         each_tag(of, [&](const tag& each) { into.erase({each.where.end - 1, each.where.end}); });
     },
     100, 99},
    {"quotation mark in a value", "S021",
     [](const clean_game& of, mutants& into) {
         each_named(of, "Annotator", [&](const tag& each) {
             if (!each.escaped)
                 into.insert(each.value.begin + 1, "\"");
         });
     }},
    {"backslash in a value", "S022",
     [](const clean_game& of, mutants& into) {
         each_named(of, "Annotator", [&](const tag& each) {
             if (!each.escaped)
                 into.insert(each.value.begin + 1, "\\");
         });
     }},
    {"value dropped", "T015 T041 T043 T045 T046 T047 T050 T051 T052 T053 T054 T056",
     [](const clean_game& of, mutants& into) {
         each_tag(of, [&](const tag& each) {
             if (of.raw(each.name) != "PDTL" && of.raw(each.name) != "AnnotatorId")
                 into.erase(each.value, each.where);
         });
     },
     100, 93},
    {"date with slashes", "T041",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Date", "2024/03/09"); }},
    {"month 13", "T042",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Date", "2024-13-09"); }},
    {"apostrophe of the variant dropped", "T001",
     [](const clean_game& of, mutants& into) {
         each_named(of, "Variant", [&](const tag& each) { into.replace(each.value, "Cescacs"); });
     }},
    {"country in small letters", "T043",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Site", "Manresa, Catalunya esp"); }},
    {"language in capitals", "T047",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Lang", "EN"); }},
    {"ending with a slip", "T050",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Termination", "time forfet"); }},
    {"kind of player with a capital", "T052",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "WhiteType", "Human"); }},
    {"no such country", "T044",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Site", "Manresa, Catalunya ZZZ"); }},
    {"round with a letter", "T045",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Round", "2a"); }},
    {"result tag of chess", "T046",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Result", "1-0"); }},
    {"result tag differs", "M031",
     [](const clean_game& of, mutants& into) {
         const bool mates = std::ranges::any_of(
             of.plies, [](const played_ply& each) { return ctl_pgn::is_mate(*each.written); });
         if (!of.read.result_where.empty() && !mates)
             each_named(of, "Result", [&](const tag& each) {
                 into.replace(each.value, of.raw(each.value) == "2-1" ? "1-2" : "2-1", of.read.result_where);
             });
     }},
    {"no such language", "T048",
     [](const clean_game& of, mutants& into) {
         if (!has(of, "Id"))
             replace_value(of, into, "Lang", "xx");
     }},
    {"no such ending", "T050",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Termination", "bored"); }},
    {"no such mode", "T051",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "Mode", "ABC"); }},
    {"no such kind of player", "T052",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "WhiteType", "robot"); }},
    {"time control with a word", "T053",
     [](const clean_game& of, mutants& into) { replace_value(of, into, "TimeControl", "blitz"); }},
    {"identifier without its class", "T054",
     [](const clean_game& of, mutants& into) {
         if (!is_draft(of))
             replace_value(of, into, "Id", "Cescacs01");
     }},
    {"Redefine dropped", "B031 B033",
     [](const clean_game& of, mutants& into) {
         // Only a bishop's letter that is used somewhere, or figures, show it: others are not used.
         each_named(of, "Redefine", [&](const tag& each) {
             if (of.raw(each.value) == "FAN" && !of.plies.empty())
                 into.erase(line_of(of, each),
                            span{each.where.begin, static_cast<std::uint32_t>(of.read.text.size())});
         });
     },
     92, 92},
    {"Redefine of no such letter", "T057 T056",
     [](const clean_game& of, mutants& into) {
         each_named(of, "Redefine", [&](const tag& each) { into.replace(each.value, "Y@J", each.where); });
     }},
};

} // namespace

std::span<const mutation_kind> tag_mutations() {
    return kinds;
}

} // namespace ctlpgn::mutations
