#include "notations/diplomat/reading/reading.hpp"

#include "notations/diplomat/codes.hpp"
#include "record/tag_text.hpp"

#include <utility>

namespace ctlpgn::diplomat {

void game_reading::report(code id, const char* begin, const char* end) {
    parsing::reported_place reported{id, {begin, end}, {}};
    settle(reported, builder);
    switch (code_number(id)) {
    case code_number(codes::unreadable_move):
    case code_number(codes::missing_target):
    case code_number(codes::missing_outcome): builder.ply_is_unreadable(); break;
    // Text after a number is reported with the number.
    case code_number(codes::number_without_move):
    case code_number(codes::et_cetera):
        if (const char* const number = builder.take_number())
            reported.where = {number, end};
        break;
    case code_number(codes::moves_after_result):
        if (const std::string_view early = builder.result_does_not_end(); !early.empty())
            reported.where = early;
        break;
    case code_number(codes::unquoted_value):
        if (const std::string_view value = bare_value(reported.where); !value.empty())
            builder.tag_value(without_quotes(value));
        reported.where = place_of_bare_value(reported.where);
        break;
    default: break;
    }
    add(std::move(reported));
}

} // namespace ctlpgn::diplomat
