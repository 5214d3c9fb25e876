// What a generated header shows about its grammar: its rules, and where it uses which diagnostic code.
#pragma once

#include <cstdint>
#include <string_view>

namespace ctlpgn {
enum class code : std::uint32_t;
}

namespace ctlpgn::parsing {

struct rule_info {
    std::string_view name;    // as the grammar writes it
    std::string_view display; // how messages call it; empty when the grammar does not say
    std::string_view file;    // the grammar file that defines it: common/lexical
    bool in_strict;           // false for what only the tolerant reading needs
    bool reached;             // false for an imported rule that the grammar's own rules have no use for
};

enum class use_kind : std::uint8_t { deviation, label, nesting };

// The index of a code_use in its list is the `site` of the rule template that reports it.
struct code_use {
    ctlpgn::code what;
    use_kind kind;
    std::string_view rule;
};

} // namespace ctlpgn::parsing
