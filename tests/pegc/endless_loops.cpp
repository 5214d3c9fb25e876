// PEGTL's analysis of the grammars: whether a rule can begin with itself, or repeats an empty match. pegc
// checks the same in every build; this takes long to compile, and shows whether pegc is right.
#include "grammar/ctl_pgn/comment.hpp"
#include "grammar/ctl_pgn/file.hpp"
#include "grammar/ctl_pgn/pdtl.hpp"
#include "grammar/ctl_pgn/tag_values.hpp"
#include "grammar/diplomat/file.hpp"
#include "grammar/diplomat/position.hpp"
#include "grammar/pgn/comment.hpp"
#include "grammar/pgn/engine.hpp"
#include "grammar/pgn/epd.hpp"
#include "grammar/pgn/fen.hpp"
#include "grammar/pgn/file.hpp"
#include "grammar/xiangqi/diagram.hpp"
#include "grammar/xiangqi/fen.hpp"
#include "grammar/xiangqi/file.hpp"
#include "grammar/xiangqi/position.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

#include <cstddef>
#include <cstdio>

namespace {

namespace ctl_pgn = ctlpgn::grammar::ctl_pgn;
namespace diplomat = ctlpgn::grammar::diplomat;
namespace pgn = ctlpgn::grammar::pgn;
namespace xiangqi = ctlpgn::grammar::xiangqi;

// analyze() reports on standard error.
template <typename... Rules> std::size_t loops_in() {
    return (0 + ... + tao::pegtl::analyze<Rules>());
}

} // namespace

int main() {
    const std::size_t loops =
        loops_in<ctl_pgn::file::strict::file, ctl_pgn::file::tolerant::file,
                 ctl_pgn::comment::strict::comment, ctl_pgn::comment::tolerant::comment,
                 ctl_pgn::pdtl::strict::pdtl, ctl_pgn::pdtl::tolerant::pdtl,
                 ctl_pgn::tag_values::strict::identifier, ctl_pgn::tag_values::strict::time_control,
                 ctl_pgn::tag_values::strict::redefine>() +
        loops_in<diplomat::file::strict::file, diplomat::file::tolerant::file,
                 diplomat::position::strict::position, diplomat::position::tolerant::position>() +
        loops_in<pgn::file::strict::file, pgn::file::tolerant::file, pgn::comment::strict::comment,
                 pgn::comment::tolerant::comment, pgn::engine::strict::engine_comment,
                 pgn::engine::tolerant::engine_comment, pgn::epd::strict::epd, pgn::epd::tolerant::epd,
                 pgn::fen::strict::fen, pgn::fen::tolerant::fen>() +
        loops_in<xiangqi::file::strict::file, xiangqi::file::tolerant::file,
                 xiangqi::diagram::strict::diagram, xiangqi::diagram::tolerant::diagram,
                 xiangqi::fen::strict::fen, xiangqi::fen::tolerant::fen, xiangqi::position::strict::position,
                 xiangqi::position::tolerant::position>();
    std::printf("PEGTL finds %zu endless loops in the grammars\n", loops);
    return loops == 0 ? 0 : 1;
}
