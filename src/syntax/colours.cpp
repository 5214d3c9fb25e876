#include "syntax/colours.hpp"

#include "syntax/grammar_texts.hpp"

namespace ctlpgn::syntax {

const highlighting& colours_of_folder(std::string_view folder) {
    static constexpr highlighting none{};
    for (const notation* const each : notations())
        if (folder_of_notation(each->name) == folder && each->colours != nullptr)
            return *each->colours;
    return none;
}

std::vector<coloured_rule> coloured_rules(const grammar& language, std::span<const highlighted_rule> table) {
    std::vector<coloured_rule> result;
    for (const highlighted_rule& each : table) {
        const pegc::rule* const found = language.find(each.rule);
        if (found != nullptr && language.is_regular(*found))
            result.push_back({found, each.scope});
    }
    return result;
}

} // namespace ctlpgn::syntax
