#include "parsing/reading_state.hpp"

#include <string>

namespace ctlpgn::parsing {

void reading_state::settle(reported_place& reported, record_builder& built) {
    switch (reported.id) {
    case code::unreadable_tag: built.tag_is_unreadable(); break;
    case code::unclosed_variation: reported.move_to_opening(built.innermost_variation()); break;
    case code::unclosed_comment:
        reported.move_to_opening(built.comment_begin());
        reported.detail.assign(1, '}');
        if (!unclosed_comment_)
            unclosed_comment_ = static_cast<std::size_t>(reported.where.data() - game_.text.data());
        break;
    case code::nesting_too_deep:
        built.variation_is_skipped();
        reported.detail = std::to_string(limits_.depth);
        break;
    default: break;
    }
}

void reading_state::finish(record_builder& built, std::string_view consumed) {
    const char* const text = game_.text.data();
    if (game_.tags.size() > limits_.tags) {
        const span first_too_many = game_.tags[limits_.tags].where;
        findings_.add(code::too_many_tags, text + first_too_many.begin, text + first_too_many.end,
                      std::to_string(limits_.tags));
        built.drop_tags_beyond(limits_.tags);
    }
    node last_reported = no_node;
    const bool may_be_too_long = consumed.size() > limits_.comment_bytes;
    for (node i = 0; may_be_too_long && i != game_.comments.size(); ++i) {
        const span where = game_.comments[i].where;
        const bool same_comment = last_reported != no_node && game_.comments[last_reported].where == where;
        if (where.size() <= limits_.comment_bytes || same_comment)
            continue;
        last_reported = i;
        findings_.add(code::comment_too_long, text + where.begin, text + where.begin + 1,
                      std::to_string(limits_.comment_bytes));
    }
    const std::string_view number = built.overflowing_number();
    if (!number.empty())
        findings_.add(code::number_too_large, number.data(), number.data() + number.size());
    findings_.finish(consumed);
}

} // namespace ctlpgn::parsing
