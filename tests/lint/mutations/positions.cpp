// Faults in the PDTL tag.
#include "lint/mutations/mutation.hpp"

#include <array>
#include <string>
#include <string_view>

namespace ctlpgn::mutations {

namespace {

struct written_position {
    const tag* itself = nullptr;
    std::array<span, 6> fields; // of the game's text
};

template <class Change> void each_position(const clean_game& clean, Change change) {
    for (const tag& each : clean.read.tags) {
        if (clean.raw(each.name) != "PDTL")
            continue;
        written_position found{&each, {}};
        std::uint32_t begin = each.value.begin;
        for (span& field : found.fields) {
            const std::size_t end = std::min<std::size_t>(clean.read.text.find(' ', begin), each.value.end);
            field = {begin, static_cast<std::uint32_t>(end)};
            begin = field.end + 1;
        }
        change(found);
    }
}

// The field dropped, with the space before it.
template <int Field> void drop_field(const clean_game& clean, mutants& collected) {
    each_position(clean, [&](const written_position& each) {
        const span field = each.fields[Field];
        collected.erase({field.begin - 1, field.end}, each.itself->value);
    });
}

template <class Change>
void replace_field(const clean_game& clean, mutants& collected, std::size_t field, Change by) {
    each_position(clean, [&](const written_position& each) {
        const std::string made = by(clean.raw(each.fields[field]));
        if (!made.empty())
            collected.replace(each.fields[field], made);
    });
}

bool has_moves(const clean_game& clean) {
    return clean.first_move(clean.read.main_line) != no_node;
}

// The first and the second "/27:…" of the placement, without the slash.
std::array<span, 2> first_lines(const clean_game& clean, const written_position& position) {
    const std::size_t first = position.fields[0].begin + 1;
    const std::size_t second = clean.read.text.find('/', first) + 1;
    const std::size_t end = clean.read.text.find('/', second);
    return {span{static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(second - 1)},
            span{static_cast<std::uint32_t>(second), static_cast<std::uint32_t>(end)}};
}

struct line_without_man {
    std::uint32_t begin;
    std::uint32_t end;
    std::string left;
};

// An empty hex instead of a piece, joined with its neighbours; a line without pieces is left out.
line_without_man without_man(std::string_view board, std::size_t man) {
    const auto is_empty = [board](std::size_t at) { return board[at] >= '1' && board[at] <= '8'; };
    int empty = 1;
    std::size_t begin = man;
    std::size_t end = man + 1;
    if (is_empty(begin - 1))
        empty += board[--begin] - '0';
    if (is_empty(end))
        empty += board[end++] - '0';
    if (board[begin - 1] == ':' && board[end] == '/')
        return {static_cast<std::uint32_t>(board.rfind('/', begin)), static_cast<std::uint32_t>(end), ""};
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), std::to_string(empty)};
}

constexpr mutation_kind position_kinds[] = {
    {"placement dropped", "S121",
     [](const clean_game& clean, mutants& collected) {
         each_position(clean, [&](const written_position& each) {
             collected.erase({each.fields[0].begin, each.fields[1].begin}, each.itself->value);
         });
     }},
    {"turn dropped", "S123", drop_field<1>},
    {"castling field dropped", "S124", drop_field<2>},
    {"special capture dropped", "S125 S124", drop_field<3>},
    {"clock dropped", "S126 S128", drop_field<4>, 100, 89},
    {"move number dropped", "S128", drop_field<5>},
    {"last slash dropped", "S122",
     [](const clean_game& clean, mutants& collected) {
         each_position(clean, [&](const written_position& each) {
             collected.erase({each.fields[0].end - 1, each.fields[0].end});
         });
     }},
    {"piece added to a line", "P002",
     [](const clean_game& clean, mutants& collected) {
         each_position(clean, [&](const written_position& each) {
             const span line = first_lines(clean, each)[0];
             collected.insert(
                 line.end,
                 clean.called.figures
                     ? std::string("♞")
                     : std::string(1, static_cast<char>(clean.letter(cescacs::piece_kind::knight)[0] | 0x20)),
                 line);
         });
     }},
    {"piece dropped from a line", "P001 P005",
     [](const clean_game& clean, mutants& collected) {
         each_position(clean, [&](const written_position& each) {
             const span line = first_lines(clean, each)[0];
             const std::string_view text = clean.raw(line);
             const std::size_t digit = text.find_last_of("0123456789");
             if (digit + 1 == text.size() && text.find(':') != digit - 1)
                 collected.erase({line.end - 1, line.end}, line);
         });
     }},
    {"king dropped", "P005",
     [](const clean_game& clean, mutants& collected) {
         each_position(clean, [&](const written_position& each) {
             const span rights = each.fields[2];
             const std::string_view board = clean.raw(each.fields[0]);
             const std::size_t king = board.find('K');
             if (king != std::string_view::npos && clean.raw(rights).starts_with('-')) {
                 const auto [begin, end, left] = without_man(board, king);
                 const std::uint32_t at = each.fields[0].begin;
                 collected.replace({at + begin, at + end}, left, each.itself->value);
             }
         });
     }},
    {"second king", "P006",
     [](const clean_game& clean, mutants& collected) {
         each_position(clean, [&](const written_position& each) {
             const std::size_t king = clean.raw(each.fields[0]).find("1K/");
             if (king == std::string_view::npos)
                 return;
             const std::uint32_t at = each.fields[0].begin + static_cast<std::uint32_t>(king);
             collected.replace({at, at + 1}, "K", each.itself->value);
         });
     },
     100, 99},
    {"lines swapped", "P003",
     [](const clean_game& clean, mutants& collected) {
         each_position(clean, [&](const written_position& each) {
             const auto [first, second] = first_lines(clean, each);
             if (second.end > each.fields[0].end)
                 return; // it has one line only
             collected.replace({first.begin, second.end},
                               std::string(clean.raw(second)) + "/" + std::string(clean.raw(first)));
         });
     }},
    {"line given twice", "P004",
     [](const clean_game& clean, mutants& collected) {
         each_position(clean, [&](const written_position& each) {
             // Pieces twice would be too many of them.
             for (span line = first_lines(clean, each)[0]; line.begin < each.fields[0].end;) {
                 if (clean.raw(line).find_first_not_of("0123456789:pP") == std::string_view::npos)
                     collected.insert(line.end, "/" + std::string(clean.raw(line)), each.fields[0]);
                 line = {line.end + 1, static_cast<std::uint32_t>(clean.read.text.find('/', line.end + 1))};
             }
         });
     }},
    {"line without its colon", "S133",
     [](const clean_game& clean, mutants& collected) {
         each_position(clean, [&](const written_position& each) {
             const span line = first_lines(clean, each)[0];
             const auto colon = static_cast<std::uint32_t>(clean.read.text.find(':', line.begin));
             collected.erase({colon, colon + 1}, each.itself->value);
         });
     }},
    {"turn of the other side", "P015",
     [](const clean_game& clean, mutants& collected) {
         if (has_moves(clean))
             replace_field(clean, collected, 1,
                           [](std::string_view turn) { return std::string(turn == "w" ? "b" : "w"); });
     },
     100, 92},
    {"turn of no one", "S123",
     [](const clean_game& clean, mutants& collected) {
         replace_field(clean, collected, 1, [](std::string_view) { return std::string("x"); });
     }},
    {"right of a king that has moved", "P009 P010",
     [](const clean_game& clean, mutants& collected) {
         const bool other_rook = clean.called.letter(cescacs::piece_kind::rook) != "R";
         replace_field(clean, collected, 2, [&](std::string_view rights) {
             // G1 and G27 are the kings' homes; a position with "1:1K" has White's on H1.
             return rights == "--" && !other_rook ? std::string("RKR-") : std::string();
         });
     },
     94, 86},
    {"right in letters of no one", "S124",
     [](const clean_game& clean, mutants& collected) {
         replace_field(clean, collected, 2, [](std::string_view) { return std::string("QQqq"); });
     }},
    {"one hyphen for two", "S130",
     [](const clean_game& clean, mutants& collected) {
         replace_field(clean, collected, 2, [](std::string_view rights) {
             return rights == "--" ? std::string("-") : std::string();
         });
     }},
    {"special capture of a pawn that is not there", "P011",
     [](const clean_game& clean, mutants& collected) {
         replace_field(clean, collected, 3, [](std::string_view special) {
             return special == "-" ? std::string("P9") : std::string();
         });
     },
     100, 92},
    {"special capture is no hex", "S125",
     [](const clean_game& clean, mutants& collected) {
         replace_field(clean, collected, 3, [](std::string_view) { return std::string("yes"); });
     }},
    {"clock is no number", "S126",
     [](const clean_game& clean, mutants& collected) {
         replace_field(clean, collected, 4, [](std::string_view) { return std::string("x"); });
     }},
    {"move number differs", "P016",
     [](const clean_game& clean, mutants& collected) {
         if (has_moves(clean))
             replace_field(clean, collected, 5, [](std::string_view number) {
                 return number == "?" ? std::string() : std::to_string(std::stoi(std::string(number)) + 7);
             });
     }},
    {"move number is no number", "S127",
     [](const clean_game& clean, mutants& collected) {
         replace_field(clean, collected, 5, [](std::string_view) { return std::string("x"); });
     }},
    {"two spaces between fields", "S129",
     [](const clean_game& clean, mutants& collected) {
         each_position(clean, [&](const written_position& each) {
             for (std::size_t i = 1; i != each.fields.size(); ++i)
                 collected.insert(each.fields[i].begin, " ");
         });
     }},
    {"words after the position", "S131",
     [](const clean_game& clean, mutants& collected) {
         each_position(
             clean, [&](const written_position& each) { collected.insert(each.itself->value.end, " now"); });
     }},
    {"Catalan name of the tag", "T012",
     [](const clean_game& clean, mutants& collected) {
         each_position(clean,
                       [&](const written_position& each) { collected.replace(each.itself->name, "TLPD"); });
     }},
};

} // namespace

std::span<const mutation_kind> position_mutations() {
    return position_kinds;
}

} // namespace ctlpgn::mutations
