#include "notations/pgn/support.hpp"

#include "ctlpgn/fixing.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

namespace ctlpgn::tests {

const notation& pgn_notation() {
    return *find_notation("pgn");
}

std::string pgn_game(std::string_view moves, std::string_view result, std::string_view more_tags) {
    std::string text =
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n";
    return text.append("[Result \"")
        .append(result)
        .append("\"]\n")
        .append(more_tags)
        .append("\n")
        .append(moves)
        .append(" ")
        .append(result)
        .append("\n");
}

std::vector<diagnostic> lint_pgn(std::string_view text) {
    return found_in(text, pgn_notation());
}

std::string pgn_findings(std::string_view text, check_level checks) {
    return names_of_findings(text, pgn_notation(), checks);
}

std::string resolved_plies(std::string_view text) {
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    const game* const read = reader.next();
    if (read == nullptr)
        return {};
    std::vector<ply> plies;
    pgn_notation().resolve(*read, plies);
    const vocabulary& words = *pgn_notation().words;
    std::string result;
    for (const ply& each : plies) {
        result += result.empty() ? "" : " ";
        if (each.kind == ply_kind::castled)
            result += words.castlings[each.to].name;
        else if (each.from == no_place)
            result += read->raw(each.text());
        else
            result.append(words.places[each.from])
                .append(each.capture != 0 ? "x" : "-")
                .append(words.places[each.to]);
        if (each.promotion != no_symbol)
            result.append("=").append(words.pieces[each.promotion]);
    }
    return result;
}

std::string formatted_pgn(std::string_view text) {
    return formatted(text, pgn_notation());
}

std::string moves_of(std::string_view text) {
    return std::string(text.substr(text.find("\n\n") + 2));
}

std::string formatted_moves(std::string_view moves, std::string_view result, std::string_view more_tags) {
    return moves_of(formatted_pgn(pgn_game(moves, result, more_tags)));
}

std::string unsafely_fixed_pgn(std::string_view text) {
    return apply_fixes(text, pgn_notation(), {}, {.unsafe = true});
}

void check_habit(const habit& each, std::string_view result, std::string_view tags) {
    const std::string text = pgn_game(each.written, result, tags);
    CAPTURE(each.written);
    CHECK(pgn_findings(text) == each.found);
    CHECK(apply_fixes(text, pgn_notation()) == pgn_game(each.fixed, result, tags));
}

void check_slip(const fixed_slip& each) {
    const std::string begin = pgn_game("", each.result);
    const auto with = [&begin](std::string_view moves) {
        return begin.substr(0, begin.find("\n\n") + 2).append(moves).append("\n");
    };
    const std::string text = with(each.written);
    INFO(text);
    CHECK(listed_codes(lint_pgn(text)) == each.codes);
    CHECK(apply_fixes(text, pgn_notation(), {}, {.unsafe = false}) == with(each.safe));
    CHECK(unsafely_fixed_pgn(text) == with(each.unsafe));
}

std::string with_tag(std::string_view right, std::string_view written, std::string_view moves) {
    std::string text = pgn_game(moves, "1-0");
    if (right.empty())
        return text.insert(text.find("\n\n") + 1, written);
    return text.replace(text.find(right), right.size(), written);
}

void check_tag(const tag_slip& each) {
    const std::string text = with_tag(each.right, each.written);
    INFO(text);
    CHECK(pgn_findings(text) == each.found);
    CHECK(apply_fixes(text, pgn_notation()) == with_tag(each.right, each.safe));
}

} // namespace ctlpgn::tests
