#include "ctlpgn/encoding.hpp"
#include "ctlpgn/lint.hpp"
#include "lint/findings_in.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::lint_tests;

namespace {

struct seen_encoding {
    std::string code;
    text_encoding encoding;

    friend bool operator==(const seen_encoding&, const seen_encoding&) = default;
};

std::ostream& operator<<(std::ostream& result, const seen_encoding& each) {
    return result << each.code << " " << name_of(each.encoding);
}

std::vector<seen_encoding> reported_encodings(const std::string& bytes, const char* notation_name) {
    std::vector<seen_encoding> reported;
    lint(*open_text(bytes), *find_notation(notation_name), {}, [&reported](const linted& game) {
        for (const diagnostic& each : game.found)
            if (each.encoding)
                reported.push_back({code_text(each.id), *each.encoding});
    });
    return reported;
}

std::string in_utf16(const std::string& ascii) {
    std::string bytes;
    for (const char each : ascii)
        bytes.append(1, each).append(1, '\0');
    return bytes;
}

} // namespace

TEST_CASE("a finding about an encoding has it as a value", "[lint]") {
    const std::string moves = "1. H6-H12, I23-I19\n";
    const std::string game = game_of(moves);
    const std::string latin1 = game_of(moves + "{ \xE0 \xE9 \xED \xF3 \xFA \xFC }\n");
    CHECK(reported_encodings(game, "ctl-pgn").empty());
    CHECK(reported_encodings(latin1, "ctl-pgn") ==
          std::vector<seen_encoding>{{"S006", text_encoding::latin1}});
    CHECK(reported_encodings(in_utf16(game), "ctl-pgn") ==
          std::vector<seen_encoding>{{"S006", text_encoding::utf16_little}});
    CHECK(reported_encodings(in_utf16(game) + "\n" + game, "ctl-pgn") ==
          std::vector<seen_encoding>{{"S006", text_encoding::utf16_little}, {"S006", text_encoding::utf8}});
}

TEST_CASE("a notation has special codes for encodings that it allows", "[lint]") {
    const std::string pgn = "[White \"N\xFAria G\xFC"
                            "ell\"]\n[Black \"Mart\xED\"]\n\n1. e4 e5 *\n";
    CHECK(reported_encodings(pgn, "pgn") == std::vector<seen_encoding>{{"GS006", text_encoding::latin1}});
    CHECK(reported_encodings(in_utf16("[White \"N\"]\n\n1. e4 e5 *\n"), "pgn") ==
          std::vector<seen_encoding>{{"S006", text_encoding::utf16_little}});
}

TEST_CASE("letters of pieces in a Cyrillic code page are not those of Western Europe", "[lint]") {
    const std::string pgn = "[White \"N\"]\n\n1. e4 e5 2. \xCA"
                            "f3 \xCA"
                            "c6 3. \xD1"
                            "b5 \xCA"
                            "f6 *\n";
    CHECK(reported_encodings(pgn, "pgn").empty());
    const std::string signs = game_of("1. JA9\xD7"
                                      "A5, JA5\xD7"
                                      "A9\n2. JA9\xD7"
                                      "A5, JA5\xD7"
                                      "A9\n");
    CHECK(reported_encodings(signs, "ctl-pgn") ==
          std::vector<seen_encoding>{{"S006", text_encoding::latin1}});
}
