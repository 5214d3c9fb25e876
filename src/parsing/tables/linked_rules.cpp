#include "parsing/tables/linked_rules.hpp"

#include "parsing/tables/rule_linker.hpp"

namespace ctlpgn::parsing {

linked_rules::linked_rules(const coded_grammar& grammar) {
    rule_linker linker(grammar, steps_, sets_);
    for (std::uint32_t index = 0; index != grammar.size; ++index) {
        begins_.push_back(static_cast<std::uint32_t>(steps_.size()));
        code_place at = grammar.code + grammar.begins[index];
        linker.link(at);
        linker.finish_rule(index);
    }
    linker.place_sets();
}

linked_rules::linked_rules(const coded_grammar& grammar, code_place part) {
    rule_linker linker(grammar, steps_, sets_);
    linker.link(part);
    linker.finish_part();
    linker.place_sets();
}

} // namespace ctlpgn::parsing
