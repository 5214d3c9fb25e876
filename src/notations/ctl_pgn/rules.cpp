#include "notations/ctl_pgn/rules.hpp"

#include "lint/context.hpp"
#include "notations/ctl_pgn/board_rules.hpp"
#include "notations/ctl_pgn/letter_rules.hpp"
#include "notations/ctl_pgn/position_rules.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

// The rules that read the tree alone. A new rule is one more line.
constexpr check_rule tree_rules[] = {check_letters, check_game_position, check_board_of_game};

} // namespace

void check(const game& of, check_level how_much, std::vector<finding>& findings) {
    check_context context(of, words, findings);
    for (const check_rule rule : tree_rules)
        rule(context);
    static_cast<void>(how_much);
}

} // namespace ctlpgn::ctl_pgn
