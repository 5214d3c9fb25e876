#include "grammar/comment.hpp"
#include "grammar/ctl_pgn.hpp"
#include "grammar/pdtl.hpp"
#include "grammar/tag_values.hpp"

#include <catch2/catch.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

namespace g = ctlpgn::grammar;

TEST_CASE("PEGTL finds no endless loop in the grammars") {
    CHECK(tao::pegtl::analyze<g::ctl_pgn::strict::file>() == 0);
    CHECK(tao::pegtl::analyze<g::ctl_pgn::tolerant::file>() == 0);
    CHECK(tao::pegtl::analyze<g::comment::strict::comment>() == 0);
    CHECK(tao::pegtl::analyze<g::comment::tolerant::comment>() == 0);
    CHECK(tao::pegtl::analyze<g::pdtl::strict::pdtl>() == 0);
    CHECK(tao::pegtl::analyze<g::pdtl::tolerant::pdtl>() == 0);
    CHECK(tao::pegtl::analyze<g::tag_values::strict::identifier>() == 0);
    CHECK(tao::pegtl::analyze<g::tag_values::strict::time_control>() == 0);
    CHECK(tao::pegtl::analyze<g::tag_values::strict::redefine>() == 0);
}
