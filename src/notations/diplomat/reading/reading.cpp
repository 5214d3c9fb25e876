#include "notations/diplomat/reading/reading.hpp"

#include "notations/diplomat/codes.hpp"
#include "record/tag_text.hpp"
#include "text/ascii.hpp"

#include <string>
#include <utility>

namespace ctlpgn::diplomat {

void game_reading::report(code id, const char* begin, const char* end) {
    std::string detail;
    switch (code_number(id)) {
    case code_number(codes::unreadable_move):
    case code_number(codes::missing_target):
    case code_number(codes::missing_outcome): builder.ply_is_unreadable(); break;
    // What follows a number is told with it.
    case code_number(codes::number_without_move):
    case code_number(codes::et_cetera):
        if (const char* const number = builder.take_number())
            begin = number;
        break;
    case code_number(codes::moves_after_result):
        if (const std::string_view early = builder.result_does_not_end(); !early.empty()) {
            begin = early.data();
            end = begin + early.size();
        }
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
        break;
    case code_number(codes::unclosed_comment):
        begin = builder.comment_begin();
        end = begin + 1;
        detail = "}";
        comment_is_unclosed(begin);
        break;
    case code_number(codes::nesting_too_deep):
        builder.variation_is_skipped();
        detail = std::to_string(limit().depth);
        break;
    default: break;
    }
    findings().add(id, begin, end, std::move(detail));
}

} // namespace ctlpgn::diplomat
