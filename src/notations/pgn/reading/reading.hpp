// The state of one tolerant reading: the findings, the depth, and the builder that the actions call.
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "grammar/pgn/file.hpp"
#include "notations/pgn/reading/tree_builder.hpp"
#include "parsing/finding_list.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

class reading {
  public:
    reading(game& record, std::string_view text, const limits& bounds, std::vector<finding>& findings);

    tree_builder builder;

    // What the generated rules ask for (parsing/rules.hpp).
    void report(code id, const char* begin, const char* end);
    [[nodiscard]] parsing::finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(parsing::finding_list::bookmark mark) { findings_.rollback(mark); }
    [[nodiscard]] bool holds(grammar::pgn::file::condition which, std::string_view subject) const {
        using enum grammar::pgn::file::condition;
        switch (which) {
        case begun: return builder.is_line_begun();
        case numbered: return builder.is_numbered();
        case closes_italics: return builder.closes_italics(subject.data());
        case white_moves: return builder.white_moves();
        case hyphen_before: return is_hyphen_before();
        case main_line: return builder.is_main_line();
        case untagged: return builder.is_untagged();
        case forfeited: return builder.is_forfeited();
        default: return builder.black_follows();
        }
    }
    [[nodiscard]] bool enter();
    void leave() { --depth_; }

    // Where the first comment begins that is not closed.
    [[nodiscard]] std::optional<std::size_t> unclosed_comment() const { return unclosed_comment_; }

    // Reports what can only be known when the game has been read, and puts the findings in order of place.
    void finish(std::string_view consumed);

  private:
    [[nodiscard]] bool is_hyphen_before() const;
    bool report_faults_of_epd(std::string_view text);
    void settle_letters();
    void settle_bishops();
    void settle_result();

    parsing::finding_list findings_;
    std::vector<finding>& reported_;
    game& game_;
    const limits& limits_;
    std::uint32_t depth_ = 0;
    std::optional<std::size_t> unclosed_comment_;
};

} // namespace ctlpgn::pgn
