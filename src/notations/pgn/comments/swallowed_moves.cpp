#include "notations/pgn/comments/swallowed_moves.hpp"

#include "grammar/pgn/comment.hpp"
#include "parsing/strict_state.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/parse.hpp>

namespace ctlpgn::pgn {

bool seems_unclosed(std::string_view comment) {
    if (comment.find('{') == std::string_view::npos)
        return false;
    parsing::strict_state state(0);
    parsing::text_input in(comment);
    return tao::pegtl::parse<grammar::pgn::comment::strict::swallowing_text>(in, state);
}

} // namespace ctlpgn::pgn
