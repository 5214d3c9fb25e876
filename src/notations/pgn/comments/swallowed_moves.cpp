#include "notations/pgn/comments/swallowed_moves.hpp"

#include "notations/pgn/comments/comment_reading.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/nothing.hpp>

namespace ctlpgn::pgn {

bool seems_unclosed(std::string_view comment) {
    if (comment.find('{') == std::string_view::npos)
        return false;
    comment_reading state;
    parsing::text_input input(comment);
    return parsing::parse<comment_rules::swallowing_text, tao::pegtl::nothing>(input, state);
}

} // namespace ctlpgn::pgn
