// What a notation says of how its texts are coloured (notation::colours), as rules of a grammar: of this the
// TextMate grammar is made, and by it texts are coloured here.
#pragma once

#include "ctlpgn/notation.hpp"
#include "syntax/grammar.hpp"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn::syntax {

struct coloured_rule {
    const pegc::rule* rule = nullptr;
    std::string_view scope; // of TextMate
};

// Of the notation whose grammars are in this folder; nothing is coloured unless it says so.
[[nodiscard]] const highlighting& colours_of_folder(std::string_view folder);

// Those of the table that the grammar has, and that a regular expression can be made of, in the same order.
[[nodiscard]] std::vector<coloured_rule> coloured_rules(const grammar& language,
                                                        std::span<const highlighted_rule> table);

} // namespace ctlpgn::syntax
