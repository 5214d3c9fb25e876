// A text that is known only as far as a reader has asked about it: it represents all texts with the same
// answers.
#pragma once

#include "pegc/proof/code_set.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace ctlpgn::pegc {

enum class answer : std::uint8_t { no, yes, open };

class possible_text {
  public:
    // Whether the character there is one of these. If that is open, it is remembered as the question.
    answer is_one_of(std::size_t at, const code_set& these);
    // Whether a condition holds, for nothing or for the characters from `begin` to `end`. If it holds for
    // nothing, it holds for everything.
    answer holds(const std::string& condition);
    answer holds(const std::string& condition, std::size_t begin, std::size_t end);

    // Restricts it to texts in which the last open question has that answer.
    void answer_last(bool yes);

    // Ends the text after its known characters.
    void end_at(std::size_t horizon) { horizon_ = horizon; }

    // One of the possible texts.
    [[nodiscard]] std::string sample() const;

  private:
    [[nodiscard]] const code_set& known(std::size_t at) const;
    answer condition(const std::string& called);

    std::vector<code_set> characters_; // what each may be
    std::map<std::string, bool> conditions_;
    std::size_t horizon_ = static_cast<std::size_t>(-1);

    std::size_t asked_at_ = 0;
    code_set asked_;
    std::string asked_condition_; // empty: a character
};

} // namespace ctlpgn::pegc
