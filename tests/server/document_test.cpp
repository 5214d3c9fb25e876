// Edited documents: after any edits they equal newly opened ones.
#include "golden/corpus.hpp"
#include "server/documents/document.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace ctlpgn;
using server::document;
using server::document_piece;
using server::text_lines;

using generator = std::mt19937;

std::size_t below(std::size_t limit, generator& lot) {
    return limit == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, limit - 1)(lot);
}

std::string reported(const diagnostic& asked) {
    std::string text = code_text(asked.id) + " " + std::to_string(asked.begin) + "-" +
                       std::to_string(asked.end) + " " + asked.message + " game " +
                       std::to_string(asked.game);
    for (const diagnostic_place& each : asked.related)
        text += " / " + std::to_string(each.begin) + " " + each.message;
    if (asked.remedy)
        for (const file_edit& each : asked.remedy->edits)
            text += " fix " + std::to_string(each.begin) + "-" + std::to_string(each.end) + " " + each.text;
    return text;
}

// The complete state of a document.
std::vector<std::string> reported(const document& opened) {
    std::vector<std::string> result;
    for (const document_piece& piece : opened.pieces()) {
        result.push_back("piece " + std::to_string(piece.begin) + " " + std::to_string(piece.what.size) +
                         (piece.what.game ? " game" : " rest"));
        for (const diagnostic& each : piece.what.found)
            result.push_back(reported(each));
    }
    return result;
}

// Inserted texts: parts of games, and text that breaks them.
constexpr std::array<std::string_view, 24> snippets{"",
                                                    "\n",
                                                    "\n\n",
                                                    " ",
                                                    "{",
                                                    "}",
                                                    "(",
                                                    ")",
                                                    "[Event \"x\"]\n",
                                                    "[Variant \"C'escacs\"]\n",
                                                    "1. ",
                                                    "*",
                                                    "1-0",
                                                    "\"",
                                                    "e4 e5 ",
                                                    "G7-G13, ",
                                                    "\\",
                                                    "\r\n",
                                                    "FORMAT WXF\n",
                                                    "GAME 2\n",
                                                    "COM{ x }",
                                                    "é",
                                                    "\U0001F600",
                                                    "\xEF\xBB\xBF"};

// Several games of a notation, one after the other.
std::string some_games(const notation& chosen, std::size_t count, generator& lot) {
    const std::vector<golden::corpus_file>& files = golden::corpus_of(chosen);
    std::string result;
    for (std::size_t i = 0; i != count && !files.empty(); ++i) {
        const std::string& text = files[below(files.size(), lot)].text;
        constexpr std::size_t longest = 4000;
        if (text.size() < longest)
            result += text;
    }
    return result;
}

void edit(document& opened, generator& lot) {
    const std::size_t begin = below(opened.text().size() + 1, lot);
    const std::size_t longest = below(4, lot) == 0 ? 400 : 4;
    const std::size_t end = std::min(opened.text().size(), begin + below(longest, lot));
    opened.replace(begin, end, snippets[below(snippets.size(), lot)]);
}

} // namespace

TEST_CASE("a document after edits equals a newly opened one", "[server][many]") {
    generator lot(1910);
    for (const notation* const chosen : notations()) {
        const game_linter linter(*chosen, {});
        for (int round = 0; round != 6; ++round) {
            document edited(some_games(*chosen, 8, lot), linter);
            for (int step = 0; step != 25; ++step) {
                for (std::size_t left = 1 + below(3, lot); left != 0; --left)
                    edit(edited, lot);
                // Reading may be interrupted by the next change.
                std::size_t patience = below(6, lot);
                if (!edited.refresh([&patience] { return patience-- == 0; }) && below(2, lot) == 0)
                    continue;
                edited.refresh();
                document fresh(edited.text(), linter);
                fresh.refresh();
                INFO(chosen->name << " round " << round << " step " << step << "\n" << edited.text());
                REQUIRE(reported(edited) == reported(fresh));
            }
        }
    }
}

TEST_CASE("a change in one of many games has only its neighbours read again", "[server]") {
    const notation& chosen = *find_notation("pgn");
    std::string text;
    for (int i = 0; i != 200; ++i)
        text += "[Event \"x\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
                "\"?\"]\n"
                "[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
    document edited(text, game_linter(chosen, {}));
    edited.refresh();
    const std::uint64_t before = edited.games_read();
    REQUIRE(before >= 200);
    edited.replace(text.size() / 2, text.size() / 2 + 1, "x");
    edited.refresh();
    CHECK(edited.games_read() - before <= 3);
    edited.replace_all(text);
    edited.refresh();
    CHECK(edited.games_read() - before <= 6);
}

TEST_CASE("lines of a changing text are updated", "[server]") {
    generator lot(7);
    constexpr std::array<std::string_view, 8> parts{"\n", "\r", "\r\n", "a", "é", "\U0001F600", "", "\n\r"};
    std::string text;
    text_lines lines(text);
    for (int step = 0; step != 3000; ++step) {
        const std::size_t begin = below(text.size() + 1, lot);
        const std::size_t end = std::min(text.size(), begin + below(text.size() > 60 ? 20 : 3, lot));
        std::string added(parts[below(parts.size(), lot)]);
        added += parts[below(parts.size(), lot)];
        text.replace(begin, end - begin, added);
        lines.replace(text, begin, end, added.size());
        const text_lines fresh(text);
        REQUIRE(lines.count() == fresh.count());
        for (std::size_t line = 0; line != lines.count(); ++line)
            REQUIRE(lines.begin_of(line) == fresh.begin_of(line));
    }
}

TEST_CASE("places are those of the protocol in every encoding", "[server]") {
    using server::position;
    using server::position_encoding;
    const std::string text = "a\U0001F600b\r\né\rxy\n";
    const text_lines lines(text);
    REQUIRE(lines.count() == 4);
    const auto there = [&](std::size_t offset, position_encoding encoding) {
        return lines.position_of(text, offset, encoding);
    };
    CHECK(there(5, position_encoding::utf8) == position{0, 5});
    CHECK(there(5, position_encoding::utf16) == position{0, 3});
    CHECK(there(5, position_encoding::utf32) == position{0, 2});
    CHECK(there(10, position_encoding::utf16) == position{1, 1});
    CHECK(there(text.size(), position_encoding::utf16) == position{3, 0});
    const auto back = [&](position at, position_encoding units) { return lines.offset_of(text, at, units); };
    CHECK(back({0, 2}, position_encoding::utf16) == 1); // in the middle of a pair
    CHECK(back({0, 3}, position_encoding::utf8) == 1);
    CHECK(back({0, 99}, position_encoding::utf16) == 6); // after its line
    CHECK(back({99, 0}, position_encoding::utf16) == text.size());
    for (const position_encoding in :
         {position_encoding::utf8, position_encoding::utf16, position_encoding::utf32})
        for (const std::size_t offset : {0U, 1U, 5U, 6U, 8U, 10U, 11U, 12U, 13U, 14U})
            CHECK(back(there(offset, in), in) == offset);
}
