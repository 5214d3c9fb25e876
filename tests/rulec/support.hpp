// Small files of rules.
#pragma once

#include "pegc/message.hpp"
#include "rulec/rule.hpp"

#include <string>

namespace ctlpgn::test {

inline const std::string small_core = "core\n"
                                      "\n"
                                      "S005 foreign-hyphen\n"
                                      "    warning: a hyphen must be -, found {found}\n"
                                      "    why: It looks alike. Replace it.\n"
                                      "    fix: safe, fix_hyphen\n"
                                      "\n"
                                      "S020 unclosed-tag\n"
                                      "    error: missing ]\n"
                                      "    why: Tags end with a bracket. Write it.\n";

inline const std::string small_head = "notation small\n"
                                      "    letter: Z\n"
                                      "    block: 7\n";

inline const std::string small_rule = "ZS001 missing-dot\n"
                                      "    error: missing dot\n"
                                      "    why: Numbers have dots. Write it.\n";

inline rulec::rule_file rules_of_core() {
    return rulec::read_rules({"core.rules", small_core}, nullptr);
}

inline rulec::rule_file rules_of_notation(const std::string& text) {
    const rulec::rule_file core = rules_of_core();
    return rulec::read_rules({"small.rules", text}, &core);
}

// The message about a file; empty: none.
inline std::string fault_of(const std::string& text) {
    try {
        (void)rules_of_notation(text);
    } catch (const pegc::syntax_error& error) {
        return error.what();
    }
    return {};
}

} // namespace ctlpgn::test
