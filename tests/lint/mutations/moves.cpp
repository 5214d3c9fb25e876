// Faults in moves and results: numbers, dots, commas, end marks.
#include "games/cescacs/attack.hpp"
#include "games/cescacs/legal.hpp"
#include "games/cescacs/play.hpp"
#include "lint/mutations/mutation.hpp"
#include "notations/ctl_pgn/writing/ply_text.hpp"

#include <algorithm>
#include <string>

namespace ctlpgn::mutations {

namespace {

span number_of(const clean_game& clean, const game_move& move) {
    const std::size_t end = clean.read.text.find_first_not_of("0123456789", move.begin);
    return {move.begin, static_cast<std::uint32_t>(end)};
}

template <class Change> void each_move(const clean_game& clean, Change change) {
    for (const game_move& each : clean.moves)
        change(each);
}

// Moves after the first of their line.
template <class Change> void each_next_move(const clean_game& clean, Change change) {
    for (const game_move& each : clean.moves)
        if (each.next != no_node)
            change(clean.moves[each.next]);
}

template <class Change> void each_whole_move(const clean_game& clean, Change change) {
    for (const game_move& each : clean.moves)
        if (each.white != nullptr && each.black != nullptr)
            change(each);
}

const game_move* first_move(const clean_game& clean) {
    const node first = clean.first_move(clean.read.main_line);
    return first == no_node ? nullptr : &clean.moves[first];
}

const ply* last_ply(const clean_game& clean) {
    const ply* last = nullptr;
    for (node at = clean.first_move(clean.read.main_line); at != no_node; at = clean.moves[at].next)
        last = &clean.moves[at].last();
    return last;
}

// The colon of the last ply.
span end_mark(const clean_game& clean) {
    const ply* const last = last_ply(clean);
    if (last == nullptr || !clean.raw(last->whole()).ends_with(':'))
        return {};
    return {last->whole().end - 1, last->whole().end};
}

template <class Change> void change_result(const clean_game& clean, Change change) {
    if (!clean.read.result_where.empty())
        change(clean.read.result_where);
}

span value_of(const clean_game& clean, std::string_view tag_name) {
    for (const tag& each : clean.read.tags)
        if (clean.raw(each.name) == tag_name)
            return each.value;
    return {};
}

bool has_tag(const clean_game& clean, std::string_view name) {
    return !value_of(clean, name).empty();
}

// White's, without a check, as the game spells pieces; empty if there is none.
std::string some_quiet_ply(const clean_game& clean, const cescacs::position& now) {
    ctl_pgn::spelling letters;
    letters.keep(clean.called);
    for (const cescacs::ply& each : cescacs::legal_plies(now))
        if (each.becomes == cescacs::promotion::none &&
            classify_check(after(now, each)) == cescacs::check_kind::none)
            return ctl_pgn::ply_text(each, side::white, letters);
    return {};
}

constexpr mutation_kind move_kinds[] = {
    {"number one too large", "M001",
     [](const clean_game& clean, mutants& collected) {
         each_next_move(clean, [&](const game_move& each) {
             collected.replace(number_of(clean, each), std::to_string(each.number + 1));
         });
     }},
    {"number one too small", "M001 S033",
     [](const clean_game& clean, mutants& collected) {
         each_next_move(clean, [&](const game_move& each) {
             collected.replace(number_of(clean, each), std::to_string(each.number - 1));
         });
     }},
    {"digits of a number swapped", "M001 S033",
     [](const clean_game& clean, mutants& collected) {
         each_next_move(clean, [&](const game_move& each) {
             std::string digits(clean.raw(number_of(clean, each)));
             if (digits.size() != 2 || digits[0] == digits[1] || digits[1] == '0')
                 return;
             std::swap(digits[0], digits[1]);
             collected.replace(number_of(clean, each), digits);
         });
     }},
    {"first number too large", "M003 P016",
     [](const clean_game& clean, mutants& collected) {
         const game_move* const first = first_move(clean);
         if (first == nullptr || first->number_unknown || first->next != no_node ||
             !first->variations.empty() || !first->comments.empty())
             return;
         const span position = value_of(clean, "PDTL"); // where there is one, it says otherwise
         collected.replace(number_of(clean, *first), std::to_string(first->number + 5),
                           position.empty() ? number_of(clean, *first) : position);
     },
     99, 99},
    {"unknown number after the first", "M002",
     [](const clean_game& clean, mutants& collected) {
         each_next_move(clean, [&](const game_move& each) {
             const span number = number_of(clean, each);
             collected.replace({number.begin, number.end + 1}, "1?");
         });
     }},
    {"number and dot dropped", "S031 S107 S014",
     [](const clean_game& clean, mutants& collected) {
         each_move(clean, [&](const game_move& each) {
             if (each.white != nullptr)
                 collected.erase({each.begin, each.white->begin});
         });
     },
     99, 96},
    {"dot dropped", "S032",
     [](const clean_game& clean, mutants& collected) {
         each_move(clean, [&](const game_move& each) {
             const std::uint32_t end = number_of(clean, each).end;
             if (clean.read.text[end] == '.')
                 collected.erase({end, end + 1}, number_of(clean, each));
         });
     }},
    {"zero before a number", "S033",
     [](const clean_game& clean, mutants& collected) {
         each_move(clean, [&](const game_move& each) {
             if (!each.number_unknown)
                 collected.insert(each.begin, "0");
         });
     }},
    {"two spaces after a number", "S035",
     [](const clean_game& clean, mutants& collected) {
         each_move(clean, [&](const game_move& each) {
             if (each.white != nullptr)
                 collected.insert(each.white->begin, " ");
         });
     }},
    {"no space after a number", "S035",
     [](const clean_game& clean, mutants& collected) {
         each_move(clean, [&](const game_move& each) {
             if (each.white != nullptr)
                 collected.erase({each.white->begin - 1, each.white->begin});
         });
     }},
    {"comma dropped", "S038",
     [](const clean_game& clean, mutants& collected) {
         each_whole_move(clean, [&](const game_move& each) {
             collected.erase({each.white->whole().end, each.white->whole().end + 1});
         });
     }},
    {"semicolon for a comma", "S038 S041",
     [](const clean_game& clean, mutants& collected) {
         each_whole_move(clean, [&](const game_move& each) {
             collected.replace({each.white->whole().end, each.white->whole().end + 1}, ";");
         });
     },
     100, 82},
    {"space before a comma", "S037",
     [](const clean_game& clean, mutants& collected) {
         each_whole_move(clean,
                         [&](const game_move& each) { collected.insert(each.white->whole().end, " "); });
     }},
    {"no space after a comma", "S035",
     [](const clean_game& clean, mutants& collected) {
         each_whole_move(clean, [&](const game_move& each) {
             collected.erase({each.black->begin - 1, each.black->begin});
         });
     }},
    {"line end after a comma", "S036",
     [](const clean_game& clean, mutants& collected) {
         if (clean.has_plain_line_ends())
             each_whole_move(clean, [&](const game_move& each) {
                 collected.replace({each.black->begin - 1, each.black->begin}, "\n");
             });
     }},
    {"Black's ply dropped", "M011",
     [](const clean_game& clean, mutants& collected) {
         each_whole_move(clean, [&](const game_move& each) {
             if (each.next != no_node)
                 collected.erase({each.white->whole().end + 1, each.black->whole().end});
         });
     },
     92, 92},
    {"Black's ply and the comma dropped", "M011",
     [](const clean_game& clean, mutants& collected) {
         each_whole_move(clean, [&](const game_move& each) {
             if (each.next != no_node)
                 collected.erase({each.white->whole().end, each.black->whole().end}, each.white->text());
         });
     },
     99, 94},
    {"ellipsis instead of White's ply", "M012",
     [](const clean_game& clean, mutants& collected) {
         each_next_move(clean, [&](const game_move& each) {
             if (each.white != nullptr && each.black != nullptr)
                 collected.replace(each.white->whole(), "…");
         });
     },
     100, 97},
    {"end mark dropped", "M021",
     [](const clean_game& clean, mutants& collected) {
         if (const span mark = end_mark(clean); !mark.empty()) {
             const bool apart = clean.read.text[mark.begin - 1] == ' ';
             collected.erase({mark.begin - (apart ? 1U : 0U), mark.end}, last_ply(clean)->text());
         }
     }},
    {"end mark glued to the ply", "S063",
     [](const clean_game& clean, mutants& collected) {
         const span mark = end_mark(clean);
         if (!mark.empty() && clean.read.text[mark.begin - 1] == ' ' &&
             last_ply(clean)->whole().end == last_ply(clean)->text().end + 2)
             collected.erase({mark.begin - 1, mark.begin});
     }},
    {"end mark before the end", "M022",
     [](const clean_game& clean, mutants& collected) {
         for (node at = clean.first_move(clean.read.main_line); at != no_node; at = clean.moves[at].next) {
             const game_move& each = clean.moves[at];
             if (each.white != nullptr && each.black != nullptr &&
                 each.white->whole() == each.white->text() && !ctl_pgn::is_mate(*each.white))
                 collected.insert(each.white->whole().end, " :", each.white->whole());
         }
     }},
    {"mate mark before the end", "M023",
     [](const clean_game& clean, mutants& collected) {
         for (node at = clean.first_move(clean.read.main_line); at != no_node; at = clean.moves[at].next) {
             if (clean.moves[at].white == nullptr)
                 continue;
             const ply& white = *clean.moves[at].white;
             if (ctl_pgn::check_of(white) == ctl_pgn::check_mark::check && clean.moves[at].next != no_node &&
                 white.whole() == white.text())
                 collected.replace({white.text().end - 1, white.text().end}, "#", white.text());
         }
     }},
    {"rating glued to the ply", "S062",
     [](const clean_game& clean, mutants& collected) {
         for (const played_ply& each : clean.plies)
             if (clean.has_glyph(*each.written) && clean.read.text[each.written->text().end] == ' ')
                 collected.erase({each.written->text().end, each.written->text().end + 1});
     }},
    {"rating doubled", "S041 S062",
     [](const clean_game& clean, mutants& collected) {
         for (const played_ply& each : clean.plies)
             if (clean.has_glyph(*each.written) && !ctl_pgn::ends_game(*each.written))
                 collected.insert(each.written->whole().end, " !");
     },
     100, 98},
    {"result dropped", "S101",
     [](const clean_game& clean, mutants& collected) {
         // A comment after it would be about the last move.
         if (clean.read.first_closing_annotation == no_node)
             change_result(clean, [&](span where) {
                 const auto before =
                     static_cast<std::uint32_t>(clean.read.text.find_last_not_of(" \t\r\n", where.begin - 1));
                 const std::size_t after = clean.read.text.find_first_not_of(" \t\r\n", where.end);
                 collected.erase(where, span{before, static_cast<std::uint32_t>(
                                                         std::min(after, clean.read.text.size()))});
             });
     },
     99, 99},
    {"result differs from its tag", "M031",
     [](const clean_game& clean, mutants& collected) {
         const ply* const last = last_ply(clean);
         if (!has_tag(clean, "Result") || (last != nullptr && ctl_pgn::is_mate(*last)))
             return;
         change_result(clean, [&](span where) {
             const bool draw_only = last != nullptr && ctl_pgn::offers_draw(*last);
             if (!draw_only)
                 collected.replace(where, clean.raw(where) == "1-2" ? "2-1" : "1-2");
         });
     }},
    {"result against a mate", "M031 M032",
     [](const clean_game& clean, mutants& collected) {
         const ply* const last = last_ply(clean);
         if (last != nullptr && ctl_pgn::is_mate(*last))
             change_result(clean, [&](span where) { collected.replace(where, "1-1"); });
     }},
    {"result of chess", "S104",
     [](const clean_game& clean, mutants& collected) {
         change_result(clean, [&](span where) { collected.replace(where, "1-0"); });
     }},
    {"spaces in the result", "S103",
     [](const clean_game& clean, mutants& collected) {
         change_result(clean, [&](span where) {
             if (where.size() == 3)
                 collected.replace({where.begin + 1, where.begin + 2}, " - ", where);
         });
     }},
    {"result on the line of the last move", "S102",
     [](const clean_game& clean, mutants& collected) {
         const ply* const last = last_ply(clean);
         change_result(clean, [&](span where) {
             if (last != nullptr &&
                 clean.read.text.find_first_not_of("\r\n", last->whole().end) == where.begin)
                 collected.replace({last->whole().end, where.begin}, " ", span{where.begin, where.end});
         });
     }},
    {"words after the result", "S105",
     [](const clean_game& clean, mutants& collected) {
         change_result(clean, [&](span where) { collected.insert(where.end, " won"); });
     },
     75, 75},
    {"moves after the result", "S106",
     [](const clean_game& clean, mutants& collected) {
         // With a number that continues; another one would begin a game.
         const played_ply* last = nullptr;
         for (const played_ply& each : clean.plies)
             if (each.written == last_ply(clean))
                 last = &each;
         if (clean.read.first_closing_annotation != no_node || last == nullptr ||
             last->player == side::white || clean.moves[last->at_move].number_unknown)
             return;
         const std::string ply = some_quiet_ply(clean, after(last->before, last->claimed));
         if (ply.empty())
             return;
         change_result(clean, [&](span where) {
             collected.insert(where.end,
                              "\n" + std::to_string(clean.moves[last->at_move].number + 1) + ". " + ply);
         });
     },
     100, 99},
};

} // namespace

std::span<const mutation_kind> move_mutations() {
    return move_kinds;
}

} // namespace ctlpgn::mutations
