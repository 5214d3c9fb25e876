#include "ctlpgn/errors.hpp"
#include "text/encoding_support.hpp"
#include "text/sources/named_text.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::text_tests;

namespace {

// Lines as different programs write them, and damage.
std::string joined_files(std::minstd_rand& random) {
    static const std::string utf16_text =
        utf16(u"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4\n[Event \"x\"]\n", byte_order::little);
    static const std::vector<std::string> parts = {
        "1. e4 e5 2. Nf3 Nc6\n",
        "[White \"M\xFCller\"]\n",
        "[White \"Müller\"]\r\n",
        "[White \"\x8Ei\x9Eka\"]\r",
        "RED \xBA\xFA\xC8\xD9\xBB\xAA; 2600\n",
        "EVENT \xA5\xFE\xB0\xEA\xB6\x48\xB4\xD1\xAD\xD3\xA4\x48\xC1\xC9\n",
        "\xC1\xAA\xCD\xA8\n",
        "胡荣华\n",
        "JA9×RC3, ",
        "caf\xE9 ",
        "\xFF",
        "\x81",
        "\xE2\x80",
        "\n",
        std::string(5, '\0'),
        std::string(100, 'a') + ' ',
        utf16_text,
    };
    std::string text;
    for (std::size_t left = 1 + random() % 12; left != 0; --left) {
        const std::string& chosen = parts[random() % parts.size()];
        for (std::size_t times = random() % 40 == 0 ? random() % 1500 : 1; times != 0; --times)
            text += chosen;
    }
    return text;
}

} // namespace

TEST_CASE("encodings: the result does not depend on the size of reads", "[text]") {
    const auto seed = static_cast<std::uint32_t>(Catch::rngSeed());
    std::minstd_rand random(seed);
    for (int round = 0; round != 60; ++round) {
        const std::string bytes = joined_files(random);
        std::string encoding;
        const std::string expected = decoded(*open_text(bytes), encoding);
        const std::string seen = encodings_in(bytes);
        for (const std::uint32_t way : {std::uint32_t{0}, static_cast<std::uint32_t>(1 + random() % 1000)}) {
            INFO("seed " << seed << ", round " << round);
            drops in_drops(bytes, way);
            REQUIRE(decoded(in_drops, encoding) == expected);
            drops once_more(bytes, way);
            REQUIRE(encodings_in(once_more) == seen);
        }
    }
}

TEST_CASE("encodings: each character of a text is found in its file", "[text]") {
    std::minstd_rand random(static_cast<std::uint32_t>(Catch::rngSeed()));
    for (int round = 0; round != 60; ++round) {
        const std::string bytes = joined_files(random).substr(0, 20000);
        const auto from = open_text(bytes);
        decoded_source source(*from);
        std::string text;
        std::string piece(5000, '\0');
        while (const std::size_t got = source.read(piece.data(), piece.size()))
            text.append(piece, 0, got);
        const file_places& places = *source.places();
        std::uint64_t before = 0;
        for (std::size_t at = 0; at < text.size(); at += 1 + random() % 7) {
            const std::uint64_t in_file = places.in_file(at);
            INFO("round " << round << ", offset " << at);
            REQUIRE(in_file >= before);
            REQUIRE(in_file < bytes.size());
            const bool is_ascii = static_cast<unsigned char>(text[at]) < 0x80;
            if (is_ascii) {
                REQUIRE((bytes[in_file] == text[at] || bytes[in_file] == '\0')); // in UTF-16, the other half
                REQUIRE(places.in_text(in_file) == at);
            }
            before = in_file;
        }
        CHECK(places.in_file(text.size()) == bytes.size());
    }
}

TEST_CASE("encodings: a named encoding is not guessed", "[text]") {
    const auto read_as = [](std::string_view bytes, const char* name) {
        named_text from(open_text(bytes), encoding_called(name));
        std::string encoding;
        return decoded(from, encoding) + " " + encoding;
    };
    CHECK(read_as("Dvo\xF8\xE1k", "CP1250") == "Dvořák CP1250");
    CHECK(read_as("\xCA\xE0\xF0\xEF\xEE\xE2", "windows-1251") == "Карпов windows-1251");
    CHECK(read_as("\xB0\xB4\xB5\xA4\xB4\xBA", "Big5") == "偌竣景 Big5");
    CHECK(read_as("\xB0\xB4\xB5\xA4\xB4\xBA", "gb2312") == "按丹春 GB18030");
    CHECK(read_as("Müller", "Latin-1") == "MÃ¼ller Latin-1");
    CHECK(read_as("M\xFCller, J\xF6rg, Andr\xE9", "UTF-8") == "M\xFCller, J\xF6rg, Andr\xE9 ");
    CHECK(read_as(std::string_view("\0A\0\xFC", 4), "UTF-16BE") == "Aü UTF-16");
    CHECK(read_as("plain", "KOI8-R") == "plain ");
    for (const char* const none : {"", "no such", "CP1250//TRANSLIT", "//"})
        CHECK_THROWS_AS(encoding_called(none), input_error);
}
