// Diagnostics: their codes, names, levels, messages and explanations.
//
// The codes in this header are the core's: any notation may report them. A notation adds its own codes, in
// its own block of numbers (notation::code_block), with its own rows.
#pragma once

#include "ctlpgn/encoding.hpp"
#include "ctlpgn/export.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn {

// A code is a layer, shown as a letter, and a number within it: S012. Numbers are never reused. If a notation
// has its own block, its letter comes before that of the layer: GS012.
namespace layer {
inline constexpr std::uint32_t syntax = 1000;     // S: raised by a grammar
inline constexpr std::uint32_t tags = 2000;       // T: names, order and values of tags
inline constexpr std::uint32_t moves = 3000;      // M: numbers, ends and results
inline constexpr std::uint32_t variations = 4000; // V
inline constexpr std::uint32_t comments = 5000;   // C: and the references in them
inline constexpr std::uint32_t positions = 6000;  // P: what the text of a position says
inline constexpr std::uint32_t board = 7000;      // B: plies that contradict the board
inline constexpr std::uint32_t rules = 8000;      // R: plies against the rules of the game
inline constexpr std::uint32_t files = 9000;      // F: the file as a whole, and style
inline constexpr std::uint32_t lint = 10000;      // L: the linter's own directives
} // namespace layer

// How many numbers each block has.
inline constexpr std::uint32_t code_block_size = 100000;

enum class code : std::uint32_t {
    none = 0,

    // text
    byte_order_mark = layer::syntax + 1,
    invalid_utf8 = layer::syntax + 2,
    lone_carriage_return = layer::syntax + 3,
    control_character = layer::syntax + 4,
    foreign_hyphen = layer::syntax + 5,
    other_encoding = layer::syntax + 6, // reported for a file by the linter, which reads it all the same
    other_writing = layer::syntax + 7,  // reported for a game by the linter, in place of its consequences

    // tags
    unreadable_tag = layer::syntax + 13,
    text_after_tag = layer::syntax + 16,
    unquoted_value = layer::syntax + 18,
    unclosed_quote = layer::syntax + 19,
    unclosed_tag = layer::syntax + 20,
    unescaped_quote = layer::syntax + 21,
    lone_backslash = layer::syntax + 22,
    newline_in_value = layer::syntax + 24,

    // moves
    leading_zero = layer::syntax + 33,

    // variations
    empty_variation = layer::syntax + 71,
    unclosed_variation = layer::syntax + 72,
    stray_parenthesis = layer::syntax + 73,

    // comments
    unclosed_comment = layer::syntax + 81,
    stray_brace = layer::syntax + 84,

    // results and the rest
    missing_result = layer::syntax + 101,
    result_spacing = layer::syntax + 103,
    text_after_result = layer::syntax + 105,
    unexpected_text = layer::syntax + 107,

    // limits
    nesting_too_deep = layer::syntax + 141,
    too_many_tags = layer::syntax + 142,
    comment_too_long = layer::syntax + 143,
    game_too_long = layer::syntax + 144,
    number_too_large = layer::syntax + 145,
    too_many_findings = layer::syntax + 146,

    // tags
    unknown_tag = layer::tags + 11,
    repeated_tag = layer::tags + 13,
    empty_value = layer::tags + 15,
    impossible_date = layer::tags + 42,
    spaced_value = layer::tags + 60,

    // moves and results
    wrong_number = layer::moves + 1,
    misplaced_unknown_number = layer::moves + 2,
    repeated_number = layer::moves + 5,
    repeated_moves = layer::moves + 6,
    missing_black_ply = layer::moves + 11,
    misplaced_ellipsis = layer::moves + 12,
    missing_end_mark = layer::moves + 21,
    early_end_mark = layer::moves + 22,
    moves_after_mate = layer::moves + 23,
    result_differs_from_tag = layer::moves + 31,

    // branches of variations
    variation_of_earlier_move = layer::variations + 1,
    variation_of_no_move = layer::variations + 2,
    variation_replaces_nothing = layer::variations + 3,
    orphan_variation = layer::variations + 4,
    repeated_label = layer::variations + 11,
    variation_repeats_ply = layer::variations + 21,

    // comments and what they refer to
    comment_order = layer::comments + 1,
    repeated_comment = layer::comments + 2,
    comment_without_ply = layer::comments + 3,
    mark_without_move = layer::comments + 4,
    dangling_reference = layer::comments + 11,
    forward_reference = layer::comments + 12,
    wrong_line_reference = layer::comments + 13,
    unlabelled_variation = layer::comments + 14,
    unknown_label = layer::comments + 15,
    reference_without_ply = layer::comments + 16,
    unknown_annotation = layer::comments + 21,

    // the file as a whole, and style
    mixed_line_ends = layer::files + 1,
    lost_character = layer::files + 4,
    double_encoding = layer::files + 5,

    // lint
    unreadable_suppression = layer::lint + 1,
    suppression_without_reason = layer::lint + 2,
    unknown_suppressed_code = layer::lint + 3,
    unused_suppression = layer::lint + 4,
};

// One of the layers above, whatever block the code is in.
constexpr std::uint32_t layer_of(code id) {
    const std::uint32_t in_block = static_cast<std::uint32_t>(id) % code_block_size;
    return in_block - in_block % layer::syntax;
}

// For switches over codes of the core and of a notation.
constexpr std::uint32_t code_number(code id) {
    return static_cast<std::uint32_t>(id);
}

// Whether it says that a limit of the reader was reached (S141 to S146); such findings are allowed for any
// bytes.
constexpr bool is_about_a_limit(code id) {
    return id >= code::nesting_too_deep && id <= code::too_many_findings;
}

// error: the text breaks the format; warning: readable, but not what the format prescribes; note: style.
enum class level : std::uint8_t { note, warning, error };

// Whether a fix may be offered. A safe fix does not change what the game means; an unsafe one is a good
// guess; either: safe where nothing is in doubt, otherwise a guess. A single finding may still have no fix.
enum class fixable : std::uint8_t { never, safe, unsafe, either };

// Which fixes are offered with findings. Games with many faults take twice as long if unsafe ones are made
// and tried.
enum class offered_fixes : std::uint8_t { none, safe, all };

// What an example has to be embedded in to become a file (notation::example_file).
enum class example_place : std::uint8_t { file, tags, moves, position };

struct diagnostic_example {
    example_place place = example_place::file;
    std::string_view bad;  // raises exactly this diagnostic
    std::string_view good; // the same without the fault: raises none

    [[nodiscard]] bool empty() const { return bad.empty(); }
};

struct diagnostic_info {
    code id;
    level severity;
    std::string_view name; // kebab-case, as in the grammars
    // One sentence. {found} is the text in question; one other placeholder, such as {expected} or {reason},
    // is filled with the finding's own words, and may stay empty if it ends with ?.
    std::string_view message;
    // What is wrong, why, and how to fix it; paragraphs are separated by empty lines.
    std::string_view explanation;
    fixable fix = fixable::never;
    // Empty for a code of the core: each notation has its own examples (notation::core_examples).
    diagnostic_example example{};
    // The encoding that is reported for a text, where it is always the same.
    std::optional<text_encoding> encoding{};
};

// All diagnostics of the core and of every notation, in rising order of their codes.
CTLPGN_EXPORT std::span<const diagnostic_info> catalogue();

// Throws std::logic_error for a code that is in no row.
CTLPGN_EXPORT const diagnostic_info& describe(code id);

// "S012".
CTLPGN_EXPORT std::string code_text(code id);

// By "S012" or by name. Where several notations use one name, the code of the first of them.
CTLPGN_EXPORT std::optional<code> find_code(std::string_view code_or_name);

CTLPGN_EXPORT std::string_view level_text(level severity);
CTLPGN_EXPORT std::string_view fixable_text(fixable fix);

} // namespace ctlpgn
