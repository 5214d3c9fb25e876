#include "text/utf8.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <random>
#include <string>
#include <string_view>

using namespace ctlpgn;

TEST_CASE("utf8: characters of every length are decoded", "[text]") {
    CHECK(utf8::decode("A").code_point == U'A');
    CHECK(utf8::decode("×").code_point == U'×');
    CHECK(utf8::decode("∞").code_point == U'∞');
    CHECK(utf8::decode("🩐").code_point == U'🩐');
    CHECK(utf8::decode("🩐").size == 4);
}

TEST_CASE("utf8: invalid bytes are taken one by one", "[text]") {
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

TEST_CASE("utf8: the search stops where decoding does", "[text]") {
    std::mt19937_64 lot(17);
    const std::array<std::string_view, 12> parts{
        "a",   "1. G7-G13, E21-E17\n", "×", "ò", "♔", "🩐", "\xC3", "\x97", "\xC1", "\xE2\x99", "\xF5",
        "\x80"};
    const auto first_invalid = [](std::string_view text) {
        std::size_t at = 0;
        while (at != text.size() && utf8::decode(text.substr(at)).valid)
            at += utf8::decode(text.substr(at)).size;
        return at;
    };
    std::size_t valid = 0;
    for (int round = 0; round != 20'000; ++round) {
        std::string text;
        const std::size_t count = lot() % 60;
        const std::size_t kinds = lot() % 3 == 0 ? parts.size() : 6;
        for (std::size_t i = 0; i != count; ++i)
            text += parts[lot() % (i + 3 < count ? 6 : kinds)];
        REQUIRE(utf8::find_invalid(text) == first_invalid(text));
        valid += first_invalid(text) == text.size() ? 1U : 0U;
    }
    CHECK(valid > 1'000);
    CHECK(valid < 19'000);
}

TEST_CASE("utf8: code points are counted, an invalid byte as one", "[text]") {
    CHECK(utf8::count_code_points("GL5×GE5") == 7);
    CHECK(utf8::count_code_points("🩐♔") == 2);
    CHECK(utf8::count_code_points("a\xFF\xFE") == 3);
}
