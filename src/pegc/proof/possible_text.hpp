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
    // Whether the character there is one of these. What is open is remembered as the question.
    answer is_one_of(std::size_t at, const code_set& these);
    // Whether a condition holds, of nothing or of the characters from `begin` to `end`. What holds of nothing
    // holds of everything.
    answer holds(const std::string& condition);
    answer holds(const std::string& condition, std::size_t begin, std::size_t end);

    // Leaves the texts in which the last open question has that answer.
    void answer_last(bool yes);

    // From there on there is nothing where nothing is known.
    void end_at(std::size_t horizon) { horizon_ = horizon; }

    // One of the texts.
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
