// Diagnostics: their codes, names, levels, messages and explanations.
//
// The codes of core_codes.hpp are the core's: any notation may report them. A notation adds its own codes, in
// its own block of numbers (notation::code_block), with its own rows. What is known of each is in the rules
// of the core, or of the notation (src/catalogue/core.rules, src/notations/*/*.rules).
#pragma once

#include "ctlpgn/code_layers.hpp"
#include "ctlpgn/core_codes.hpp"
#include "ctlpgn/encoding.hpp"
#include "ctlpgn/export.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn {

// Its layer, whatever block the code is in.
constexpr std::uint32_t layer_of(code id) {
    const std::uint32_t in_block = static_cast<std::uint32_t>(id) % code_block_size;
    return in_block - in_block % code_layer_size;
}

// For switches over codes of the core and of a notation.
constexpr std::uint32_t code_number(code id) {
    return static_cast<std::uint32_t>(id);
}

// Whether it says that a limit of the reader was reached (S141 to S146), or that a file breaks off (S147);
// such findings are allowed for any bytes.
constexpr bool is_about_a_limit(code id) {
    return id >= code::nesting_too_deep && id <= code::text_cut_short;
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

// All diagnostics of the core and of every notation, in ascending order of their codes.
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
