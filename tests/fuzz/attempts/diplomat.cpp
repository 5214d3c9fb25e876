#include "fuzz/attempts/undoing_control.hpp"
#include "fuzz/attempts/undone_readings.hpp"
#include "notations/diplomat/reading/actions.hpp"

namespace ctlpgn::fuzz {

reading_result read_diplomat_undoing(std::string_view text, bool first, bool /*last*/, const limits& bounds,
                                     game& record, std::vector<finding>& findings) {
    using rules =
        parsing::file_rules<diplomat::rule::file_start, diplomat::rule::game, diplomat::rule::file_end>;
    clear_for_undoing(record, text);
    diplomat::game_reading state(record, text, bounds, findings);
    return read_undoing<rules, diplomat::action, tao::pegtl::normal>(text, first, record, state);
}

} // namespace ctlpgn::fuzz
