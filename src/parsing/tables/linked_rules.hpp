// Rules as instructions for rule_machine.hpp, which are made when a grammar is used for the first time.
//
// It is the parsing machine of Medeiros and Ierusalimschy ("A Parsing Machine for PEGs", 2008): an
// instruction before each expression that may fail says where to continue then, and a call of a rule is a
// frame of the machine, not of the program.
#pragma once

#include "parsing/tables/rule_steps.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ctlpgn::parsing {

enum class operation : std::uint8_t {
    // These look at the text. If it does not match, they continue at `to`, or fail if there is none.
    byte,         // number: the byte
    text,         // bytes, number: their size
    byte_of,      // bytes: a set
    character_in, // bytes: a set
    character_of, // bytes: a set of ASCII; what is beyond it is in the next instruction
    run_of,       // bytes: a set; flag: one at least
    is_next,      // bytes: a set; flag: the end of the text is one of it. Reads nothing
    is_not_next,  // bytes: a set. Reads nothing
    // The way.
    jump,   // to
    choice, // to: where to continue after a failure, at the same place
    look,   // the same, and what follows does not act
    commit, // to: without the last choice
    back,   // to: without the last choice, but at its place
    refute, // without the last choice, at its place: fail
    fail,
    stop,
    // Rules. The place where one began is kept for its action.
    call,   // number: the rule
    finish, // number: the rule
    begin,
    part,     // number: the rule that begun text is taken for
    report,   // number: the code of what begun text is
    advanced, // fail if nothing has been read
    token,    // the whole of a rule, which its call reads
    // The state.
    mark,
    unmark,
    undo,  // after a failure: reports since the mark are dropped
    ask,   // number: the condition on the text; flag: the expected answer
    enter, // to: if it is too deep
    leave,
    leave_and_fail,
    skip_nested, // number: code of what is too deep; after it a jump, and jumps to opening, closing, between
};

struct instruction {
    operation what;
    bool flag = false;
    std::int32_t to = 0; // from here
    std::uint32_t number = 0;
    code_place bytes = nullptr;
};

// The instructions of a grammar, or of a part of a rule.
class linked_rules {
  public:
    explicit linked_rules(const coded_grammar& grammar);
    linked_rules(const coded_grammar& grammar, code_place part);

    [[nodiscard]] const instruction* begin() const { return steps_.data(); }
    [[nodiscard]] const instruction* rule(std::uint32_t index) const {
        return steps_.data() + begins_[index];
    }

  private:
    std::vector<instruction> steps_;
    std::vector<std::uint32_t> begins_;
    std::vector<std::array<std::uint8_t, 32>> sets_;
};

} // namespace ctlpgn::parsing
