// Rules as data, and what reads by them: the same readings as the functions that PEGTL makes of the rules,
// some times slower and a fraction as large. rule_code.hpp makes the data of the types of the rules.
#pragma once

#include "parsing/text_input.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn {
enum class code : std::uint32_t;
}

namespace ctlpgn::parsing {

// What a byte of a rule's code stands for. What follows it is named beside it: numbers have seven bits a
// byte, the lowest first; `sized` is the code of a rule after its size, and a set is the ranges of its bytes.
enum class rule_step : std::uint8_t {
    all,               // number of rules, the rules
    one_of,            // number of rules, the rules, each sized
    optional,          // sized
    any_number,        // sized
    one_or_more,       // sized
    repeated,          // least, most, sized
    ahead,             // sized
    not_ahead,         // sized
    advancing,         // rule
    byte,              // the byte
    text,              // size, the bytes
    byte_of,           // set
    character_of,      // set of ASCII; number of ranges beyond it, first and last of each
    character_in,      // set
    run_of,            // least number of bytes, 0 or 1; set
    starting,          // set of what may be next, rule
    begun,             // set, rule sized
    deviation,         // code, rule
    expected,          // code, rule sized, recovery sized
    undone_on_failure, // rule
    asked,             // the answer, the question, what it is about: sized
    nested,            // code, set, rule, opening, closing, between: each sized
    named,             // index of the rule
    part,              // index of the rule that it stands for, rule
    token,             // the whole of a rule, which its call reads
};

// What stands in a set besides bytes: the end of the text. It is the lowest bit of the number of its ranges.
inline constexpr unsigned text_end_in_set = 1;

// The rules of a grammar, at their indices.
struct coded_grammar {
    const std::uint8_t* code;
    const std::uint16_t* begins;
};

// What follows the match of a rule, or reads it; false: it does not match. `begin` is null where it must not
// act.
using rule_call = bool (*)(const char* begin, text_input& in, void* state);

// What a reading makes of the rules, and what they ask of its state (parsing/rules.hpp).
struct reading_calls {
    const rule_call* actions; // null where nothing follows
    const rule_call* readers; // of tokens, and of what is compiled, actions included; null for the others
    void (*report)(void* state, code id, const char* begin, const char* end);
    std::uint64_t (*mark)(const void* state);
    void (*rollback)(void* state, std::uint64_t to);
    bool (*holds)(void* state, unsigned condition, std::string_view subject);
    bool (*enter)(void* state);
    void (*leave)(void* state);
};

class rule_machine {
  public:
    rule_machine(text_input& in, void* state, const coded_grammar& grammar, const reading_calls& calls)
        : in_(in), state_(state), grammar_(grammar), calls_(calls) {}

    // Reads nothing if the rule does not match. What must not act does not report either.
    [[gnu::noinline]] bool match(std::uint32_t rule, bool acts);
    // The same for what is part of a rule.
    bool match_part(const std::uint8_t* code, bool acts) { return step(code, acts) != nullptr; }

  private:
    using place = const std::uint8_t*;

    // What follows a match that began there.
    bool act(std::uint32_t rule, const char* begin);

    // Where the step ends if it matches, otherwise null, and nothing has been read. Most alternatives fail at
    // their first byte.
    place step(place at, bool acts) {
        return *at == static_cast<std::uint8_t>(rule_step::starting) && !may_begin(at) ? nullptr
                                                                                       : whole_step(at, acts);
    }
    [[gnu::noinline]] bool may_begin(place starting) const;
    place whole_step(place at, bool acts);
    // A step calls these with a frame of few variables: rules of rules are deep, and stacks of browsers are
    // small.
    [[gnu::noinline]] place all(place at, bool acts);
    [[gnu::noinline]] place one_of(place at, bool acts);
    [[gnu::noinline]] place repeated(place at, bool acts, std::uint32_t least, std::uint32_t most);
    [[gnu::noinline]] place ahead(place at, bool wanted);
    [[gnu::noinline]] place text(place at, std::uint32_t size);
    [[gnu::noinline]] place byte_of(place at);
    [[gnu::noinline]] place character_of(place at);
    [[gnu::noinline]] place character_in(place at);
    [[gnu::noinline]] place run_of(place at);
    [[gnu::noinline]] place deviation(place at, bool acts);
    [[gnu::noinline]] place expected(place at, bool acts);
    [[gnu::noinline]] place undone_on_failure(place at, bool acts);
    [[gnu::noinline]] place part(place at, bool acts);
    [[gnu::noinline]] place asked(place at);
    [[gnu::noinline]] place nested(place at, bool acts);
    [[gnu::noinline]] bool skip_nested(place opening);
    bool skip(place sized);

    text_input& in_;
    void* state_;
    const coded_grammar& grammar_;
    const reading_calls& calls_;
};

} // namespace ctlpgn::parsing
