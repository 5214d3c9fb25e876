// A notation's table of colours (notation::colours) as rules of a grammar, from which the TextMate grammar is
// made, and by which texts are coloured here.
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

// For the notation whose grammars are in this folder; only rules in its table are coloured.
[[nodiscard]] const highlighting& colours_of_folder(std::string_view folder);

// The rules of the table that the grammar has and that can become regular expressions, in the same order.
[[nodiscard]] std::vector<coloured_rule> coloured_rules(const grammar& language,
                                                        std::span<const highlighted_rule> table);

} // namespace ctlpgn::syntax
