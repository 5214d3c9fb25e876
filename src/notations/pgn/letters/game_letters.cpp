#include "notations/pgn/letters/game_letters.hpp"

#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

using chess::piece_kind;

constexpr std::size_t symbol_count = first_foreign_piece + foreign_piece_count;
using symbol_counts = std::array<std::size_t, symbol_count>;
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
        each_symbol(each, [&](symbol& letter) {
            if (kinds[letter] != piece_kind::none)
                letter = symbol_of(kinds[letter]);
        });
}

class language_search {
  public:
    explicit language_search(game& record) : game_(record) {
        const symbol pawn = foreign_symbol(pawn_letter);
        for (ply& each : record.plies)
            each_symbol(each, [&](const symbol& letter) {
                ++used_[letter];
                ++letters_;
                // A pawn that becomes one is a slip in any language.
                const bool proves_language = is_foreign(letter) && (letter != pawn || &letter == &each.piece);
                if (proves_language && found_.first == no_node)
                    found_.first = static_cast<node>(&each - record.plies.data());
            });
    }

    letters_found run() {
        if (found_.first != no_node)
            choose();
        if (found_.first != no_node && found_.asked == nullptr)
            choose_beside_english();
        if (found_.asked != nullptr) {
            const kinds_by_symbol kinds = kinds_in(found_.asked->letters);
            if (const node first = first_in(kinds); first != no_node)
                found_.first = first;
            read_by(kinds, game_.plies);
            found_.meanings = meanings();
        } else if (are_round_letters_queens()) {
            read_round_letters();
        }
        keep_unread();
        return found_;
    }

  private:
    // How well a game fits a language.
    struct fit {
        std::size_t played = 0; // plies
        std::size_t others = 0; // letters that the language lacks

        friend bool operator==(const fit&, const fit&) = default;
        // A letter that it lacks counts against it, even if only one piece can go there.
        [[nodiscard]] bool is_worse(const fit& than) const {
            const std::size_t here = played + than.others;
            const std::size_t there = than.played + others;
            return here != there ? here < there : others > than.others;
        }
    };

    // Where the letters may be English, since P may be a pawn's, they are so unless another language fits
    // better.
    void choose() {
        const bool is_playable = start_of(game_).playable;
        kinds_by_symbol english = kinds_in(english_letters);
        english[foreign_symbol(pawn_letter)] = piece_kind::pawn;
        bool is_doubtful = covers(english);
        fit best;
        if (is_doubtful)
            best = {count_played(english).all, count_others(english)};
        for (std::size_t i = 0; i != languages.size(); ++i) {
            const kinds_by_symbol kinds = kinds_in(languages[i].letters);
            if (!covers(kinds) || is_known(kinds))
                continue;
            tried_.push_back(kinds);
            const fit here{count_played(kinds).with_foreign(), count_others(kinds)};
            const bool is_first = !is_doubtful && found_.asked == nullptr;
            if ((!is_first && here.is_worse(best)) ||
                (is_playable && here.played == 0 && !shows_in_letters(kinds)))
                continue;
            is_doubtful = here == best && (is_doubtful || found_.asked != nullptr);
            best = here;
            found_.asked = &languages[i];
        }
        if (is_doubtful || (found_.asked != nullptr && plays_more_in_english(best.played)))
            found_.asked = nullptr;
    }

    // Letters of a language and English ones in one game, all of which can be played so, and in no other
    // language.
    void choose_beside_english() {
        constexpr std::size_t least_letters = 3;
        tried_.clear();
        for (const language& each : languages) {
            const kinds_by_symbol kinds = kinds_in(each.letters);
            std::size_t known = 0;
            std::size_t unknown = 0;
            for (std::size_t i = first_foreign_piece; i != symbol_count; ++i)
                if (used_[i] != 0)
                    ++(kinds[i] != piece_kind::none ? known : unknown);
            if (unknown != 0 || known < least_letters || is_known(kinds))
                continue;
            tried_.push_back(kinds);
            if (count_played(kinds).all != game_.plies.size())
                continue;
            if (found_.asked != nullptr) {
                found_.asked = nullptr;
                return;
            }
            found_.asked = &each;
        }
    }

    // Several letters that English lacks show a language even if the board does not, as the first ply with
    // one of them is damaged.
    [[nodiscard]] bool shows_in_letters(const kinds_by_symbol& kinds) const {
        constexpr std::size_t least_letters = 3;
        constexpr std::size_t least_uses = 2;
        std::size_t shown = 0;
        for (std::size_t i = first_foreign_piece; i != symbol_count; ++i)
            shown += kinds[i] != piece_kind::none && used_[i] >= least_uses ? 1U : 0U;
        return shown >= least_letters;
    }

    // With the letters that English has as in English: then the others are slips.
    [[nodiscard]] bool plays_more_in_english(std::size_t most) {
        kinds_by_symbol kinds = kinds_in(found_.asked->letters);
        const kinds_by_symbol english = kinds_in(english_letters);
        for (std::size_t i = 0; i != symbol_count; ++i)
            if (english[i] != piece_kind::none)
                kinds[i] = english[i];
        return count_played(kinds).with_foreign() > most;
    }

    // Whether it has all letters that there are, except for slips.
    [[nodiscard]] bool covers(const kinds_by_symbol& kinds) const {
        return count_others(kinds) * static_cast<std::size_t>(letters_per_slip) <= letters_;
    }

    [[nodiscard]] std::size_t count_others(const kinds_by_symbol& kinds) const {
        std::size_t others = 0;
        for (std::size_t i = 0; i != symbol_count; ++i)
            others += kinds[i] == piece_kind::none ? used_[i] : 0;
        return others;
    }

    // Whether another language says the same of all letters that there are.
    [[nodiscard]] bool is_known(const kinds_by_symbol& kinds) const {
        return std::ranges::any_of(tried_, [&](const kinds_by_symbol& other) {
            for (std::size_t i = 0; i != symbol_count; ++i)
                if (used_[i] != 0 && kinds[i] != other[i])
                    return false;
            return true;
        });
    }

    // How many of the plies can be played.
    struct played_count {
        std::size_t all = 0;
        bool has_foreign = false; // whether a foreign letter is among them

        [[nodiscard]] std::size_t with_foreign() const { return has_foreign ? all : 0; }
    };

    [[nodiscard]] played_count count_played(const kinds_by_symbol& kinds) {
        trial_ = game_;
        read_by(kinds, trial_.plies);
        played_plies played{game_.plies};
        replay(trial_, played).run();
        return {played.count, played.has_foreign};
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
        if (used_[round] == 0 || !covers(kinds) || !start_of(game_).playable)
            return false;
        const std::size_t as_queens = count_played(kinds).with_foreign();
        kinds[round] = piece_kind::bishop;
        return as_queens > count_played(kinds).with_foreign();
    }

    // The first ply with a letter that English has not, and the language has.
    [[nodiscard]] node first_in(const kinds_by_symbol& kinds) {
        node first = no_node;
        for (ply& each : game_.plies)
            each_symbol(each, [&](const symbol& letter) {
                if (first == no_node && is_foreign(letter) && kinds[letter] != piece_kind::none)
                    first = static_cast<node>(&each - game_.plies.data());
            });
        return first;
    }

    void read_round_letters() {
        const symbol round = foreign_symbol("O");
        for (ply& each : game_.plies)
            if (each.kind == ply_kind::displaced && each.piece == round)
                each.piece = symbol_of(piece_kind::queen);
    }

    void keep_unread() {
        const symbol pawn = foreign_symbol(pawn_letter);
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
            return used_[i] != 0 && kinds[i] != piece_kind::none &&
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
    symbol_counts used_{};
    std::size_t letters_ = 0;
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
