#include "notations/xiangqi/lint/reasons.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

// As the result gives it, or a tag of PGN; empty if neither does.
span reason_in(const game& read) {
    const auto termination = std::ranges::find_if(read.tags, [&read](const tag& each) {
        return is_same_in_small_letters(read.raw(each.name), "Termination");
    });
    if (termination != read.tags.end())
        return termination->value;
    const tag* const result = find_tag(read, tag_name::result);
    const std::string_view reason =
        result == nullptr ? std::string_view() : reason_of(read.raw(result->value));
    if (reason.empty())
        return {};
    const auto begin = static_cast<std::uint32_t>(reason.data() - read.text.data());
    return {begin, begin + static_cast<std::uint32_t>(reason.size())};
}

} // namespace

void check_reason(check_context& context, standing reached, xiangqi::side loser) {
    const span where = reason_in(context.read);
    const std::string_view reason = context.raw(where);
    const std::string name(name_of(loser));
    if (is_same_in_small_letters(reason, "Checkmate") && reached != standing::mate)
        context.report(codes::reason_not_on_board, where, name + " is not mated");
    if (is_same_in_small_letters(reason, "Stalemate") && reached != standing::stalemate)
        context.report(codes::reason_not_on_board, where,
                       reached == standing::mate ? name + " is mated" : name + " has legal moves");
}

} // namespace ctlpgn::xiangqi
