// Rules: the data of each diagnostic of the core, or of one notation.
#pragma once

#include "rulec/outline.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::rulec {

// How a finding is fixed: the C++ of one call, or of none.
struct fix_call {
    std::string function;   // one of the notation; declared next to the table
    std::string expression; // else; of `context` and `found`
    bool uses_context = false;

    [[nodiscard]] bool empty() const { return function.empty() && expression.empty(); }
};

struct code_range {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

// What is not reported beside the findings of a rule.
struct spoiling {
    std::size_t offset = 0; // of the key
    std::string scope;      // a value of `spoiled`, or a function
    bool is_function = false;
    std::vector<piece> words;
    std::vector<code_range> ranges; // what the words mean
};

struct rule {
    std::size_t offset = 0;    // of its heading
    std::uint32_t id = 0;      // with layer and block
    std::string name;          // missing-hyphen
    bool is_reference = false; // reference to a rule of the core, with a notation's additions

    // Not of a reference.
    std::string level;
    std::string message;
    std::string explanation;
    std::string fix = "never";
    std::string encoding;

    fix_call call;
    std::string habit;      // what the findings of a habit share: a value of `compared`
    std::string rewritable; // when: the table that the code is in
    std::vector<spoiling> spoils;
    std::vector<std::string> repair_roles; // values of `repair::finding_role`
    std::string place; // of the examples; empty: there are none
    std::string bad;
    std::string good;
};

// The text around an example, by the place of the example.
struct surroundings {
    std::string place;
    std::string before;
    std::string after;
};

struct rule_file {
    std::string path;     // for people
    std::string notation; // ctl_pgn; empty: these are the core's
    char letter = 0;
    std::uint32_t block = 0;
    std::string context = "fix_context"; // what the notation's fixes take as argument
    std::string context_header = "lint/fixes/fix_context.hpp";
    text_parts parts;                                              // of its examples
    std::map<std::string, std::vector<piece>, std::less<>> groups; // of codes, by name
    std::vector<surroundings> around;
    std::vector<rule> rules; // in ascending order of codes
};

// Null if none has the name.
const rule* find_rule(const rule_file& file, std::string_view name);

// `core` is null if the file is the core's. Throws pegc::syntax_error.
rule_file read_rules(const rule_text& source, const rule_file* core);

} // namespace ctlpgn::rulec
