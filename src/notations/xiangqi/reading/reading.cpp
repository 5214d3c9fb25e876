#include "notations/xiangqi/reading/reading.hpp"

#include "notations/xiangqi/codes.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::xiangqi {

void game_reading::report(code id, const char* begin, const char* end) {
    parsing::reported_place reported{id, {begin, end}, {}};
    const std::string_view where = reported.where;
    settle(reported, builder);
    switch (code_number(id)) {
    case code_number(codes::unreadable_move): builder.ply_is_unreadable(); break;
    case code_number(codes::late_header):
        reported.where = where.substr(0, where.find_first_of("\r\n"));
        break;
    // Its opening.
    case code_number(codes::variation_after_end):
        reported.where = trimmed(where.substr(0, std::min(where.find('{'), where.find("｛"))), white_space);
        break;
    case code_number(codes::unclosed_start):
        if (is_unclosed_)
            return; // it is in what was not closed
        reported.move_to_opening(start_);
        break;
    case code_number(codes::unclosed_setup): reported.move_to_opening(start_); break;
    case code_number(codes::unclosed_braces):
        if (is_unclosed_)
            return;
        reported.move_to_opening(builder.innermost_variation());
        is_unclosed_ = true;
        break;
    // One that ends before moves has some text.
    case code_number(codes::unclosed_comment):
        is_unclosed_ = is_unclosed_ || begin == end;
        reported.detail = reported.where.front() == '/' ? "*/" : "}";
        break;
    default: break;
    }
    add(std::move(reported));
}

} // namespace ctlpgn::xiangqi
