#include "notations/pgn/harmless.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/letters/lost_letters.hpp"
#include "notations/pgn/rule_tables.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "text/web_markup.hpp"
#include "tree/around.hpp"
#include "tree/written_numbers.hpp"

#include <optional>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

constexpr bool is_about_position(code id) {
    return (id >= codes::missing_placement && id <= codes::unclosed_operation) || id == codes::rank_length;
}

bool is_in_tag(const game& record, span where) {
    return tag_around(record, where) != nullptr;
}

// A glyph that has a number has been read as that. A position that is in no tag, between games, is not in
// the tree, whatever is wrong with it.
std::optional<bool> judge(code id, const game& record, span where) {
    if (id == codes::bare_glyph)
        return find_glyph(record.raw(where)) != 0;
    if (id == codes::suffix_spacing)
        return !may_be_lost_piece(record, where);
    // The board says which move a ply belongs to.
    if (id == codes::leading_zero)
        return record.raw(where).find_first_not_of('0') != std::string_view::npos ||
               ply_numbered_by(record, where) != no_node;
    // In a text it stays as it is.
    if (id == codes::control_character)
        return is_in_tag(record, where) || comment_text_around(record, where) != nullptr;
    // Only the words show how a game was won or lost.
    if (id == codes::unknown_result)
        return find_plain_result(record.raw(where)) != 0;
    if (id == codes::markup)
        return !says_something(record.raw(where));
    if (is_about_position(id) && !is_in_tag(record, where))
        return false;
    return std::nullopt;
}

} // namespace

const harmless_findings harmless{.always = rewritable,
                                 .if_empty = rewritable_if_empty,
                                 .in_plies = rewritable_in_plies,
                                 .judge = judge,
                                 .between_games = rewritable_between_games};

} // namespace ctlpgn::pgn
