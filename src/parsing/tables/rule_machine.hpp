// Reads with rules as data: with the same result as PEGTL's functions, a fraction of their size, and no
// recursion, since the machine's frames are not on the program's stack.
#pragma once

#include "parsing/tables/linked_rules.hpp"
#include "parsing/text_input.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn {
enum class code : std::uint32_t;
}

namespace ctlpgn::parsing {

// Called after the match of a rule that began there, or reads one; false: it does not match.
using rule_call = bool (*)(const char* begin, text_input& input, void* state);

// The actions of a reading, and the functions of its state (parsing/rules.hpp).
struct reading_calls {
    const rule_call* actions; // null if there is no action
    // For tokens and compiled rules, which run actions, so their instructions are used where no actions may
    // run; null for the others.
    const rule_call* readers;
    void (*report)(void* state, code id, const char* begin, const char* end);
    std::uint64_t (*mark)(const void* state);
    void (*rollback)(void* state, std::uint64_t end);
    bool (*holds)(void* state, unsigned condition, std::string_view subject);
    bool (*enter)(void* state);
    void (*leave)(void* state);
};

class rule_machine {
  public:
    rule_machine(text_input& input, void* state, const linked_rules& rules, const reading_calls& calls)
        : input_(input), state_(state), rules_(rules), calls_(calls) {}

    // Reads nothing if the rule does not match. Without actions there are no reports, either.
    bool match(std::uint32_t rule, bool acts);
    // The same for a part of a rule.
    bool match_part(const linked_rules& part, bool acts) { return run(part.begin(), acts); }

  private:
    // Something to do about a place later.
    struct frame {
        const instruction* next; // after a failure; of a rule, after it
        const char* begin;
        std::uint64_t mark;
        bool acts;
        bool is_choice; // otherwise a failure passes to the frame below
    };

    [[gnu::noinline]] bool run(const instruction* at, bool acts);
    // A call of a compiled rule or of a token.
    bool read(std::uint32_t rule, rule_call reader, const char* here, bool acts);
    [[nodiscard]] bool is_token(std::uint32_t rule) const {
        return rules_.rule(rule)->what == operation::token;
    }
    bool act(std::uint32_t rule, const char* begin, const char* here);
    [[gnu::noinline]] bool skip_nested(const instruction* opening);
    [[gnu::noinline]] frame* with_more_frames(frame* top);

    static constexpr std::size_t usual_frames = 40;

    text_input& input_;
    void* state_;
    const linked_rules& rules_;
    const reading_calls& calls_;
    std::array<frame, usual_frames> usual_; // NOLINT(*-member-init): each is written before it is read
    std::vector<frame> deep_;
    frame* top_ = usual_.data();
    frame* limit_ = usual_.data() + usual_frames;
};

} // namespace ctlpgn::parsing
