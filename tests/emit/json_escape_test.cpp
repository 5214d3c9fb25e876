#include "emit/json/json_escape.hpp"
#include "emit/json/json_text_sink.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <string>

using namespace ctlpgn;

namespace {

// A string as JSON text, in each of the ways of the text sink.
template <auto Way> std::string written_by(std::string_view text) {
    std::string all;
    emit::text_blocks blocks([&](std::string_view block) { all += block; });
    emit::json_text_sink sink(blocks, false);
    sink.start_array();
    (sink.*Way)(text);
    sink.end_array();
    sink.end_text();
    sink.finish();
    return all.substr(1, all.size() - 3);
}

std::string written(std::string_view text) {
    const std::string made = written_by<&emit::json_text_sink::string>(text);
    CHECK(written_by<&emit::json_text_sink::plain_string>(text) == made);
    return made;
}

const std::string instead = "\uFFFD";

} // namespace

TEST_CASE("texts are escaped like by nlohmann/json", "[emit]") {
    for (const std::size_t size :
         {1U, 2U, 3U, 4U, 7U, 8U, 9U, 15U, 16U, 17U, 31U, 32U, 33U, 64U, 65U, 200U, 600U}) {
        for (int byte = 0; byte < 128; ++byte) {
            for (std::size_t at = 0; at < size; at += size < 20 ? 1 : 13) {
                std::string text(size, 'x');
                text[at] = static_cast<char>(byte);
                if (written(text) != nlohmann::json(text).dump())
                    FAIL("byte " << byte << " at " << at << " of " << size << ": " << written(text));
            }
        }
    }
    CHECK(written("") == "\"\"");
}

TEST_CASE("characters of any size pass as they are", "[emit]") {
    for (const std::string text : {"×", "G×E", "cap aquí", "♔♖♔", "a🩐", "\u0080\u07FF\u0800\uFFFF",
                                   "\U00010000\U0010FFFF", "eight no nine ten ele×"}) {
        CHECK(written(text) == '"' + text + '"');
    }
}

TEST_CASE("a byte that is not UTF-8 becomes U+FFFD", "[emit]") {
    const std::pair<std::string, std::string> cases[] = {
        {"\xFF", instead},
        {"a\x80z", "a" + instead + "z"},
        {"\xC3", instead},
        {"\xC3(", instead + "("},
        {"\xE2\x99", instead + instead},
        {"\xC0\xAF", instead + instead},
        {"\xE0\x80\x80", instead + instead + instead},
        {"\xED\xA0\x80", instead + instead + instead},
        {"\xF0\x80\x80\x80", instead + instead + instead + instead},
        {"\xF4\x90\x80\x80", instead + instead + instead + instead},
        {"\xF5z", instead + "z"},
        {"long enough to be more than one word \xFE and more",
         "long enough to be more than one word " + instead + " and more"},
    };
    for (const auto& [given, expected] : cases)
        CHECK(written(given) == '"' + expected + '"');
}

TEST_CASE("texts longer than a block arrive complete", "[emit]") {
    for (const std::string unit : {"x", "\"", "\x01", "é", "ab\n"}) {
        std::string text;
        while (text.size() < 3 * emit::text_blocks::block_size)
            text += unit;
        CHECK(nlohmann::json::parse(written(text)) == text);
    }
}
