// Faults in plies: hexes, pieces, signs, promotions, castlings.
#include "lint/mutations/elsewhere.hpp"
#include "lint/mutations/mutation.hpp"
#include "notations/ctl_pgn/piece_words.hpp"

#include <array>
#include <string>

namespace ctlpgn::mutations {

namespace {

using cescacs::hex;
using cescacs::piece;
using cescacs::piece_kind;

// A hex far from `than` that `fits`; none if there is no such hex.
template <class Fits> hex other_hex(hex than, Fits fits) {
    for (int i = 1; i != cescacs::hex_count; ++i) {
        const hex found = hex::from_index((static_cast<int>(than.index()) + 41 * i) % cescacs::hex_count);
        if (fits(found))
            return found;
    }
    return {};
}

template <class Change> void each_step(const clean_game& clean, Change change) {
    for (const played_ply& each : clean.plies)
        if (each.claimed.kind == cescacs::ply_kind::step && !each.repeated)
            change(each);
}

template <class Change> void each_castling(const clean_game& clean, Change change) {
    for (const played_ply& each : clean.plies)
        if (each.written->kind == ply_kind::castled && !each.repeated)
            change(each);
}

piece own(const played_ply& played, piece_kind kind) {
    return {played.before.to_move, kind};
}

bool is_opponents(const played_ply& played, piece what) {
    return what.belongs_to(opponent(played.before.to_move));
}

// From a hex for which `fits(ply, piece there)`.
template <class Fits> void move_origin(const clean_game& clean, mutants& collected, Fits fits) {
    each_step(clean, [&](const played_ply& each) {
        const hex from = other_hex(each.claimed.from, [&](hex at) {
            return at != each.claimed.to && fits(each, each.before.at(at));
        });
        if (from)
            collected.replace(each.origin, ctl_pgn::hex_name(from));
    });
}

template <class Fits>
void move_target(const clean_game& clean, mutants& collected, cescacs::capture_kind capture, Fits fits) {
    each_step(clean, [&](const played_ply& each) {
        if (each.claimed.capture != capture || each.claimed.becomes != cescacs::promotion::none)
            return;
        const hex to = other_hex(each.claimed.to, [&](hex at) {
            return at != each.claimed.from && fits(each, each.before.at(at)) &&
                   !(each.claimed.mover == piece_kind::pawn &&
                     cescacs::last_hexes(each.before.to_move).contains(at));
        });
        if (to)
            collected.replace(each.target, ctl_pgn::hex_name(to));
    });
}

// The same column one line higher or lower, which is not a hex: the column has lines of the other parity.
std::string off_board(hex near) {
    return std::string(1, ctl_pgn::hex_name(near)[0]).append(std::to_string(near.line() + 1));
}

void replace_by_no_hex(const clean_game& clean, mutants& collected, span played_ply::*part,
                       hex cescacs::ply::*near) {
    each_step(clean,
              [&](const played_ply& each) { collected.replace(each.*part, off_board(each.claimed.*near)); });
}

// The letters of two other kinds than this one.
std::array<piece_kind, 2> other_kinds(piece_kind than) {
    constexpr std::array<piece_kind, 3> tried{piece_kind::knight, piece_kind::wyvern, piece_kind::elephant};
    if (than == tried[0])
        return {tried[1], tried[2]};
    return {tried[0], than == tried[1] ? tried[2] : tried[1]};
}

void replace_sign(const clean_game& clean, mutants& collected, cescacs::capture_kind having,
                  std::string_view replacement) {
    each_step(clean, [&](const played_ply& each) {
        if (each.claimed.capture == having)
            collected.replace(each.sign, replacement, each.written->text());
    });
}

bool is_hyphen(const played_ply& played) {
    return played.claimed.capture == cescacs::capture_kind::none;
}

template <int Code> void replace_hyphen(const clean_game& clean, mutants& collected) {
    static constexpr std::string_view dashes[] = {"\u2011", "\u2012", "\u2013", "\u2014", "\u2212"};
    each_step(clean, [&](const played_ply& each) {
        if (is_hyphen(each))
            collected.replace(each.sign, dashes[Code]);
    });
}

constexpr mutation_kind ply_kinds[] = {
    {"origin moved to a free hex", "B001",
     [](const clean_game& clean, mutants& collected) {
         move_origin(clean, collected, [](const played_ply&, piece there) { return there.is_empty(); });
     }},
    {"origin moved to another own piece", "B002",
     [](const clean_game& clean, mutants& collected) {
         move_origin(clean, collected, [](const played_ply& each, piece there) {
             return there.belongs_to(each.before.to_move) && there != own(each, each.claimed.mover);
         });
     }},
    {"origin moved to an opposing piece", "B003",
     [](const clean_game& clean, mutants& collected) { move_origin(clean, collected, is_opponents); }},
    {"origin is no hex", "S056",
     [](const clean_game& clean, mutants& collected) {
         replace_by_no_hex(clean, collected, &played_ply::origin, &cescacs::ply::from);
     },
     100, 96},
    {"origin dropped", "S051 S052",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean,
                   [&](const played_ply& each) { collected.erase(each.origin, each.written->text()); });
     }},
    {"target is no hex", "S056",
     [](const clean_game& clean, mutants& collected) {
         replace_by_no_hex(clean, collected, &played_ply::target, &cescacs::ply::to);
     },
     100, 96},
    {"target dropped", "S054",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean,
                   [&](const played_ply& each) { collected.erase(each.target, each.written->text()); });
     }},
    {"target moved to an own piece", "B004",
     [](const clean_game& clean, mutants& collected) {
         move_target(clean, collected, cescacs::capture_kind::none, [](const played_ply& each, piece there) {
             return there.belongs_to(each.before.to_move);
         });
     }},
    {"target moved to an opposing piece", "B005",
     [](const clean_game& clean, mutants& collected) {
         move_target(clean, collected, cescacs::capture_kind::none, is_opponents);
     }},
    {"target moved to another free hex", "B001 B002 B003 B004 B005 B006 B007 B008", move_elsewhere, 96, 91},
    {"capture moved to an own piece", "B007",
     [](const clean_game& clean, mutants& collected) {
         move_target(
             clean, collected, cescacs::capture_kind::ordinary,
             [](const played_ply& each, piece there) { return there.belongs_to(each.before.to_move); });
     }},
    {"capture moved to a free hex", "B006",
     [](const clean_game& clean, mutants& collected) {
         move_target(clean, collected, cescacs::capture_kind::ordinary,
                     [](const played_ply&, piece there) { return there.is_empty(); });
     }},
    {"capture moved to another opposing piece", "B008",
     [](const clean_game& clean, mutants& collected) {
         move_target(clean, collected, cescacs::capture_kind::ordinary,
                     [](const played_ply& each, piece there) {
                         return is_opponents(each, there) && there.kind() != each.claimed.captured;
                     });
     }},
    {"mover's letter changed", "B002",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             if (each.claimed.mover == piece_kind::pawn || each.claimed.becomes != cescacs::promotion::none)
                 return;
             for (const piece_kind other : other_kinds(each.claimed.mover))
                 collected.replace(each.mover, clean.letter(other), each.written->text());
         });
     }},
    {"mover's letter dropped", "B002",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             if (each.claimed.mover != piece_kind::pawn)
                 collected.erase(each.mover, each.origin);
         });
     }},
    {"letter before a pawn's ply", "B002",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             if (each.mover.empty() && each.claimed.becomes == cescacs::promotion::none &&
                 each.claimed.capture <= cescacs::capture_kind::ordinary)
                 collected.insert(each.origin.begin, clean.letter(piece_kind::rook));
         });
     }},
    {"pawn's letter written", "S058",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             if (each.mover.empty())
                 collected.insert(each.origin.begin, clean.letter(piece_kind::pawn));
         });
     }},
    {"mover's letter small", "S059",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             if (each.mover.size() == 1)
                 collected.replace(each.mover,
                                   std::string(1, static_cast<char>(clean.raw(each.mover)[0] | 0x20)));
         });
     },
     89, 89},
    {"captured letter changed", "B008",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             if (each.claimed.capture == cescacs::capture_kind::ordinary)
                 for (const piece_kind other : other_kinds(each.claimed.captured))
                     collected.replace(each.captured, clean.letter(other), each.written->text());
         });
     }},
    {"captured letter dropped", "B008",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             if (each.claimed.capture == cescacs::capture_kind::ordinary && !each.captured.empty())
                 collected.erase(each.captured);
         });
     }},
    {"capture sign dropped", "S053",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             if (each.claimed.capture != cescacs::capture_kind::none)
                 collected.erase(each.sign);
         });
     }},
    {"hyphen for a capture sign", "B005 S054",
     [](const clean_game& clean, mutants& collected) {
         replace_sign(clean, collected, cescacs::capture_kind::ordinary, "-");
     }},
    {"x for a capture sign", "S057",
     [](const clean_game& clean, mutants& collected) {
         replace_sign(clean, collected, cescacs::capture_kind::ordinary, "x");
     }},
    {"capture sign for a hyphen", "B006",
     [](const clean_game& clean, mutants& collected) {
         replace_sign(clean, collected, cescacs::capture_kind::none, "×");
     }},
    {"hyphen dropped", "S053",
     [](const clean_game& clean, mutants& collected) {
         replace_sign(clean, collected, cescacs::capture_kind::none, "");
     },
     96, 96},
    {"@@ for @", "B011",
     [](const clean_game& clean, mutants& collected) {
         replace_sign(clean, collected, cescacs::capture_kind::en_passant, "@@");
     }},
    {"@ for @@", "B011 B012",
     [](const clean_game& clean, mutants& collected) {
         replace_sign(clean, collected, cescacs::capture_kind::en_passant_first, "@");
     }},
    {"non-breaking hyphen U+2011", "S005", replace_hyphen<0>},
    {"figure dash U+2012", "S005", replace_hyphen<1>},
    {"en dash U+2013", "S005", replace_hyphen<2>},
    {"em dash U+2014", "S005", replace_hyphen<3>},
    {"minus sign U+2212", "S005", replace_hyphen<4>},
    {"^+ for +^", "S061",
     [](const clean_game& clean, mutants& collected) {
         for (const played_ply& each : clean.plies)
             if (const span text = each.written->text(); clean.raw(text).ends_with("+^"))
                 collected.replace({text.end - 2, text.end}, "^+");
     }},
    {"promotion dropped", "B015 S053",
     [](const clean_game& clean, mutants& collected) {
         for (const played_ply& each : clean.plies)
             if (!each.promotion.empty())
                 collected.erase(each.promotion, each.written->text());
     }},
    {"promotion's letter dropped", "S055",
     [](const clean_game& clean, mutants& collected) {
         for (const played_ply& each : clean.plies)
             if (!each.promotion.empty())
                 collected.erase({each.promotion.begin + 1, each.promotion.end});
     },
     100, 82},
    {"promotion to a king", "S055",
     [](const clean_game& clean, mutants& collected) {
         for (const played_ply& each : clean.plies)
             if (!each.promotion.empty())
                 collected.replace({each.promotion.begin + 1, each.promotion.end},
                                   clean.letter(piece_kind::king));
     },
     100, 100},
    {"promotion before the last hex", "B014",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             if (each.claimed.mover == piece_kind::pawn && each.promotion.empty())
                 collected.insert(each.target.end, "=" + std::string(clean.letter(piece_kind::queen)),
                                  each.written->text());
         });
     }},
    {"promotion of another piece", "B013",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             if (each.claimed.mover != piece_kind::pawn)
                 collected.insert(each.target.end, "=" + std::string(clean.letter(piece_kind::queen)));
         });
     },
     100, 95},
    {"castling to no such columns", "S060",
     [](const clean_game& clean, mutants& collected) {
         each_castling(clean, [&](const played_ply& each) {
             const span text = each.written->text();
             collected.replace({text.end - 1, text.end}, "Z", text);
         });
     }},
    {"castling without its columns", "S060",
     [](const clean_game& clean, mutants& collected) {
         each_castling(clean, [&](const played_ply& each) {
             const span text = each.written->text();
             const std::size_t hyphen = clean.raw(text).find('-');
             if (hyphen != std::string_view::npos)
                 collected.erase({text.begin + static_cast<std::uint32_t>(hyphen) + 1, text.end}, text);
         });
     }},
    {"brace inside a ply", "S051 S054 S056",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             collected.insert(each.target.begin + 1, "}", each.written->text());
         });
     }},
    {"parenthesis inside a ply", "S051 S054 S056",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) {
             collected.insert(each.target.begin + 1, ")", each.written->text());
         });
     }},
    {"letters after a ply", "S041",
     [](const clean_game& clean, mutants& collected) {
         each_step(clean, [&](const played_ply& each) { collected.insert(each.written->text().end, "zz"); });
     }},
};

} // namespace

std::span<const mutation_kind> ply_mutations() {
    return ply_kinds;
}

} // namespace ctlpgn::mutations
