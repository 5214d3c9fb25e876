// A grammar file as read. Offsets are bytes in the file's text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace ctlpgn::pegc {

enum class kind : std::uint8_t {
    literal,    // text: the bytes
    characters, // ranges, negated
    any,
    reference, // text: the rule's name; arguments
    group,     // (e); in usual forms: with text, the form's version of the rule of that name; with arguments,
               // what it reads without trying those rules
    sequence,  // two or more
    choice,    // two or more
    repetition, // min, max
    ahead,      // &e
    not_ahead,  // !e
    condition,  // &{text}, or !{text} when negated: its child, if any, is the subject
    label,      // e^text, e^text(r): children are e, and r when there is one
    deviation,  // ~text e: covers the rest of its alternative; silent_deviation is reported elsewhere
};

// The code for tolerated text that needs no report.
inline constexpr const char* silent_deviation = "elsewhere";

struct code_range {
    std::uint32_t first;
    std::uint32_t last;
};

struct node {
    static constexpr unsigned unbounded = ~0U;

    pegc::kind kind = kind::literal;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text;
    std::vector<code_range> ranges;
    bool negated = false;
    unsigned min = 0;
    unsigned max = unbounded;
    std::vector<node> children;
    std::vector<std::string> arguments; // of a reference
};

struct rule {
    std::string name;
    std::string display;
    std::size_t begin = 0;
    std::size_t end = 0;
    node body;
    bool is_usual_form = false;
    // For a usual form, by kind of place: the same with everything that must hold for it to be valid
    // (usual/derivation.hpp).
    std::vector<node> promised;

    std::vector<std::string> parameters; // name<p, q> <- …
    // For an instance of a rule with parameters: pair_a_b for pair<a, b>.
    std::string generic;
    std::string source; // the file to which the offsets refer
};

struct import_line {
    std::string file; // its name
    std::size_t begin = 0;
    std::size_t end = 0;
};

// %condition
struct condition_line {
    std::string name;
    std::string meaning; // in words
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct nested_line {
    std::string rule;
    std::string code;
    std::size_t begin = 0;
    std::size_t end = 0;
    node skipped; // a sequence: the opening, the closing, and the text between
};

// %start, %token, %short and %quick
struct rule_list_line {
    std::vector<node> rules; // references
    std::size_t begin = 0;
    std::size_t end = 0;
};

// %usual
struct usual_line {
    rule form;               // its body as written
    std::vector<rule> parts; // between braces: the form's versions of these rules
    std::string fault;       // why derivation failed
    std::size_t fault_at = 0;
};

struct grammar_file {
    std::string name; // its path in the folder of the grammars, without extension: common/lexical
    std::string path; // for messages
    std::string text;
    std::vector<import_line> imports;
    std::vector<rule_list_line> starts;
    std::vector<rule_list_line> tokens;
    std::vector<rule_list_line> shorts;
    std::vector<rule_list_line> quicks;
    std::vector<usual_line> usuals; // `rules` has the derived rules
    std::vector<condition_line> conditions;
    std::vector<nested_line> nestings;
    std::vector<rule> rules;
    std::vector<rule> generic_rules; // those with parameters; `rules` has their instances
};

} // namespace ctlpgn::pegc
