// From CTL-PGN to JSON and back.
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/json.hpp"
#include "golden/corpus.hpp"
#include "support/game_text.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace ctlpgn;
using golden::in_ctl_pgn;

namespace {

std::string json_of(std::string_view text, const limits& bounds, const json_options& options) {
    std::string written;
    json_writer writer([&written](std::string_view bytes) { written += bytes; }, options);
    const std::vector<diagnostic> rest =
        golden::read_games(text, bounds, [&](const game& read, std::span<const diagnostic> found) {
            writer.write(read, in_ctl_pgn(), found);
        });
    writer.finish(rest);
    return written;
}

struct canonical_text {
    std::string text;
    std::string doubts;
    std::size_t games = 0;
};

canonical_text text_of(std::string_view json, const limits& bounds) {
    canonical_text result;
    const auto source = open_text(json);
    read_json(
        *source,
        [&result](const json_game& each) {
            CHECK(each.number == ++result.games);
            result.doubts += each.doubt;
            if (each.read != nullptr)
                result.text.append(result.text.empty() ? "" : "\n")
                    .append(format_game(*each.read, *each.written_in));
        },
        bounds);
    return result;
}

// All games of a text without faults, in canonical form.
canonical_text formatted(std::string_view text, const limits& bounds) {
    canonical_text result;
    golden::read_games(text, bounds, [&result](const game& read, std::span<const diagnostic> found) {
        ++result.games;
        if (found.empty())
            result.text.append(result.text.empty() ? "" : "\n").append(format_game(read, in_ctl_pgn()));
    });
    return result;
}

void check_identity(std::string_view canonical, const limits& bounds) {
    json_options documents;
    json_options pretty;
    pretty.pretty = true;
    pretty.spans = true;
    json_options lines;
    lines.lines = true;
    for (const json_options& options : {documents, pretty, lines}) {
        const std::string json = json_of(canonical, bounds, options);
        const canonical_text back = text_of(json, bounds);
        CHECK(back.doubts == "");
        CHECK(back.text == canonical);
        CHECK(json_of(back.text, bounds, options) == json);
    }
}

} // namespace

TEST_CASE("the corpus goes to JSON and back", "[json_reading]") {
    std::size_t games = 0;
    for (const golden::corpus_file& file : golden::corpus()) {
        // Other games may use undeclared letters.
        if (file.expects() != golden::expected::no_findings || (!file.is_in("valid") && !file.is_in("spec")))
            continue;
        INFO(file.name);
        const canonical_text canonical = formatted(file.text, file.bounds);
        games += canonical.games;
        check_identity(canonical.text, file.bounds);
        // Whatever form the games had before.
        CHECK(text_of(json_of(file.text, file.bounds, {}), file.bounds).text == canonical.text);
    }
    CHECK(games > 200);
}

TEST_CASE("generated games go to JSON and back", "[json_reading][many]") {
    for (const auto kind : {bench::flavour::plain, bench::flavour::annotated})
        check_identity(formatted(bench::games(kind, 100000, 9), {}).text, {});
}

TEST_CASE("readable games go to JSON, and back unless that is refused", "[json_reading]") {
    for (const golden::corpus_file& file : golden::corpus()) {
        if (file.name.find("limits/") != std::string::npos)
            continue; // of the text; the JSON of a game is longer
        INFO(file.name);
        const std::string json = json_of(file.text, file.bounds, {});
        const canonical_text back = text_of(json, file.bounds);
        std::size_t games = 0;
        golden::read_games(file.text, file.bounds,
                           [&games](const game&, std::span<const diagnostic>) { ++games; });
        CHECK(back.games == games);
        const canonical_text again = text_of(json_of(back.text, file.bounds, {}), file.bounds);
        CHECK(again.doubts == "");
        CHECK(again.text == back.text);
    }
}

TEST_CASE("pieces get the letters that the game declares", "[json_reading]") {
    const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";
    for (const char* const declared : {"A@J, T@R", "FAN", "J@X"}) {
        const std::string bishop = declared == std::string_view("FAN")        ? "♗"
                                   : declared == std::string_view("A@J, T@R") ? "A"
                                                                              : "J";
        const std::string text =
            head + "[Redefine \"" + declared + "\"]\n\n1. " + bishop + "F2-C11, E21-E17 :\n*\n";
        CHECK(text_of(json_of(text, {}, {}), {}).text == text);
    }
}

TEST_CASE("pieces keep a letter that the game does not declare", "[json_reading]") {
    const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";
    for (const char* const body :
         {"\n1. ♗F6-I15 :\n*\n", "\n1. AF6-I15 :\n*\n", "\n1. EE5×QE21, ♛E21×TE5 :\n*\n",
          "\n1. E25=Q, E7-E5=W :\n*\n", "[Redefine \"FAN\"]\n\n1. JF6-I15 :\n*\n",
          "[Redefine \"A@J\"]\n\n1. JF6-I15, BF26-C17 :\n*\n"})
        check_identity(head + body, {});
}

TEST_CASE("a text for another piece does not decide the letter", "[json_reading]") {
    const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n";
    std::string json = json_of(head + "1. AF6-I15 :\n*\n", {}, {});
    json.replace(json.find("\"bishop\""), 8, "\"rook\"");
    CHECK(text_of(json, {}).text == head + "1. RF6-I15 :\n*\n");
}

TEST_CASE("fields of an object may come in any order", "[json_reading]") {
    const std::string canonical = formatted(bench::games(bench::flavour::annotated, 5000, 2), {}).text;
    const nlohmann::json sorted = nlohmann::json::parse(json_of(canonical, {}, {}));
    CHECK(sorted.begin().key() == "format");
    nlohmann::ordered_json turned;
    for (auto field = sorted.rbegin(); field != sorted.rend(); ++field)
        turned[field.key()] = field.value();
    CHECK(text_of(sorted.dump(), {}).text == canonical);
    CHECK(text_of(turned.dump(), {}).text == canonical);
}
