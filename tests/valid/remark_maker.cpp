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

constexpr std::string_view glyphs_in_text[] = {"$1", "$24", "$140"};
constexpr std::string_view hexes[] = {"~F14", "~K", "~k", "~E9", "~J[d]"};

} // namespace

remark_maker::remark_maker(std::string_view notation, chance& lot, remark_kind kind)
    : notation_(notation), own_(pieces_of(notation)), lot_(lot), kind_(kind) {}

// In CTL-PGN.
std::string remark_maker::reference(const remark_place& where) {
    switch (lot_.below(4)) {
    case 0: return std::string(lot_.one_of(glyphs_in_text));
    case 1: return std::string(lot_.one_of(hexes));
    case 2: return lot_.once_in(2) ? "@W" : "@B";
    default: break;
    }
    if (where.latest_number == 0)
        return "# 1";
    return "#" + std::to_string(1 + lot_.below(where.latest_number)) + (lot_.once_in(2) ? "@W" : "");
}

std::string remark_maker::piece(const remark_place& where) {
    const std::size_t drawn_kind = lot_.below(16);
    if (kind_ == remark_kind::plain && drawn_kind < 4)
        return std::string(lot_.one_of(words));
    switch (drawn_kind) {
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
    case 10:
        if (!where.moves.empty()) {
            const std::string& move = lot_.one_of(where.moves);
            return kind_ == remark_kind::plain ? move.substr(move.rfind(' ') + 1) : move;
        }
        break;
    default: break;
    }
    return std::string(lot_.one_of(words));
}

std::string remark_maker::text(const remark_place& where, bool may_have_lines) {
    constexpr std::size_t most_pieces = 14;
    std::string made = piece(where);
    // Other signs begin a comment of another kind.
    if (made.starts_with('@') || made.starts_with('#') || kind_ == remark_kind::plain)
        made.insert(0, "so ");
    for (std::size_t more = lot_.below(most_pieces); more != 0; --more) {
        made += may_have_lines && lot_.once_in(8) ? '\n' : ' ';
        made += piece(where);
    }
    return made;
}

std::string remark_maker::value() {
    std::string made = std::string(lot_.one_of(words));
    for (std::size_t more = lot_.below(3); more != 0; --more)
        made += ' ' + std::string(lot_.one_of(words));
    return made;
}

} // namespace ctlpgn::valid
