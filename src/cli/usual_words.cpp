#include "cli/usual_words.hpp"

#include "lint/did_you_mean.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace ctlpgn::cli {

namespace {

constexpr std::string_view as_command = "command";
constexpr std::string_view as_option = "option";

struct usual_word {
    std::string_view where; // as_command, as_option, or the option that takes it as a value
    std::string_view word;
    std::string_view meant; // one of our words, or several that say more
};

// If there are several rows for one word, the first whose meaning is known in that place counts.
constexpr usual_word usual_words[] = {
    {as_command, "check", "lint"},
    {as_command, "validate", "lint"},
    {as_command, "verify", "lint"},
    {as_command, "fix", "lint --fix"},
    {as_command, "format", "fmt"},
    {as_command, "pretty", "fmt"},
    {as_command, "version", "--version"},
    {as_command, "parse", "json"},
    {as_command, "dump", "json"},
    {as_command, "export", "convert"},
    {as_command, "count", "stats"},
    {as_command, "csv", "table"},
    {as_command, "sqlite", "table"},
    {as_command, "opening", "explore"},
    {as_command, "explorer", "explore"},
    {as_command, "show", "board"},
    {as_command, "view", "html"},
    {as_command, "render", "html"},
    {as_command, "rule", "explain"},
    {as_command, "test", "conformance"},
    {as_command, "server", "lsp"},
    {as_command, "language-server", "lsp"},
    {as_command, "man", "manual"},
    {as_option, "-v", "--version"},
    {as_option, "-?", "--help"},
    {as_option, "--format", "--output-format"},
    {as_option, "--format", "--to"},
    {as_option, "-f", "--output-format"},
    {as_option, "--out", "--output"},
    {as_option, "--colour", "--color"},
    {as_option, "--write", "--fix"},
    {as_option, "-w", "--fix"},
    {as_option, "--list-different", "--check"},
    {as_option, "-l", "--check"},
    {as_option, "--disable", "--ignore"},
    {as_option, "--enable", "--select"},
    {as_option, "--line-length", "--width"},
    {as_option, "--threads", "--jobs"},
    {as_option, "--silent", "--quiet"},
    {as_option, "--filter", "--where"},
    {as_option, "--fen", "--reaches"},
    {"--letters", "english", "en"},
    {"--letters", "german", "de"},
    {"--letters", "french", "fr"},
    {"--letters", "spanish", "es"},
    {"--letters", "italian", "it"},
    {"--letters", "catalan", "ca"},
    {"--letters", "portuguese", "pt"},
    {"--letters", "dutch", "nl"},
    {"--letters", "danish", "da"},
    {"--letters", "norwegian", "no"},
    {"--letters", "swedish", "sv"},
    {"--letters", "finnish", "fi"},
    {"--letters", "czech", "cs"},
    {"--letters", "polish", "pl"},
    {"--letters", "hungarian", "hu"},
    {"--letters", "romanian", "ro"},
    {"--letters", "estonian", "et"},
    {"--letters", "icelandic", "is"},
    {"--letters", "russian", "ru"},
    {"--letters", "figurine", "FAN"},
    {"--letters", "unicode", "FAN"},
};

std::string_view meant(std::string_view where, std::string_view word, std::span<const std::string_view> known,
                       bool any) {
    for (const usual_word& each : usual_words)
        if (each.where == where && is_same_in_small_letters(each.word, word) &&
            (any || std::ranges::find(known, each.meant) != known.end()))
            return each.meant;
    return {};
}

} // namespace

std::string_view meant_command(std::string_view word) {
    return meant(as_command, word, {}, true);
}

std::string_view meant_option(std::string_view word, std::span<const std::string_view> known) {
    return meant(as_option, word, known, false);
}

std::string_view meant_value(std::string_view option, std::string_view word,
                             std::span<const std::string_view> known) {
    return meant(option, word, known, false);
}

std::string hint(std::string_view meant, std::string_view word, std::span<const std::string_view> known) {
    return meant.empty() ? did_you_mean(word, known) : "; did you mean \"" + std::string(meant) + "\"?";
}

} // namespace ctlpgn::cli
