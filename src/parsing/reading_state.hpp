// What the tolerant reading of one game remembers, whatever the notation: findings and depth. A notation's
// own state is derived from it and says what it makes of each finding (report) and what it answers to the
// questions of its grammar (holds).
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "parsing/finding_list.hpp"
#include "tree/record_builder.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::parsing {

class reading_state {
  public:
    // What the generated rules ask for (rules.hpp).
    [[nodiscard]] finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(finding_list::bookmark mark) { findings_.rollback(mark); }
    [[nodiscard]] bool enter() {
        if (depth_ == limits_.depth)
            return false;
        ++depth_;
        return true;
    }
    void leave() { --depth_; }

    // Where the first comment begins that is not closed.
    [[nodiscard]] std::optional<std::size_t> unclosed_comment() const { return unclosed_comment_; }

  protected:
    reading_state(const game& read, std::string_view text, const limits& bounds,
                  std::vector<finding>& findings)
        : findings_(findings, text, bounds.findings), game_(read), limits_(bounds) {}

    [[nodiscard]] finding_list& findings() { return findings_; }
    [[nodiscard]] const limits& limit() const { return limits_; }
    void comment_is_unclosed(const char* begin) {
        if (!unclosed_comment_)
            unclosed_comment_ = static_cast<std::size_t>(begin - game_.text.data());
    }

    // Reports what can only be known when the game has been read, drops what is beyond the limits, and puts
    // the findings in order of place.
    void finish(record_builder& built, std::string_view consumed);

  private:
    finding_list findings_;
    const game& game_;
    const limits& limits_;
    std::uint32_t depth_ = 0;
    std::optional<std::size_t> unclosed_comment_;
};

} // namespace ctlpgn::parsing
