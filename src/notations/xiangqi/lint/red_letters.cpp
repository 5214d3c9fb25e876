// Small letters are Black's alone.
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "text/ascii.hpp"

#include <string_view>

namespace ctlpgn::xiangqi {

void check_red_letters(check_context& context) {
    const game& read = context.read;
    // In coordinates, too, most plies begin with a capital.
    const auto may_have_small_letter = [&read](const ctlpgn::ply& each) {
        const std::string_view written = read.raw(each.text());
        return each.readable() && !written.empty() &&
               (is_small_letter(written.front()) || (written.size() > 1 && !is_letter(written.front())));
    };
    for (node at = 0; at != read.plies.size(); ++at) {
        const ctlpgn::ply& here = read.plies[at];
        if (here.player != ctlpgn::side::white || !may_have_small_letter(here))
            continue;
        const span letter = context.parts_of(at).piece;
        if (!letter.empty() && is_small_letter(read.text[letter.begin]))
            context.report(codes::small_letter_of_red, letter).at_ply = at;
    }
}

} // namespace ctlpgn::xiangqi
