// The description of a grammar in its generated header: its rules and its uses of diagnostic codes.
#pragma once

#include <cstdint>
#include <string_view>

namespace ctlpgn {
enum class code : std::uint32_t;
}

namespace ctlpgn::parsing {

struct rule_info {
    std::string_view name;    // as in the grammar
    std::string_view display; // the name in messages; empty if the grammar has none
    std::string_view file;    // the grammar file that defines it: common/lexical
    bool in_strict;           // false if only the tolerant reading needs it
    bool reached;             // false for an imported rule that the grammar's own rules do not use
};

enum class use_kind : std::uint8_t { deviation, label, nesting };

// The index of a code_use in its list is the `site` of the rule template that reports it.
struct code_use {
    ctlpgn::code what;
    use_kind kind;
    std::string_view rule;
};

} // namespace ctlpgn::parsing
