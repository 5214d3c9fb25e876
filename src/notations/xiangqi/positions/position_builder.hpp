// What the readings of positions share: findings, and pieces in the order of the text.
#pragma once

#include "notations/xiangqi/positions/men.hpp"
#include "parsing/finding_list.hpp"
#include "tree/number_value.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi {

class position_builder {
  public:
    position_builder(std::string_view text, std::vector<finding>& findings)
        : text_(text), findings_(findings, text, most_findings) {}

    void report(code id, const char* begin, const char* end) { findings_.add(id, begin, end); }
    [[nodiscard]] parsing::finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(parsing::finding_list::bookmark mark) { findings_.rollback(mark); }
    void token_read(std::size_t /*state*/) {}
    void finish() { findings_.finish(text_); }

  protected:
    [[nodiscard]] span span_of(std::string_view part) const {
        const auto begin = static_cast<std::uint32_t>(part.data() - text_.data());
        return {begin, begin + static_cast<std::uint32_t>(part.size())};
    }

    // A number that is too large is reported, and becomes the largest one.
    std::uint32_t number_of(std::string_view digits) {
        const std::uint64_t value = value_of_number(digits);
        if (value <= largest_number)
            return static_cast<std::uint32_t>(value);
        findings_.add(code::number_too_large, digits.data(), digits.data() + digits.size());
        return largest_number;
    }

  private:
    // More findings for one position would not help.
    static constexpr std::size_t most_findings = 20;

    std::string_view text_;
    parsing::finding_list findings_;
};

} // namespace ctlpgn::xiangqi
