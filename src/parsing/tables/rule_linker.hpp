// Turns the code of rules into instructions.
#pragma once

#include "parsing/tables/linked_rules.hpp"
#include "parsing/tables/rule_starts.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::parsing {

class rule_linker {
  public:
    rule_linker(const coded_grammar& grammar, std::vector<instruction>& steps, std::vector<byte_bits>& sets)
        : starts_(grammar), steps_(steps), sets_(sets) {}

    // Moves to the end of the rule's code.
    void link(code_place& at);
    void finish_rule(std::uint32_t index) { put(operation::finish, index); }
    void finish_part() { put(operation::stop); }
    // Sets get their places when all are known.
    void place_sets();

  private:
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(steps_.size()); }
    std::uint32_t put(operation what, std::uint32_t number = 0, bool flag = false);
    void put_set(operation what, const next_set& set, bool flag = false);
    // Tests what comes next. False: it may be anything, and there is no test.
    [[nodiscard]] bool put_test(const next_set& wanted);
    [[nodiscard]] rule_start start_of(code_place at) { return starts_.take(at); }
    void land(std::uint32_t begin) { point(begin, size()); }
    void point(std::uint32_t begin, std::uint32_t end) {
        steps_[begin].to = static_cast<std::int32_t>(end) - static_cast<std::int32_t>(begin);
    }

    // rule_alternatives.cpp has these. What goes on elsewhere if it does not match, without a frame where it
    // needs none.
    struct attempt {
        std::uint32_t test;   // none: no_step
        std::uint32_t choice; // or the only instruction
        bool framed;
    };
    attempt link_attempt(code_place& at);
    void end_attempt(const attempt& tried, std::uint32_t on);
    void land(const attempt& tried);

    void link_one_of(code_place& at);
    void link_optional(code_place& at);
    void link_any_number(code_place& at);
    void link_one_or_more(code_place& at);
    void link_repeated(code_place& at);

    void link_ahead(code_place& at, bool wanted);
    void link_expected(code_place& at);
    void link_asked(code_place& at);
    void link_nested(code_place& at);

    rule_starts starts_;
    std::vector<instruction>& steps_;
    std::vector<byte_bits>& sets_;
};

} // namespace ctlpgn::parsing
