#include "valid/remark_maker.hpp"

namespace ctlpgn::valid {

namespace {

constexpr std::string_view words[] = {"good",
                                      "and",
                                      "or",
                                      "solid",
                                      "better was",
                                      "White resigned here.",
                                      "with equality",
                                      "he said:",
                                      "resigns",
                                      "time",
                                      "however",
                                      "Müller",
                                      "—",
                                      "…",
                                      "(see below)",
                                      "a)",
                                      "no. 5",
                                      "I",
                                      "Black",
                                      "would win",
                                      "e.g.",
                                      "'quoted'",
                                      "\"so\"",
                                      "back\\slash",
                                      "1.5 h",
                                      "100 %",
                                      "50%",
                                      "a/b",
                                      "x",
                                      "wins!",
                                      "why?",
                                      "??",
                                      "!",
                                      "+",
                                      "=",
                                      "象棋",
                                      "*",
                                      "e.p.",
                                      "N",
                                      "Event",
                                      "[sic]",
                                      "0:15"};

constexpr std::string_view results[] = {"1-0", "0-1", "1/2-1/2", "*", "3-0", "1-1", "0-3", "½", "2-1"};

constexpr std::string_view tags[] = {"[Event \"x\"]",
                                     "[White \"Puig, Marta\"]",
                                     "[Result \"1-0\"]",
                                     "[Variant \"C'escacs\"]",
                                     "[Round \"2\"]",
                                     "RED Hu",
                                     "GAME 2"};

constexpr std::string_view braces[] = {"{", "(", ")", "[", "]", "((", "{ so {", "<", ">"};

constexpr std::string_view numbers[] = {"1.", "2.", "12.", "7", "1...", "3)", "40", "2. ...", "1.1", "12:34"};

constexpr std::string_view evaluations[] = {"+0.35/12", "-1.20", "+-", "-+", "=+",
                                            "+/-",      "0.00",  "M5", "#",  "+3"};

constexpr std::string_view of_pgn[] = {"[%clk 0:01:02]",
                                       "[%eval -1.20]",
                                       "[%csl Ga4,Rb5]",
                                       "[%cal Ge2e4]",
                                       "$4",
                                       "[%emt 0:00:01.5]",
                                       "N",
                                       "RR",
                                       "#2",
                                       "~"};
constexpr std::string_view of_diplomat[] = {"$4", "#2", "~", "etc.", "King d1"};
constexpr std::string_view of_xiangqi[] = {"$4", "#2", "~", "VAR[1]", "(1)", "炮二平五", "START", "COM"};

std::span<const std::string_view> pieces_of(std::string_view notation) {
    if (notation == "pgn")
        return of_pgn;
    if (notation == "diplomat")
        return of_diplomat;
    if (notation == "xiangqi")
        return of_xiangqi;
    return {};
}

// Of tags.
constexpr std::string_view parts_of_values[] = {"C:\\",      "\"the \\ cup\"",
                                                "\\\"",      "[",
                                                "] [x",      "a ] b",
                                                "{x}",       "; so",
                                                "100 %",     "(final)",
                                                "1. e4",     "a<b",
                                                "$3",        "\"",
                                                "Ñandú",     "李",
                                                "'O’Neill'", "#5",
                                                "@W",        "~F14"};

constexpr std::string_view glyphs_in_text[] = {"$1", "$24", "$140"};
constexpr std::string_view hexes[] = {"~F14", "~K", "~k", "~E9", "~J[d]"};

} // namespace

remark_maker::remark_maker(std::string_view notation, chance& lot)
    : notation_(notation), own_(pieces_of(notation)), lot_(lot) {}

// In CTL-PGN.
std::string remark_maker::reference(const remark_place& where) {
    switch (lot_.below(4)) {
    case 0: return std::string(lot_.one_of(glyphs_in_text));
    case 1: return std::string(lot_.one_of(hexes));
    case 2: return lot_.once_in(2) ? "@W" : "@B";
    default: break;
    }
    return where.references.empty() ? "# 1" : lot_.one_of(where.references);
}

std::string remark_maker::piece(const remark_place& where) {
    switch (lot_.below(18)) {
    case 0: return std::string(lot_.one_of(results));
    case 1: return std::string(lot_.one_of(tags));
    case 2: return std::string(lot_.one_of(braces));
    case 3: return std::string(lot_.one_of(numbers));
    case 4: {
        const std::string_view drawn = lot_.one_of(evaluations);
        return std::string(own_.empty() && drawn == "#" ? "+" : drawn);
    }
    case 5: return own_.empty() ? reference(where) : std::string(lot_.one_of(own_));
    case 6:
    case 7:
    case 8:
    case 9:
        if (!where.moves.empty())
            return lot_.one_of(where.moves);
        break;
    case 10:
    case 11:
        if (!where.lines.empty())
            return lot_.one_of(where.lines);
        break;
    default: break;
    }
    return std::string(lot_.one_of(words));
}

std::string remark_maker::text(const remark_place& where) {
    constexpr std::size_t most_pieces = 14;
    std::string made = piece(where);
    // A player's mark at the beginning needs its colon.
    if (made.starts_with('@'))
        made.insert(0, "so ");
    for (std::size_t more = lot_.once_in(4) ? 0 : lot_.below(most_pieces); more != 0; --more) {
        made += lot_.once_in(8) ? '\n' : ' ';
        made += piece(where);
    }
    return made;
}

std::string remark_maker::value() {
    std::string made = std::string(lot_.one_of(words));
    for (std::size_t more = lot_.below(3); more != 0; --more)
        made += ' ' + std::string(lot_.once_in(3) ? lot_.one_of(parts_of_values) : lot_.one_of(words));
    return made;
}

} // namespace ctlpgn::valid
