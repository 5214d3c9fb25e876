// Canonical text means the same as its source, and formatting it changes nothing.
#include "ctlpgn/format.hpp"
#include "ctlpgn/lint.hpp"
#include "format/same_game.hpp"
#include "golden/corpus.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "support/game_text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <random>

using namespace ctlpgn;

namespace {

struct formatted_text {
    std::string text;
    format_summary summary;
    std::string doubts;
};

formatted_text format_text(std::string_view text, const format_options& options = {}) {
    formatted_text result;
    std::size_t before = 0;
    const auto source = open_text(text);
    result.summary = format_games(*source, golden::in_ctl_pgn(), options, faulty_games::format,
                                  [&](const formatted_game& each) {
                                      result.text += each.after;
                                      result.doubts += each.doubt;
                                      before += each.before.size();
                                  });
    CHECK(before == golden::utf8_of(text, golden::in_ctl_pgn()).size());
    CHECK(result.summary.changed == (result.text != text));
    return result;
}

// Findings that canonical text may have: words without another form, missing or unreadable parts, and faults
// of a position.
bool may_stay(code id) {
    static constexpr std::array kept = {code::invalid_utf8,
                                        code::control_character,
                                        code::foreign_hyphen,
                                        ctl_pgn::codes::missing_variant,
                                        ctl_pgn::codes::tag_name_letters,
                                        ctl_pgn::codes::missing_number,
                                        ctl_pgn::codes::unknown_number_not_one,
                                        ctl_pgn::codes::unreadable_ply,
                                        ctl_pgn::codes::missing_origin,
                                        ctl_pgn::codes::missing_separator,
                                        ctl_pgn::codes::missing_destination,
                                        ctl_pgn::codes::written_pawn,
                                        ctl_pgn::codes::not_a_hex,
                                        ctl_pgn::codes::unknown_castling,
                                        ctl_pgn::codes::bare_nag,
                                        ctl_pgn::codes::remark_after_mate,
                                        code::empty_variation,
                                        ctl_pgn::codes::end_mark_in_variation,
                                        ctl_pgn::codes::unreadable_reference,
                                        code::missing_result,
                                        ctl_pgn::codes::unknown_result};
    return std::ranges::count(kept, id) != 0 ||
           (id >= ctl_pgn::codes::missing_placement && id <= ctl_pgn::codes::counter_form);
}

bool is_style(code id) {
    static constexpr std::array style = {code::mixed_line_ends,
                                         ctl_pgn::codes::mixed_move_lines,
                                         ctl_pgn::codes::wrong_depth_dots,
                                         ctl_pgn::codes::roster_order,
                                         ctl_pgn::codes::id_not_second,
                                         ctl_pgn::codes::annotator_not_third,
                                         ctl_pgn::codes::alias_not_after_player,
                                         ctl_pgn::codes::title_before_lang,
                                         ctl_pgn::codes::redefine_not_last,
                                         ctl_pgn::codes::position_not_last,
                                         ctl_pgn::codes::catalan_position_tag};
    return std::ranges::count(style, id) != 0;
}

std::vector<format_options> styles() {
    format_options ascii;
    ascii.words.ascii = true;
    ascii.depth = depth_sign::spaces;
    format_options typographic;
    typographic.words.typographic_hyphen = true;
    typographic.depth = depth_sign::none;
    typographic.width = 0;
    format_options narrow;
    narrow.width = 24;
    narrow.reflow = true;
    return {{}, ascii, typographic, narrow};
}

// Every game that can be formatted, by the writer alone.
void check_writer(std::string_view text, const limits& bounds, const format_options& options) {
    golden::read_games(text, bounds, [&](const game& read, std::span<const diagnostic> found) {
        if (!found.empty())
            return;
        const std::string written = format_game(read, golden::in_ctl_pgn(), options);
        INFO(written);
        CHECK(golden::in_ctl_pgn().accepts(written, bounds));
        std::size_t games = 0;
        golden::read_games(written, bounds, [&](const game& again, std::span<const diagnostic> wrong) {
            ++games;
            CHECK(wrong.empty());
            CHECK(layout::difference_of(read, again, golden::in_ctl_pgn()) == "");
            CHECK(again.tags.size() == read.tags.size());
            CHECK(format_game(again, golden::in_ctl_pgn(), options) == written);
        });
        CHECK(games == 1);
    });
}

std::string mutated(std::string text, std::mt19937& random) {
    static constexpr std::string_view bytes = " \t\n.,:;()[]{}@#~$\\\"?!+-=&*x×…WBN0123456789AGKJ/'";
    for (auto left = 1 + random() % 3; left != 0 && !text.empty(); --left) {
        const std::size_t at = random() % text.size();
        const std::size_t length = 1 + random() % 12;
        switch (random() % 4) {
        case 0: text.erase(at, length); break;
        case 1: text.insert(at, 1, bytes[random() % bytes.size()]); break;
        case 2: text[at] = bytes[random() % bytes.size()]; break;
        default: text.insert(random() % text.size(), text.substr(at, length)); break;
        }
    }
    return text;
}

} // namespace

TEST_CASE("the corpus reads back as it was", "[format]") {
    for (const golden::corpus_file& file : golden::corpus())
        for (const format_options& options : styles()) {
            INFO(file.name);
            check_writer(file.text, file.bounds, options);
        }
}

TEST_CASE("generated games are read back unchanged", "[format][many]") {
    for (const auto kind : {bench::flavour::plain, bench::flavour::annotated})
        for (const format_options& options : styles())
            check_writer(bench::games(kind, 100000, 5), {}, options);
}

TEST_CASE("formatting the corpus takes one pass", "[format]") {
    std::uint64_t games = 0;
    for (const golden::corpus_file& file : golden::corpus()) {
        if (file.name.find("limits/") != std::string::npos)
            continue; // with the usual limits these are ordinary texts, but large
        INFO(file.name);
        const formatted_text once = format_text(file.text);
        INFO(once.text);
        games += once.summary.games - once.summary.kept;
        CHECK(once.doubts == "");
        CHECK(format_text(once.text).text == once.text);
        if (file.is_in("valid"))
            CHECK(once.summary.kept == 0);
        if (once.summary.kept != 0)
            continue;
        const auto source = open_text(once.text);
        lint(*source, golden::in_ctl_pgn(), {}, [&](const linted& each) {
            for (const diagnostic& found : each.found) {
                INFO(code_text(found.id) << ' ' << found.message);
                CHECK_FALSE(is_style(found.id));
                CHECK((found.id >= ctl_pgn::codes::unknown_variant || may_stay(found.id)));
            }
        });
    }
    CHECK(games > 300);
}

TEST_CASE("formatting is idempotent for any text", "[format][many]") {
    std::mt19937 random(11); // NOLINT(cert-msc51-cpp): the same texts every time
    for (const golden::corpus_file& file : golden::corpus())
        for (int round = file.text.size() > 10000 ? 8 : 0; round != 10; ++round) {
            const std::string text = mutated(file.text, random);
            INFO(text);
            check_writer(text, file.bounds, {});
            const formatted_text once = format_text(text);
            INFO(once.text);
            // The few bytes beyond ASCII that remain after formatting may be letters of another encoding.
            if (golden::utf8_of(once.text, golden::in_ctl_pgn()) == once.text)
                CHECK(format_text(once.text).text == once.text);
        }
}

TEST_CASE("text whose meaning depends on its context is unchanged", "[format]") {
    // [M ""] after a result begins a game; [Variant ""] would be read with it.
    const std::string glued = "*[M \"\"]\n[Variant \"\"]\n";
    CHECK(format_text(glued).text == glued);
    // Bytes of Windows-1252 are read as such in all the file, cut characters of UTF-8 as well.
    const std::string cut = "{ \xC3\xB3 }\n1. E7\u2010E13, E21\xE2\x80"
                            "AE15\n*\n{ \x80 }\n";
    const std::string once = format_text(cut).text;
    CHECK(once.find("E21\u00E2\u20ACAE15") != std::string::npos);
    CHECK(format_text(once).text == once);
}

TEST_CASE("a game with text outside the tree is not rewritten", "[format]") {
    const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n";
    const std::string good = head + "1.   G7-G13 :\n*\n";
    const std::string bad = head + "1. G7-G13  lost :\n*\n";
    const formatted_text mixed = format_text(good + "\n\n\n" + bad + "\n\n" + good + "\n\n");
    const std::string tidy = head + "1. G7-G13 :\n*\n";
    CHECK(mixed.text == tidy + "\n" + bad + "\n" + tidy);
    CHECK(mixed.summary.games == 3);
    CHECK(mixed.summary.kept == 1);
}

TEST_CASE("a game with a comma but no ply of Black's is not rewritten", "[format]") {
    const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n";
    const formatted_text cut = format_text(head + "1.  G7-G13,\n*\n");
    CHECK(cut.summary.kept == 1);
    CHECK(cut.text == head + "1.  G7-G13,\n*\n");
    const formatted_text over = format_text(head + "1.  G7-G13 :,\n*\n");
    CHECK(over.summary.kept == 0);
    CHECK(over.text == head + "1. G7-G13 :\n*\n");
}

TEST_CASE("unreadable text is copied if the tree has a place for it", "[format]") {
    const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";
    const std::string letters = "[Redefine \"A@J\"]\n";
    const auto tidy = [&](std::string_view text) {
        return format_text(head + "\n" + std::string(text)).text;
    };
    const auto becomes = [&](std::string_view text) { return head + "\n" + std::string(text); };
    CHECK(tidy("5? G7-G13,  E21-E17 :\n*") == becomes("5? G7-G13, E21-E17 :\n*\n"));
    CHECK(tidy("1. G7~G13  !,  E21- :\n*") == becomes("1. G7~G13 !, E21- :\n*\n"));
    CHECK(tidy("1. JF6-C99,  KRK-ZZ\n1-0") == becomes("1. JF6-C99, KRK-ZZ\n1-0\n"));
    CHECK(tidy("1.  G7-G13, E21-E17\n( )\nE7-E13 :\n*") == becomes("1. G7-G13, E21-E17\n()\nE7-E13 :\n*\n"));
    CHECK(tidy("{ ~X,\r and more }\r1. G7-G13 :\n*") == becomes("{ ~X,\n  and more }\n1. G7-G13 :\n*\n"));
    CHECK(format_text("1.  G7-G13 :\n*").text == "1. G7-G13 :\n*\n");

    // Its letters could not be replaced.
    format_options german;
    german.words.letters = "L@J";
    const std::string odd = head + letters + "\n1.  AF6-C99 :\n*\n";
    CHECK(format_text(odd).summary.kept == 0);
    CHECK(format_text(odd, german).text == odd);
    // Without a tag, the beginning of a game depends on its context.
    const std::string torn = "1. G7-G13 :\n*\n\n(1. E7-E13)\n{ A comment. }\n*\n";
    CHECK(tidy(torn) == becomes(torn));
    // Skipped text is not in the tree.
    for (const std::string_view skipped :
         {"1.  G7-G13 good :\n*\n", "1.  F26-F28= :\n*\n", "1.  G7-G13 }\n*\n", "1.  G7-G13 :\n* won\n"}) {
        INFO(skipped);
        CHECK(tidy(skipped) == becomes(skipped));
    }
}

TEST_CASE("games that share a line are kept, except one that a tag begins", "[format]") {
    const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n";
    const std::string shared = head + "1.  G7-G13 :\n*{:}}\n2.  E7-E9 :\n*\n";
    const formatted_text kept = format_text(shared);
    CHECK(kept.summary.games == 2);
    CHECK(kept.summary.kept == 2);
    CHECK(kept.text == shared);
    const std::string first = head + "1.  G7-G13 :\n*";
    CHECK(format_text(first + head + "1.  E7-E9 :\n*\n").text == first + head + "1. E7-E9 :\n*\n");
}

TEST_CASE("a game with a rating too large for the tree is not rewritten", "[format]") {
    const std::string head =
        "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n1. G7-G13 ";
    CHECK(format_text(head + "$255:\n*").text == head + "$255:\n*\n");
    CHECK(format_text(head + "$6:\n*").text == head + "?!:\n*\n");
    CHECK(format_text(head + "$256:\n*").summary.kept == 1);
}

TEST_CASE("formatting a text without games gives an empty text", "[format]") {
    CHECK(format_text("").text.empty());
    CHECK_FALSE(format_text("").summary.changed);
    CHECK(format_text("\n \n").text.empty());
    CHECK(format_text("\n \n").summary.changed);
    CHECK(format_text("\xef\xbb\xbf").text.empty());
}
