#include "notations/pgn/repair/written_form.hpp"

#include "notations/pgn/letters/game_letters.hpp"
#include "notations/pgn/letters/written_language.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <cstddef>

namespace ctlpgn::pgn {

namespace {

bool has_full_origin(const ply& asked) {
    return (asked.own & long_mark) != 0 || (origin_file(asked) >= 0 && origin_rank(asked) >= 0);
}

// How many plies of the main line are written in which way.
struct counted_plies {
    std::size_t all = 0;
    std::size_t formless = 0; // castlings, and what cannot be read
    std::size_t in_full = 0;
    std::size_t squares = 0; // a capture by a pawn is so in full form as well
    std::size_t hyphens = 0; // of squares
    bool has_captures = false;
    std::size_t other_letters = 0;

    // One ply of so many may be written in another way.
    static bool is_small_share(std::size_t part, std::size_t whole) {
        constexpr std::size_t share = 5;
        return part * share <= whole;
    }
    [[nodiscard]] std::optional<move_form> form() const {
        if (is_small_share(in_full + squares + other_letters, all))
            return move_form::standard;
        const std::size_t formed = all - formless;
        if (!is_small_share(formed - in_full - squares + other_letters, formed))
            return std::nullopt;
        return in_full > squares ? move_form::full : move_form::squares;
    }
};

} // namespace

std::optional<written_form> written_form_of(const game& record) {
    const piece_letters& letters = written_letters(record);
    counted_plies count;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next) {
        const ply& each = record.plies[at];
        ++count.all;
        if (each.piece == unsaid_piece) {
            ++count.squares;
            count.has_captures = count.has_captures || each.capture != 0;
            count.hyphens += record.raw(each.text()).find('-') != std::string_view::npos ? 1U : 0U;
        } else if (has_full_origin(each)) {
            ++count.in_full;
        } else if (each.kind == ply_kind::castled || !each.readable()) {
            ++count.formless;
        }
        if (each.piece != unsaid_piece &&
            (is_english(letters) ? has_foreign_letters(record, each)
                                 : !is_written_in(letters, record.raw(each.text()), each)))
            ++count.other_letters;
    }
    const std::optional<move_form> form = count.form();
    if (!form)
        return std::nullopt;
    return written_form{.style = {.form = *form, .letters = letters},
                        .has_hyphens = count.hyphens * 2 > count.squares,
                        .has_captures = count.has_captures};
}

} // namespace ctlpgn::pgn
