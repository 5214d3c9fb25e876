#include "notations/xiangqi/words.hpp"

#include "notations/xiangqi/writing/comment_signs.hpp"

#include <array>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::array<char, std::size_t{2}* point_count> point_letters = [] {
    std::array<char, std::size_t{2} * point_count> letters{};
    for (std::size_t i = 0; i != point_count; ++i) {
        letters[2 * i] = static_cast<char>('a' + i % file_count);
        letters[2 * i + 1] = static_cast<char>('0' + i / file_count);
    }
    return letters;
}();

constexpr std::array<std::string_view, point_count> point_names = [] {
    std::array<std::string_view, point_count> names{};
    for (std::size_t i = 0; i != point_count; ++i)
        names[i] = std::string_view(point_letters.data() + 2 * i, 2);
    return names;
}();

constexpr std::array<std::string_view, piece_kind_count> kind_words{"",      "pawn",   "guard", "elephant",
                                                                    "horse", "cannon", "rook",  "king"};
constexpr std::array<std::string_view, 2> captures{"", "ordinary"};

} // namespace

const vocabulary words{.places = point_names,
                       .pieces = kind_words,
                       .pawn = "", // the tree has it if it is known
                       .king = "king",
                       .results = usual_results,
                       .castlings = {},
                       .captures = captures,
                       .checks = usual_checks,
                       .mate = mate_sign,
                       .glyphs = usual_glyphs,
                       .marks = {},
                       .label_signs = {"[", "]"},
                       .result_tag = "RESULT",
                       .captured_at = target_of,
                       .detail_word = no_detail_word,
                       .indents_comments = true,
                       .additions = {.keys_of_plies = {},
                                     .keys_of_comments = {},
                                     .kinds_of_comments = kinds_of_comments,
                                     .said_in = said_in,
                                     .written_for = written_for}};

std::string_view name_of(point at) {
    return at.is_none() ? std::string_view() : point_names[at.index()];
}

std::string_view word_of(piece_kind kind) {
    return kind_words[index_of(kind)];
}

std::string_view name_of(xiangqi::side player) {
    return player == xiangqi::side::red ? "Red" : "Black";
}

std::string name_of(piece what) {
    return std::string(name_of(what.owner())).append("'s ").append(word_of(what.kind()));
}

} // namespace ctlpgn::xiangqi
