// The state of one tolerant reading of PGN: that of every reading_state, and the builder that the actions
// call.
#pragma once

#include "grammar/pgn/file.hpp"
#include "notations/pgn/letters/languages.hpp"
#include "notations/pgn/reading/tree_builder.hpp"
#include "parsing/reading_state.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

class reading : public parsing::reading_state {
  public:
    reading(game& record, std::string_view text, const limits& bounds, std::vector<finding>& findings);

    tree_builder builder;

    // What the generated rules require (parsing/rules.hpp).
    void report(code id, const char* begin, const char* end);
    [[nodiscard]] bool holds(grammar::pgn::file::condition which, std::string_view subject) const {
        using enum grammar::pgn::file::condition;
        switch (which) {
        case begun: return builder.is_line_begun();
        case numbered: return builder.is_numbered();
        case closes_italics: return builder.closes_italics(subject.data());
        case white_moves: return builder.white_moves();
        case number_due: return builder.is_number_due(subject);
        case hyphen_before: return is_hyphen_before();
        case main_line: return builder.is_main_line();
        case listed: return builder.numbers_have_parentheses();
        case instead_of_last: return builder.is_number_of_last(subject);
        case forfeited: return builder.is_result_in_tag("0-0");
        case white_has_won: return builder.is_result_in_tag("1-0");
        case black_has_won: return builder.is_result_in_tag("0-1");
        case is_drawn: return builder.is_result_in_tag("1/2-1/2");
        case is_due: return builder.due().has(subject);
        case is_due_next: return builder.due().next().has(subject);
        case goes_on_inside: return pgn::goes_on_inside(subject, builder.due());
        case new_tag: return builder.is_new_tag(subject);
        case untagged: return builder.is_untagged();
        case judged: return builder.is_judged();
        case drops: return builder.has_drops();
        case kings_promoted: return builder.promotes_to_king();
        case same_game: return !builder.begins_next_game(subject);
        default: return builder.black_follows();
        }
    }

    // Nothing may be read afterwards.
    void finish(std::string_view consumed);

  private:
    [[nodiscard]] bool is_hyphen_before() const;
    [[nodiscard]] bool is_right_after_cut_comment(const char* at) const;
    bool report_faults_of_epd(std::string_view text);
    void settle_letters();
    void doubt_capital_pawns(const piece_letters& letters);
    void settle_bishops();
    void settle_capital_files();
    void settle_novelties();
    void settle_checks();
    void settle_result();
    [[nodiscard]] std::uint8_t result_among_moves() const;

    std::vector<finding>& reported_;
    game& read_;
};

} // namespace ctlpgn::pgn
