// The state of the tolerant reading of one game in any notation: findings and depth. A notation's state is
// derived from it; it handles each finding (report) and decides the conditions of its grammar (holds).
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "parsing/finding_list.hpp"
#include "tree/record_builder.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::parsing {

// A report and its bytes.
struct reported_place {
    code id;
    std::string_view where;
    std::string detail;

    // For something unclosed: moves the report to where it was opened, if it was.
    void move_to_opening(const char* opening) {
        if (opening != nullptr)
            where = {opening, 1};
    }
};

class reading_state {
  public:
    // What the generated rules require (rules.hpp).
    [[nodiscard]] finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(finding_list::bookmark mark) { findings_.rollback(mark); }
    [[nodiscard]] bool enter() {
        if (depth_ == limits_.depth)
            return false;
        ++depth_;
        return true;
    }
    void leave() { --depth_; }

    // The beginning of the first unclosed comment.
    [[nodiscard]] std::optional<std::size_t> unclosed_comment() const { return unclosed_comment_; }

  protected:
    reading_state(const game& read, std::string_view text, const limits& bounds,
                  std::vector<finding>& findings)
        : findings_(findings, text, bounds.findings), game_(read), limits_(bounds) {}

    [[nodiscard]] finding_list& findings() { return findings_; }

    // Common to all notations: unclosed parts are reported where they were opened, parts beyond a limit
    // together with the limit, and unreadable text is not put into the tree.
    void settle(reported_place& reported, record_builder& built);
    void add(reported_place&& reported) {
        findings_.add(reported.id, reported.where.data(), reported.where.data() + reported.where.size(),
                      std::move(reported.detail));
    }

    // Reports what is known only when the game has been read, drops findings beyond the limits, and sorts the
    // rest by place.
    void finish(record_builder& built, std::string_view consumed);

  private:
    finding_list findings_;
    const game& game_;
    const limits& limits_;
    std::uint32_t depth_ = 0;
    std::optional<std::size_t> unclosed_comment_;
};

} // namespace ctlpgn::parsing
