#include "ctlpgn/notation.hpp"
#include "lint/rules/garbled_text.hpp"

namespace ctlpgn {

void check_game(const notation& chosen, const game& record, check_level checks, const limits& bounds,
                std::vector<finding>& findings, std::vector<ply>* resolved) {
    chosen.check(record, checks, bounds, findings, resolved);
    report_garbled_text(record, findings);
}

} // namespace ctlpgn
