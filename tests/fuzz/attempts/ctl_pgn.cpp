#include "fuzz/attempts/undoing_control.hpp"
#include "fuzz/attempts/undone_readings.hpp"
#include "notations/ctl_pgn/reading/actions.hpp"

namespace ctlpgn::fuzz {

reading_result read_ctl_pgn_undoing(std::string_view text, bool first, bool /*last*/, const limits& bounds,
                                    game& record, std::vector<finding>& findings) {
    using rules =
        parsing::file_rules<ctl_pgn::rule::file_start, ctl_pgn::rule::game, ctl_pgn::rule::file_end>;
    clear_for_undoing(record, text);
    ctl_pgn::reading state(record, text, bounds, findings);
    return read_undoing<rules, ctl_pgn::action, ctl_pgn::reading_control>(text, first, record, state);
}

} // namespace ctlpgn::fuzz
