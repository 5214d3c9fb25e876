#include "grammar/ctl_pgn/comment.hpp"
#include "grammar/ctl_pgn/file.hpp"
#include "grammar/ctl_pgn/pdtl.hpp"
#include "grammar/ctl_pgn/tag_values.hpp"

#include <catch2/catch.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

namespace g = ctlpgn::grammar;

TEST_CASE("PEGTL finds no endless loop in the grammars") {
    CHECK(tao::pegtl::analyze<g::ctl_pgn::file::strict::file>() == 0);
    CHECK(tao::pegtl::analyze<g::ctl_pgn::file::tolerant::file>() == 0);
    CHECK(tao::pegtl::analyze<g::ctl_pgn::comment::strict::comment>() == 0);
    CHECK(tao::pegtl::analyze<g::ctl_pgn::comment::tolerant::comment>() == 0);
    CHECK(tao::pegtl::analyze<g::ctl_pgn::pdtl::strict::pdtl>() == 0);
    CHECK(tao::pegtl::analyze<g::ctl_pgn::pdtl::tolerant::pdtl>() == 0);
    CHECK(tao::pegtl::analyze<g::ctl_pgn::tag_values::strict::identifier>() == 0);
    CHECK(tao::pegtl::analyze<g::ctl_pgn::tag_values::strict::time_control>() == 0);
    CHECK(tao::pegtl::analyze<g::ctl_pgn::tag_values::strict::redefine>() == 0);
}
