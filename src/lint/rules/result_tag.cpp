// The result on its line is that of the tag.
#include "lint/rules/results.hpp"
#include "lint/rules/shared_rules.hpp"

namespace ctlpgn {

void check_result_tag(check_context& context) {
    check_result_tag(context, code::result_differs_from_tag);
}

void check_result_tag(check_context& context, code reported) {
    const game& game = context.read;
    const tag* const named = find_result_tag(game, context.words);
    if (named == nullptr || game.result == 0)
        return;
    const std::uint8_t in_tag = read_result(context.raw(named->value), context.words);
    if (in_tag == 0 || in_tag == game.result)
        return;
    finding& found = context.report(reported, game.result_where, std::string(context.words.results[in_tag]));
    found.related.push_back({named->value, "the " + std::string(context.words.result_tag) + " tag is here"});
}

} // namespace ctlpgn
