// Whether the position that a game begins with makes sense.
#include "notations/diplomat/lint/rules.hpp"
#include "notations/diplomat/positions/setup.hpp"
#include "notations/diplomat/positions/start.hpp"
#include "record/tag_text.hpp"

#include <utility>

namespace ctlpgn::diplomat {

namespace {

span moved(span where, std::uint32_t bytes) {
    return {where.begin + bytes, where.end + bytes};
}

} // namespace

void check_set_up_of_game(check_context& context) {
    const tag* const written = find_set_up(context.read);
    if (written == nullptr || !has_both_ends(context.read, *written))
        return;
    written_set_up set_up;
    std::vector<finding> findings;
    // Faults in its text have been reported, which covers what is missing.
    if (!read_set_up(context.raw(written->value), set_up, findings) &&
        (set_up.men.empty() || set_up.lacks_men || !set_up.to_move))
        return;
    findings.clear();
    check_set_up_text(set_up, findings);
    for (finding& each : findings) {
        finding& added =
            context.report(each.id, moved(each.where, written->value.begin), std::move(each.detail));
        for (related_place& place : each.related)
            added.related.push_back({moved(place.where, written->value.begin), std::move(place.message)});
    }
}

} // namespace ctlpgn::diplomat
