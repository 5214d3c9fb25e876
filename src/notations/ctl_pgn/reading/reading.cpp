#include "notations/ctl_pgn/reading/reading.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "record/tag_text.hpp"
#include "text/ascii.hpp"

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

reading::reading(game& record, std::string_view text, const limits& bounds, std::vector<finding>& findings)
    : reading_state(record, text, bounds, findings), builder(record, text) {}

void reading::report(code id, const char* begin, const char* end) {
    std::string detail;
    switch (code_number(id)) {
    case code_number(codes::unreadable_ply):
    case code_number(codes::missing_origin):
    case code_number(codes::missing_separator):
    case code_number(codes::missing_destination):
    case code_number(codes::missing_promotion): builder.ply_is_unreadable(); break;
    case code_number(codes::unknown_castling):
        builder.ply_is_unreadable();
        detail = known_castlings();
        break;
    case code_number(codes::unknown_number_not_one): builder.number_is_unknown(); break;
    case code_number(codes::not_a_hex):
        detail = why_no_hex({begin, static_cast<std::size_t>(end - begin)});
        break;
    case code_number(codes::bare_nag):
        if (is_too_large_a_nag({begin, static_cast<std::size_t>(end - begin)}))
            id = codes::number_too_large;
        break;
    case code_number(codes::unreadable_tag): builder.tag_is_unreadable(); break;
    case code_number(codes::unquoted_value):
        if (const std::string_view value = bare_value({begin, end}); !value.empty()) {
            builder.tag_value(without_quotes(value));
            begin = value.data();
            end = begin + value.size();
        } else if (trimmed({begin, end}).empty()) {
            end = begin;
        }
        break;
    // What is not closed is reported where it was opened.
    case code_number(codes::unclosed_variation):
        begin = builder.innermost_variation();
        end = begin + 1;
        // It has swallowed the end of the game.
        findings().drop(codes::end_mark_in_variation, begin);
        break;
    case code_number(codes::unclosed_comment):
        begin = builder.comment_begin();
        end = begin + 1;
        detail = "}";
        comment_unclosed_ = true;
        break;
    case code_number(codes::moves_after_result): begin = builder.result_begin(); break;
    case code_number(codes::missing_result):
        if (comment_unclosed_)
            return; // the result is in the comment
        break;
    case code_number(codes::nesting_too_deep):
        builder.variation_is_skipped();
        detail = std::to_string(limit().depth);
        break;
    default: break;
    }
    findings().add(id, begin, end, std::move(detail));
}

void reading::finish(std::string_view consumed) {
    reading_state::finish(builder, consumed);
}

} // namespace ctlpgn::ctl_pgn
