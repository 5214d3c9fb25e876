#include "notations/xiangqi/reading/reading.hpp"

#include "notations/xiangqi/codes.hpp"

#include <string>
#include <utility>

namespace ctlpgn::xiangqi {

void game_reading::report(code id, const char* begin, const char* end) {
    std::string detail;
    // What is not closed is reported where it was opened.
    const auto opened_at = [&](const char* at) {
        if (at != nullptr) {
            begin = at;
            end = at + 1;
        }
    };
    switch (code_number(id)) {
    case code_number(codes::unreadable_move): builder.ply_is_unreadable(); break;
    case code_number(codes::unclosed_start):
        if (is_unclosed_)
            return; // it is in what was not closed
        opened_at(start_);
        break;
    case code_number(codes::unclosed_setup): opened_at(start_); break;
    case code_number(codes::unclosed_braces):
        if (is_unclosed_)
            return;
        opened_at(builder.innermost_variation());
        is_unclosed_ = true;
        break;
    // One that ends before moves has some text.
    case code_number(codes::unclosed_comment):
        is_unclosed_ = is_unclosed_ || begin == end;
        opened_at(builder.comment_begin());
        detail = *begin == '/' ? "*/" : "}";
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

} // namespace ctlpgn::xiangqi
