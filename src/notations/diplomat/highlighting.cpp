#include "notations/diplomat/highlighting.hpp"

#include <array>

namespace ctlpgn::diplomat {

namespace {

constexpr auto among_moves = std::to_array<highlighted_rule>({
    {"tag", "meta.tag"},
    {"number", "constant.numeric.move-number"},
    {"ellipsis", "punctuation.ellipsis"},
    {"movement", "meta.ply"},
    {"mate", "keyword.operator.mate"},
    {"check", "keyword.operator.check"},
    {"rating", "keyword.other.rating"},
    {"result", "constant.language.result"},
    {"variation_open", "punctuation.section.variation"},
});

// Parts of the above that have a scope of their own.
constexpr auto parts = std::to_array<highlighted_rule>({
    {"tag_name", "entity.name.tag"},
    {"tag_value", "string.quoted.double"},
    {"mover", "storage.type.piece"},
    {"origin", "variable.other.cell.origin"},
    {"target", "variable.other.cell.destination"},
    {"capture_sign", "keyword.operator.capture"},
    {"colour", "storage.type.colour"},
    {"promoted", "storage.type.piece.promoted"},
});

} // namespace

const highlighting colours{.text = among_moves,
                           .in_comments = {},
                           .parts = parts,
                           .comment_open = "comment_open",
                           .comment_close = "comment_close"};

} // namespace ctlpgn::diplomat
