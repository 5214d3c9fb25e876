#include "ctlpgn/notation.hpp"
#include "lint/rules/drop_findings.hpp"
#include "lint/rules/garbled_text.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

// Items that a limit cut off are not missing: it is not known which tags or variations the game has.
void forget_what_limits_cut_off(std::vector<finding>& findings) {
    const auto is_reached = [&findings](code limit) {
        return std::ranges::find(findings, limit, &finding::id) != findings.end();
    };
    const bool lacks_tags = is_reached(code::too_many_tags);
    const bool lacks_variations = is_reached(code::nesting_too_deep) || is_reached(code::game_too_long);
    if (lacks_tags || lacks_variations)
        drop_findings(findings, [=](const finding& each) {
            return (lacks_tags && layer_of(each.id) == layer::tags) ||
                   (lacks_variations && each.id >= code::dangling_reference &&
                    each.id <= code::reference_without_ply);
        });
}

} // namespace

void check_game(const notation& chosen, const game& record, check_level checks, const limits& bounds,
                std::vector<finding>& findings, std::vector<ply>* resolved) {
    chosen.check(record, checks, bounds, findings, resolved);
    report_garbled_text(record, findings);
    forget_what_limits_cut_off(findings);
}

} // namespace ctlpgn
