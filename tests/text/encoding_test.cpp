#include "ctlpgn/notation.hpp"
#include "text/encoding_support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::text_tests;

namespace {

void check_whole(std::string_view bytes, std::string_view expected, std::string_view text) {
    INFO(text);
    std::string encoding;
    CHECK(decoded(*open_text(bytes), encoding) == expected);
    CHECK(encoding == text);
}

void check(std::string_view bytes, std::string_view expected, std::string_view text) {
    check_whole(bytes, expected, text);
    std::string encoding;
    if (bytes.size() < 1000) {
        drops asked(bytes, 0);
        CHECK(decoded(asked, encoding) == expected);
        CHECK(encoding == text);
    }
}

} // namespace

TEST_CASE("encodings: UTF-16 in both orders, with a mark and without", "[text]") {
    const std::u16string_view text = u"[White \"Núria Güell\"]\n\n1. F8-G9, L23-X22\n\u9A6C \U00020000 1-1\n";
    const std::string expected = "[White \"Núria Güell\"]\n\n1. F8-G9, L23-X22\n马 \U00020000 1-1\n";
    const std::u16string marked = std::u16string(u"\uFEFF").append(text);
    for (const byte_order order : {byte_order::little, byte_order::big}) {
        check(utf16(text, order), expected, "UTF-16");
        check(utf16(marked, order), expected, "UTF-16");
        check(utf16(u"[A]", order), utf16(u"[A]", order), ""); // too short to recognise without a mark
        check(utf16(u"\uFEFF[A]", order), "[A]", "UTF-16");
        check(utf16(u"\uFEFF", order), "", "UTF-16");
    }
}

TEST_CASE("encodings: UTF-32 is not taken for UTF-16", "[text]") {
    CHECK(utf16_of(std::string_view("\xFF\xFE\0\0[\0\0\0A\0\0\0", 12)) == std::nullopt);
    CHECK(utf16_of(std::string_view("\xFF\xFE[\0A\0", 6)) == text_encoding::utf16_little);
}

TEST_CASE("encodings: truncated UTF-16", "[text]") {
    for (const byte_order order : {byte_order::little, byte_order::big}) {
        const std::string whole = utf16(u"\uFEFF1. F8-G9, L23-X22\n", order);
        check(whole.substr(0, whole.size() - 1), "1. F8-G9, L23-X22\uFFFD", "UTF-16");
        check(whole.substr(0, whole.size() - 2), "1. F8-G9, L23-X22", "UTF-16");
        // Two, and three, remaining bytes of a four-byte character.
        const std::string astral = utf16(u"\uFEFF3-0 \U00020000", order);
        check(astral.substr(0, astral.size() - 2), "3-0 \uFFFD", "UTF-16");
        check(astral.substr(0, astral.size() - 1), "3-0 \uFFFD", "UTF-16");
    }
    // Half a mark does not count.
    check("\xFF", "\xFF", "");
    check("\xFE", "\xFE", "");
    check("\xFF[A]", "\xFF[A]", "");
}

TEST_CASE("encodings: Latin-1 and Windows-1252", "[text]") {
    check("N\xFAria G\xFC"
          "ell, M\xE0laga",
          "Núria Güell, Màlaga", "Latin-1");
    // Euro, ellipsis, quotation marks and dashes, which Latin-1 lacks.
    check("\x93H6\x96H12\x94 \x85 5 \x80, \x91K\x92 \x97 G7\xD7I11", "“H6–H12” … 5 €, ‘K’ — G7×I11",
          "Latin-1");
    check("1. F8\x96G9, L23\x96X22\n2. A5\x96"
          "A9\n",
          "1. F8–G9, L23–X22\n2. A5–A9\n", "Latin-1");
}

TEST_CASE("encodings: UTF-8 with a mark stays as it is", "[text]") {
    check("\xEF\xBB\xBF[White \"Núria\"]\n", "\xEF\xBB\xBF[White \"Núria\"]\n", "");
    check("\xEF\xBB\xBF", "\xEF\xBB\xBF", "");
    check("\xEF\xBB", "\xEF\xBB", ""); // a part of one
}

TEST_CASE("encodings: a letter of a word is Latin-1 where nothing is UTF-8", "[text]") {
    check("N\xFAria", "Núria", "Latin-1");
    check("N\xFAria G\xFC"
          "ell",
          "Núria Güell", "Latin-1");
    check("Jos\xE9", "José", "Latin-1");
    check("[White \"\xD6sterreich\"]\n[Black \"SIM\xC3O\"]\n", "[White \"Österreich\"]\n[Black \"SIMÃO\"]\n",
          "Latin-1");
}

TEST_CASE("encodings: fewer than three odd bytes outside words are slips", "[text]") {
    check("F8\x96G9", "F8\x96G9", "");
    check("G7-\xE9G13", "G7-\xE9G13", "");
    check("G7-\xFFG13", "G7-\xFFG13", "");
    check("Jos\xC3 N", "Jos\xC3 N", ""); // the rest of é
    check("N\xC3ria", "N\xC3ria", "");
    check("Núria, Màlaga \xFC", "Núria, Màlaga \xFC", "");
    check("Núria, M\xE0laga", "Núria, M\xE0laga", "");
    check("M\xE0laga, Núria", "M\xE0laga, Núria", "");
}

TEST_CASE("encodings: UTF-8 among Latin-1 letters is kept", "[text]") {
    check("4–3, M\xE0laga", "4–3, Màlaga", "Latin-1");
    check("M\xE0laga\nNúria\n", "Màlaga\nNúria\n", "Latin-1");
    check("Núria\nM\xE0laga\n", "Núria\nMàlaga\n", "Latin-1");
    // É and a quotation mark, é, dots and a quotation mark, which are characters of UTF-8 as well.
    check("\x93 CAF\xC9\x94, \x93 d'accord\xE9\x85\x94, Ren\xE9", "“ CAFÉ”, “ d'accordé…”, René", "Latin-1");
}

TEST_CASE("encodings: each character of Windows-1252 leaves the others as they are", "[text]") {
    std::string names;
    for (int i = 0; i != 40; ++i)
        names += "[White \"M\xFCller, J\xF6rg\"]\n";
    for (unsigned byte = 0x80; byte <= 0xFF; ++byte) {
        const std::string one(1, static_cast<char>(static_cast<unsigned char>(byte)));
        std::string character = one;
        std::string expected;
        transcoder(text_encoding::latin1).convert(character, true, expected);
        const bool is_none = expected == "\uFFFD"; // five bytes stay
        for (const std::string& place : {names + "{" + one + "}\n", "{" + one + "}\n" + names}) {
            std::string encoding;
            const std::string text = decoded(*open_text(place), encoding);
            INFO(byte);
            CHECK(encoding == "Latin-1");
            CHECK(text.find("[White \"Müller, Jörg\"]") != std::string::npos);
            CHECK(text.find('\xFC') == std::string::npos);
            CHECK(text.find("{" + (is_none ? one : expected) + "}") != std::string::npos);
        }
    }
}

TEST_CASE("encodings: Macintosh letters are not read as Windows letters", "[text]") {
    check("[White \"M\x9Fller\"] [Black \"Jos\x8E\"] [Site \"Gen\x8Fve, N\x8Ais\"]",
          "[White \"M\x9Fller\"] [Black \"Jos\x8E\"] [Site \"Gen\x8Fve, N\x8Ais\"]", "");
}

TEST_CASE("encodings: a capital within a word does not make others unreadable", "[text]") {
    check("[Event \"Open\x8Aibenik\"] [White \"M\xFCller, J\xF6rg\"]",
          "[Event \"Open\u0160ibenik\"] [White \"M\u00FCller, J\u00F6rg\"]", "Latin-1");
}

TEST_CASE("encodings: a few bytes are Latin-1 in a notation that allows it", "[text]") {
    const auto in_pgn = [](std::string_view bytes) {
        const auto from = open_text(bytes);
        decoded_source source(*from, *find_notation("pgn"));
        std::string text;
        char piece[7];
        while (const std::size_t got = source.read(piece, sizeof piece))
            text.append(piece, got);
        return text;
    };
    CHECK(in_pgn("{1 \x96 2}\n") == "{1 – 2}\n");
    CHECK(in_pgn("[Site \"K\xF6ln\"]\n") == "[Site \"Köln\"]\n");
    CHECK(in_pgn("[Site \"Köln\"] {1 \x96 2}\n") == "[Site \"Köln\"] {1 – 2}\n");
}

TEST_CASE("encodings: the first letter decides, however far the next one is", "[text]") {
    const std::string far(200000, ' ');
    const auto text = [&far](const char* letter) {
        std::string made("[White \"J");
        made.append(letter).append("ger\"]\n").append(far).append("\n[White \"M").append(letter);
        return made.append("ller\"]\n").append(far).append("\n");
    };
    check_whole(text("\xE4"), text("ä"), "Latin-1");
    CHECK(encodings_in(text("\xE4")) == "9 Latin-1");
    // UTF-8 is kept.
    check_whole(text("\xE4") + text("ä"), text("ä") + text("ä"), "Latin-1");
    check_whole(text("ä") + text("\xE4"), text("ä") + text("ä"), "Latin-1");
}

TEST_CASE("encodings: at most a few megabytes are read ahead to find the encoding", "[text]") {
    class endless final : public byte_source {
      public:
        std::size_t read(char* target, std::size_t size) override {
            std::fill_n(target, size, ' ');
            target[0] = given == 0 ? '\xE9' : ' ';
            given += size;
            return size;
        }
        std::size_t given = 0;
    } source;
    decoded_source asked(source);
    char first = '\0';
    CHECK(asked.read(&first, 1) == 1);
    CHECK(source.given < (std::size_t{8} << 20));
}

TEST_CASE("encodings: a file that changes its encoding", "[text]") {
    const std::string plain = "[White \"Núria Güell, Màlaga\"]\n1. F8-G9, L23-X22\n";
    const std::string latin1 = "[White \"N\xFAria G\xFC"
                               "ell, M\xE0laga\"]\n1. F8-G9, L23-X22\n";
    const std::u16string wide = u"\uFEFF[White \"Núria Güell, Màlaga\"]\n1. F8-G9, L23-X22\n";
    const auto size = [](std::size_t index) { return std::to_string(index); };
    for (const byte_order order : {byte_order::little, byte_order::big}) {
        const std::string utf16_text = utf16(wide, order);
        check_whole(plain + utf16_text, plain + plain, "UTF-16");
        CHECK(encodings_in(plain + utf16_text) == size(plain.size()) + " UTF-16");
        check_whole(utf16_text + plain, plain + plain, "UTF-16");
        CHECK(encodings_in(utf16_text + plain) == "0 UTF-16, " + size(plain.size()) + " UTF-8");
        check_whole(utf16_text + latin1, plain + plain, "UTF-16");
        CHECK(encodings_in(utf16_text + latin1) == "0 UTF-16, " + size(plain.size()) + " UTF-8, " +
                                                       size(plain.size() + latin1.find('\xFA')) + " Latin-1");
        const byte_order other = order == byte_order::little ? byte_order::big : byte_order::little;
        check_whole(utf16_text + utf16(wide, other), plain + plain, "UTF-16");
    }
    check_whole(plain + latin1, plain + plain, "Latin-1");
    CHECK(encodings_in(plain + latin1) == size(plain.size() + latin1.find('\xFA')) + " Latin-1");
    check_whole(latin1 + plain, plain + plain, "Latin-1");
    CHECK(encodings_in(plain).empty());
}

TEST_CASE("encodings: Chinese text of older systems", "[text]") {
    // 胡荣华; 2600
    check("RED \xBA\xFA\xC8\xD9\xBB\xAA; 2600", "RED 胡荣华; 2600", "GB18030");
    // 胡榮華, 港澳埠際賽: GBK has letters of ASCII inside characters.
    check("RED \xBA\xFA\x98\x73\xC8\x41, \xB8\xDB\xB0\xC4\xB2\xBA\xEB\x48\xD9\x90", "RED 胡榮華, 港澳埠際賽",
          "GB18030");
    // A character of four bytes, far from the beginning.
    check("RED \xBA\xFA\xC8\xD9\xBB\xAA; 2600                         \x95\x32\x82\x36 \xC2\xED              "
          "  ",
          "RED 胡荣华; 2600                         \U00020000 马                ", "GB18030");
}

TEST_CASE("encodings: text of DOS", "[text]") {
    // The sign of captures, which is a letter of Windows.
    check("3. JF24\x9E"
          "A9 5. JA9\x9ERC3 6. JF22\x9EI13 7. GB6\x9EG21",
          "3. JF24×A9 5. JA9×RC3 6. JF22×I13 7. GB6×G21", "CP850");
    check("J\x84ger, J\x94rg - Gr\x94\xE1mann, M\x81nchen", "Jäger, Jörg - Größmann, München", "CP850");
    check("\x8Fstr\x94m, G\x94ran - Pe\xA4"
          "a, Jos\x82",
          "Åström, Göran - Peña, José", "CP850");
    // Windows dashes and quotation marks are not parts of words.
    check("1-0 \x96 Andr\xE9 \x93Gen\xE8ve\x94", "1-0 – André “Genève”", "Latin-1");
    std::string encoding;
    (void)decoded(*open_text("\x84Gut\x93, \x84Ja\x93"), encoding);
    CHECK(encoding != "CP850");
}

TEST_CASE("encodings: every byte of DOS and of Windows is one character", "[text]") {
    const auto all = [](text_encoding encoding) {
        std::string bytes;
        for (unsigned byte = 0x80; byte <= 0xFF; ++byte)
            bytes += static_cast<char>(static_cast<unsigned char>(byte));
        std::string output;
        transcoder(encoding).convert(bytes, true, output);
        CHECK(bytes.empty());
        return output;
    };
    CHECK(all(text_encoding::cp850) ==
          "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀"
          "ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0");
    CHECK(
        all(text_encoding::latin1) ==
        "€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿"
        "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ");
}

TEST_CASE("encodings: many bytes of ASCII decide nothing", "[text]") {
    const std::string_view chinese = "RED \xBA\xFA\xC8\xD9\xBB\xAA; 2600\n";
    // Around the place where one read ends.
    for (const std::size_t size : {0x0fff0U, 0x0fff8U, 0x0fffaU, 0x0fffbU, 0x0fffcU, 0x10000U, 0x30001U}) {
        INFO(size);
        const std::string ascii(size, 'a');
        check(ascii + std::string(chinese), ascii + "RED 胡荣华; 2600\n", "GB18030");
        CHECK(encodings_in(ascii + std::string(chinese)) == std::to_string(size + 4) + " GB18030");
        check(ascii + "胡荣华\n", ascii + "胡荣华\n", "");
        check(ascii + "Andr\xE9 M\xFCller, Gen\xE8ve", ascii + "André Müller, Genève", "Latin-1");
        check(ascii + "\xBA\n", ascii + "\xBA\n", "");
    }
}

TEST_CASE("encodings: Big5 is distinguished from GB18030 by what is private use there", "[text]") {
    // 全國象棋個人賽, 胡榮華, 呂欽
    constexpr std::string_view event = "\xA5\xFE\xB0\xEA\xB6\x48\xB4\xD1\xAD\xD3\xA4\x48\xC1\xC9";
    constexpr std::string_view red = "\xAD\x4A\xBA\x61\xB5\xD8";
    const std::string file =
        std::string("EVENT ").append(event).append("\nRED ").append(red).append("; 2600\n");
    check(file, "EVENT 全國象棋個人賽\nRED 胡榮華; 2600\n", "Big5");
    // Common characters of both, 偌竣景 in Big5.
    check_whole("RED \xB0\xB4\xB5\xA4\xB4\xBA", "RED 按丹春", "GB18030 or, as may be, Big5");
    check_whole("RED \xBA\xFA\xC8\xD9\xBB\xAA", "RED 胡荣华", "GB18030");
    // Traditional characters of GBK.
    check_whole("RED \xBA\xFA\x98\x73\xC8\x41\xB1\xF8", "RED 胡榮華兵", "GB18030");
}

TEST_CASE("encodings: bytes that are not GB18030", "[text]") {
    check("Andr\xE9 M\xFCller, Gen\xE8ve", "André Müller, Genève", "Latin-1");
    check("Atuac\xF5"
          "es, Jo\xE3o, Concei\xE7\xE3o",
          "Atuacõ"
          "es, João, Conceição",
          "Latin-1");
    check(std::string_view("R\0E\0D\0 \0\x6C\x9A", 10), "RED 马", "UTF-16");
    check("胡荣华", "胡荣华", "");
    // Slips in UTF-8.
    check("胡荣华\xFF 许银川", "胡荣华\xFF 许银川", "");
    check("胡荣\xE5\x8D 许银川", "胡荣\xE5\x8D 许银川", "");
    check("a \xBA\xFA b", "a \xBA\xFA b", "");
    check("START{\n\xEF\xBD"
          "7\x9D\n",
          "START{\n\xEF\xBD"
          "7\x9D\n",
          "");
    // Letters in UTF-8 that are valid GB18030, too, and a truncated sign.
    check("Introducció, després\xE2\x80 fi", "Introducció, després\xE2\x80 fi", "");
    // One of two slips that has been corrected.
    check("[F\xDA\x45N \"4k3/\xC3\xB4\x4B\"]", "[F\xDA\x45N \"4k3/\xC3\xB4\x4B\"]", "");
}

TEST_CASE("encodings: unreadable bytes become replacement characters", "[text]") {
    check("\xBA\xFA\xC8\xD9\xBB\xAA\xC2\xED 2600                              \xFF 1",
          "胡荣华马 2600                              \uFFFD 1", "GB18030");
    check("\xBA\xFA\xC8\xD9\xBB\xAA\xC2", "胡荣华\uFFFD", "GB18030");
    check(std::string_view("R\0E\0D\0 \0\x01\xD8R\0E", 13), "RED \uFFFDR\uFFFD", "UTF-16");
}
