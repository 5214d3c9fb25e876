#include "parsing/one_function.hpp"
#include "parsing/rules.hpp"

#include <catch2/catch.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

#include <string>
#include <string_view>

namespace {

using namespace ctlpgn::parsing;

struct digit : byte_class<0x3FF000000000000U, 0> {};
struct letter : byte_class<0, 0x7FFFFFE00000000U> {};
struct vowel : byte_class<0, 0x20822200000000U> {}; // no range
// 'ab:' digit '=' digit ']' letter
struct eight : seq<literal<'a', 'b'>, literal<':'>, digit, part_as<letter, seq<literal<'='>, digit>>,
                   literal<']'>, letter> {};
struct sixteen : seq<eight, eight> {};
struct short_eight : short_text<8, eight> {};

static_assert(shape<eight>::is_known && shape<eight>::size == 8);
static_assert(shape<sixteen>::is_known && shape<sixteen>::size == 16);
static_assert(!shape<seq<eight, eight, digit>>::is_known, "it is longer than what is compared at once");
static_assert(!shape<seq<digit, digit>>::is_known, "it is shorter than half of that");
static_assert(!shape<seq<eight, vowel>>::is_known);
static_assert(!shape<seq<eight, opt<digit>>>::is_known, "places after it would depend on it");

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};
template <> struct action<digit> {
    template <typename Input> static void apply(const Input& input, std::string& digits) {
        digits += input.string();
    }
};

template <typename Rule> bool reads(std::string_view text) {
    text_input input(text);
    return tao::pegtl::parse<Rule>(input) && input.empty();
}

} // namespace

TEST_CASE("a rule with fixed places matches byte by byte") {
    const std::string right = "ab:4=7]x";
    for (std::size_t at = 0; at != right.size(); ++at)
        for (int byte = 0; byte != 256; ++byte) {
            std::string text = right;
            text[at] = static_cast<char>(byte);
            REQUIRE(shape<eight>::matches_at(text.data()) == reads<eight>(text));
            REQUIRE(shape<sixteen>::matches_at((right + text).data()) == reads<sixteen>(right + text));
        }
}

TEST_CASE("texts with fixed places call the actions of their parts") {
    const auto digits_of = [](std::string_view text) {
        text_input input(text);
        std::string digits;
        (void)tao::pegtl::parse<short_eight, action, one_function_control>(input, digits);
        return digits;
    };
    CHECK(digits_of("ab:4=7]x ") == "47");
    CHECK(digits_of("ab:4=7]1 ").empty());
    CHECK(digits_of("ab:4=7]") == "47"); // where the text ends it is read byte by byte
}

TEST_CASE("texts with fixed places notify only rules with actions") {
    text_input input("ab:4=7]x");
    CHECK(tao::pegtl::parse<short_eight, tao::pegtl::nothing, one_function_control>(input));
    CHECK(input.empty());
}
