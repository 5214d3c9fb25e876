#include "text/utf8.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace ctlpgn;

TEST_CASE("utf8: characters of every length are decoded", "[text]") {
    CHECK(utf8::decode("A").code_point == U'A');
    CHECK(utf8::decode("×").code_point == U'×');
    CHECK(utf8::decode("∞").code_point == U'∞');
    CHECK(utf8::decode("🩐").code_point == U'🩐');
    CHECK(utf8::decode("🩐").size == 4);
}

TEST_CASE("utf8: what is not UTF-8 is taken byte by byte", "[text]") {
    const std::string broken[] = {
        "\x80",             // a continuation without a beginning
        "\xC3",             // cut short
        "\xE2\x88",         // cut short
        "\xC0\xAF",         // overlong
        "\xE0\x80\xAF",     // overlong
        "\xF0\x80\x80\xAF", // overlong
        "\xED\xA0\x80",     // a surrogate
        "\xF4\x90\x80\x80", // beyond U+10FFFF
        "\xFF",
    };
    for (const std::string& bytes : broken) {
        INFO("bytes of length " << bytes.size());
        CHECK_FALSE(utf8::decode(bytes).valid);
        CHECK(utf8::decode(bytes).size == 1);
        CHECK(utf8::find_invalid("sixteen letters " + bytes) == 16);
    }
}

TEST_CASE("utf8: the search for invalid bytes finds each at any alignment", "[text]") {
    for (std::size_t before = 0; before != 40; ++before) {
        const std::string text = std::string(before, 'a') + "\xFF" + std::string(20, 'b') + "∞";
        CHECK(utf8::find_invalid(text) == before);
        CHECK(utf8::find_invalid(text, before + 1) == text.size());
    }
    CHECK(utf8::find_invalid("") == 0);
}

TEST_CASE("utf8: code points are counted, an invalid byte as one", "[text]") {
    CHECK(utf8::count_code_points("GL5×GE5") == 7);
    CHECK(utf8::count_code_points("🩐♔") == 2);
    CHECK(utf8::count_code_points("a\xFF\xFE") == 3);
}
