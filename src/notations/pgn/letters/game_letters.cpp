#include "notations/pgn/letters/game_letters.hpp"

#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <algorithm>
#include <bitset>
#include <optional>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

using chess::piece_kind;

constexpr std::size_t symbol_count = first_foreign_piece + foreign_piece_count;
using symbol_set = std::bitset<symbol_count>;
using kinds_by_symbol = std::array<piece_kind, symbol_count>;

symbol symbol_of_letter(std::string_view letter) {
    const auto found = std::ranges::find(english_letters, letter);
    return found == english_letters.end()
               ? foreign_symbol(letter)
               : symbol_of(lettered_kinds[static_cast<std::size_t>(found - english_letters.begin())]);
}

std::string_view letter_of_symbol(symbol asked) {
    return is_foreign(asked) ? foreign_letters()[asked - first_foreign_piece].written
                             : letter_in(english_letters, kind_of(asked));
}

kinds_by_symbol kinds_in(const piece_letters& letters) {
    kinds_by_symbol kinds{};
    for (std::size_t i = 0; i != letters.size(); ++i)
        kinds[symbol_of_letter(letters[i])] = lettered_kinds[i];
    return kinds;
}

bool says_piece(symbol written) {
    return written != no_symbol && written != unsaid_piece;
}

// Calls with each symbol of a piece that a ply has.
template <class Visitor> void each_symbol(ply& asked, const Visitor& visit) {
    if (asked.kind != ply_kind::displaced)
        return;
    if (says_piece(asked.piece))
        visit(asked.piece);
    if (says_piece(asked.promotion))
        visit(asked.promotion);
}

void read_by(const kinds_by_symbol& kinds, std::vector<ply>& plies) {
    for (ply& each : plies)
        each_symbol(each, [&](symbol& letter) { letter = symbol_of(kinds[letter]); });
}

class language_search {
  public:
    explicit language_search(game& record) : game_(record) {
        const symbol pawn = foreign_symbol(pawn_letter);
        for (ply& each : record.plies)
            each_symbol(each, [&](const symbol& letter) {
                used_.set(letter);
                // A pawn that becomes one is a slip in any language.
                const bool tells = is_foreign(letter) && (letter != pawn || &letter == &each.piece);
                if (tells && found_.first == no_node)
                    found_.first = static_cast<node>(&each - record.plies.data());
            });
    }

    letters_found run() {
        if (found_.first != no_node)
            choose();
        if (found_.asked == nullptr) {
            keep_unread();
            return found_;
        }
        read_by(kinds_in(found_.asked->letters), game_.plies);
        found_.meanings = meanings();
        return found_;
    }

  private:
    // Where the letters may be English, since P may be a pawn's, they are so unless another language fits
    // better.
    void choose() {
        const bool is_playable = start_of(game_).playable;
        kinds_by_symbol english = kinds_in(english_letters);
        english[foreign_symbol(pawn_letter)] = piece_kind::pawn;
        std::size_t most = covers(english) ? count_played(english) : 0;
        bool is_doubtful = covers(english);
        for (std::size_t i = 0; i != languages.size(); ++i) {
            const kinds_by_symbol kinds = kinds_in(languages[i].letters);
            if (!covers(kinds) || is_known(kinds))
                continue;
            tried_.push_back(kinds);
            const std::size_t played = count_played(kinds);
            if (played < most || (is_playable && played == 0))
                continue;
            is_doubtful = played == most && (is_doubtful || found_.asked != nullptr);
            most = played;
            found_.asked = &languages[i];
        }
        if (is_doubtful || (found_.asked != nullptr && plays_more_in_english(most)))
            found_.asked = nullptr;
    }

    // With the letters that English has as in English: then the others are slips.
    [[nodiscard]] bool plays_more_in_english(std::size_t most) {
        kinds_by_symbol kinds = kinds_in(found_.asked->letters);
        const kinds_by_symbol english = kinds_in(english_letters);
        for (std::size_t i = 0; i != symbol_count; ++i)
            if (english[i] != piece_kind::none)
                kinds[i] = english[i];
        return count_played(kinds) > most;
    }

    [[nodiscard]] bool covers(const kinds_by_symbol& kinds) const {
        for (std::size_t i = 0; i != symbol_count; ++i)
            if (used_[i] && kinds[i] == piece_kind::none)
                return false;
        return true;
    }

    // Whether another language says the same of all letters that there are.
    [[nodiscard]] bool is_known(const kinds_by_symbol& kinds) const {
        return std::ranges::any_of(tried_, [&](const kinds_by_symbol& other) {
            for (std::size_t i = 0; i != symbol_count; ++i)
                if (used_[i] && kinds[i] != other[i])
                    return false;
            return true;
        });
    }

    // How many of the plies that name a piece can be played; none if no foreign letter is among these.
    [[nodiscard]] std::size_t count_played(const kinds_by_symbol& kinds) {
        trial_ = game_;
        read_by(kinds, trial_.plies);
        played_plies played{game_.plies};
        replay(trial_, played).run();
        return played.has_foreign ? played.count : 0;
    }

    struct played_plies {
        const std::vector<ply>& written;
        std::size_t count = 0;
        bool has_foreign = false;

        void reached(const reached_ply& here) {
            if (here.played.outcome != resolved::one)
                return;
            ++count;
            has_foreign = has_foreign || is_foreign(written[here.which].piece) ||
                          is_foreign(written[here.which].promotion);
        }
        void line_ends(node /*first*/, const chess::position& /*after*/) const {}
    };

    // Scanners take Q for O. Whether that is meant, and not the bishop of a language, shows in how far the
    // game goes on.
    [[nodiscard]] bool are_round_letters_queens() {
        const symbol round = foreign_symbol("O");
        kinds_by_symbol kinds = kinds_in(english_letters);
        kinds[foreign_symbol(pawn_letter)] = piece_kind::pawn;
        kinds[round] = piece_kind::queen;
        if (!used_[round] || !covers(kinds) || !start_of(game_).playable)
            return false;
        const std::size_t as_queens = count_played(kinds);
        kinds[round] = piece_kind::bishop;
        return as_queens > count_played(kinds);
    }

    void keep_unread() {
        const symbol pawn = foreign_symbol(pawn_letter);
        if (const symbol round = foreign_symbol("O"); are_round_letters_queens())
            for (ply& each : game_.plies)
                if (each.kind == ply_kind::displaced && each.piece == round)
                    each.piece = symbol_of(piece_kind::queen);
        for (ply& each : game_.plies) {
            if (each.kind == ply_kind::displaced && is_foreign(each.promotion)) {
                each.kind = ply_kind::unreadable;
                each.promotion = no_symbol;
            }
            if (each.piece == pawn)
                each.piece = no_symbol;
        }
    }

    [[nodiscard]] std::string meanings() const {
        std::string words;
        const kinds_by_symbol kinds = kinds_in(found_.asked->letters);
        std::size_t left = 0;
        const auto differs = [&](std::size_t i) {
            return used_[i] &&
                   letter_of_symbol(static_cast<symbol>(i)) != letter_in(english_letters, kinds[i]);
        };
        for (std::size_t i = 0; i != symbol_count; ++i)
            left += differs(i) ? 1U : 0U;
        for (std::size_t i = 0; i != symbol_count; ++i) {
            if (!differs(i))
                continue;
            --left;
            words.append(words.empty() ? "" : left == 0 ? " and " : ", ");
            words.append(letter_of_symbol(static_cast<symbol>(i))).append(" for ");
            words.append(letter_in(english_letters, kinds[i]));
        }
        return words;
    }

    game& game_;
    game trial_;
    symbol_set used_;
    letters_found found_;
    std::vector<kinds_by_symbol> tried_;
};

} // namespace

letters_found settle_letters(game& record) {
    return language_search(record).run();
}

bool has_foreign_letters(const game& record, const ply& asked) {
    if (asked.kind != ply_kind::displaced || is_foreign(asked.piece))
        return false;
    const ply_parts parts = parts_of(record, asked);
    const auto differs = [&](span where, symbol meant) {
        const std::string_view letter = record.raw(where);
        const bool is_letter = is_english(letter) || foreign_symbol(letter) != unsaid_piece;
        return is_letter && says_piece(meant) && letter != letter_in(english_letters, kind_of(meant));
    };
    return differs(parts.piece, asked.piece) || differs(parts.promotion, asked.promotion);
}

} // namespace ctlpgn::pgn
