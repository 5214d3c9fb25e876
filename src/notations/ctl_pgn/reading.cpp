#include "notations/ctl_pgn/reading.hpp"

#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <charconv>
#include <cstdint>
#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

// The castlings that begin like the one that was written.
std::string known_castlings() {
    std::string list;
    for (const castling_words& known : words.castlings)
        list.append(list.empty() ? "" : " ").append(known.name);
    return list;
}

// "$256", of three digits at most.
bool is_too_large_a_nag(std::string_view written) {
    std::uint32_t number = 0;
    std::from_chars(written.data() + 1, written.data() + written.size(), number);
    return number > largest_nag;
}

} // namespace

reading::reading(game& into, std::string_view text, const limits& with, std::vector<finding>& findings)
    : builder(into, text), findings_(findings, text, with.findings), game_(into), limits_(with) {}

void reading::report(code id, const char* begin, const char* end) {
    std::string detail;
    switch (id) {
    case code::unreadable_ply:
    case code::missing_origin:
    case code::missing_separator:
    case code::missing_destination: builder.ply_is_unreadable(); break;
    case code::unknown_castling:
        builder.ply_is_unreadable();
        detail = known_castlings();
        break;
    case code::unknown_number_not_one: builder.number_is_unknown(); break;
    case code::not_a_hex: detail = why_no_hex({begin, static_cast<std::size_t>(end - begin)}); break;
    case code::bare_nag:
        if (is_too_large_a_nag({begin, static_cast<std::size_t>(end - begin)}))
            id = code::number_too_large;
        break;
    case code::unreadable_tag: builder.tag_is_unreadable(); break;
    case code::unquoted_value: builder.tag_value({begin, static_cast<std::size_t>(end - begin)}); break;
    // What is not closed is reported where it was opened.
    case code::unclosed_variation:
        begin = builder.innermost_variation();
        end = begin + 1;
        // It has swallowed the end of the game.
        findings_.drop(code::end_mark_in_variation, begin);
        break;
    case code::unclosed_comment:
        begin = builder.comment_begin();
        end = begin + 1;
        comment_unclosed_ = true;
        break;
    case code::moves_after_result: begin = builder.result_begin(); break;
    case code::missing_result:
        if (comment_unclosed_)
            return; // the result is in the comment
        break;
    case code::nesting_too_deep:
        builder.variation_is_skipped();
        detail = std::to_string(limits_.depth);
        break;
    default: break;
    }
    findings_.add(id, begin, end, std::move(detail));
}

bool reading::enter() {
    if (depth_ == limits_.depth)
        return false;
    ++depth_;
    return true;
}

void reading::finish(std::string_view consumed) {
    const char* const text = game_.text.data();
    if (game_.tags.size() > limits_.tags) {
        const span first_too_many = game_.tags[limits_.tags].where;
        findings_.add(code::too_many_tags, text + first_too_many.begin, text + first_too_many.end,
                      std::to_string(limits_.tags));
        builder.drop_tags_beyond(limits_.tags);
    }
    node last_reported = no_node;
    for (node i = 0; i != game_.comments.size(); ++i) {
        const span where = game_.comments[i].where;
        const bool same_comment = last_reported != no_node && game_.comments[last_reported].where == where;
        if (where.size() <= limits_.comment_bytes || same_comment)
            continue;
        last_reported = i;
        findings_.add(code::comment_too_long, text + where.begin, text + where.begin + 1,
                      std::to_string(limits_.comment_bytes));
    }
    const std::string_view number = builder.overflowing_number();
    if (!number.empty())
        findings_.add(code::number_too_large, number.data(), number.data() + number.size());
    findings_.finish(consumed);
}

} // namespace ctlpgn::ctl_pgn
