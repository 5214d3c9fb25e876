#include "notations/ctl_pgn/rules.hpp"

#include "lint/context.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <span>

namespace ctlpgn::ctl_pgn {

namespace {

// The rules that read the tree alone. A new rule is one more line.
constexpr std::span<const check_rule> tree_rules{};

} // namespace

void check(const game& of, check_level how_much, std::vector<finding>& findings) {
    check_context context(of, words, findings);
    for (const check_rule rule : tree_rules)
        rule(context);
    static_cast<void>(how_much);
}

std::vector<std::string> positions(const game& of) { return std::vector<std::string>(2 * of.moves.size()); }

} // namespace ctlpgn::ctl_pgn
