#include "fuzz/attempts/undoing_control.hpp"
#include "fuzz/attempts/undone_readings.hpp"
#include "notations/xiangqi/reading/actions.hpp"

namespace ctlpgn::fuzz {

reading_result read_xiangqi_undoing(std::string_view text, bool first, bool /*last*/, const limits& bounds,
                                    game& record, std::vector<finding>& findings) {
    using rules =
        parsing::file_rules<xiangqi::rule::file_start, xiangqi::rule::game, xiangqi::rule::file_end>;
    clear_for_undoing(record, text);
    xiangqi::game_reading state(record, text, first, bounds, findings);
    return read_undoing<rules, xiangqi::action, tao::pegtl::normal>(text, first, record, state);
}

} // namespace ctlpgn::fuzz
