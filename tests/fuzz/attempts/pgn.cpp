#include "fuzz/attempts/undoing_control.hpp"
#include "fuzz/attempts/undone_readings.hpp"
#include "notations/pgn/reading/actions.hpp"

namespace ctlpgn::fuzz {

reading_result read_pgn_undoing(std::string_view text, bool first, bool /*last*/, const limits& bounds,
                                game& record, std::vector<finding>& findings) {
    using rules = parsing::file_rules<pgn::rule::file_start, pgn::rule::game, pgn::rule::file_end>;
    clear_for_undoing(record, text);
    pgn::reading state(record, text, bounds, findings);
    return read_undoing<rules, pgn::action, tao::pegtl::normal>(text, first, record, state);
}

} // namespace ctlpgn::fuzz
