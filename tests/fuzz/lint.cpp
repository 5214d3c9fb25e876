// The findings in a text, and the result of fixing it.
#include "ctlpgn/lint.hpp"

#include "ctlpgn/fixing.hpp"
#include "fuzz/promises.hpp"
#include "fuzz/target.hpp"
#include "golden/corpus.hpp"
#include "text/encoder.hpp"

#include <string>

namespace ctlpgn::fuzz {

namespace {

void check_range(std::uint64_t begin, std::uint64_t end, std::string_view text, const diagnostic& asked) {
    promise(begin <= end && end <= text.size(), code_text(asked.id) + " is about bytes that do not exist");
}

void check_diagnostic(const diagnostic& found, std::string_view text) {
    check_range(found.begin, found.end, text, found);
    promise(!found.message.empty() && found.line != 0 && found.column != 0,
            code_text(found.id) + " does not say what and where");
    for (const diagnostic_place& each : found.related)
        check_range(each.begin, each.end, text, found);
    if (!found.remedy)
        return;
    std::uint64_t at = 0;
    for (const file_edit& each : found.remedy->edits) {
        check_range(each.begin, each.end, text, found);
        promise(each.begin >= at, code_text(found.id) + " has a fix whose edits overlap");
        at = each.end;
    }
}

void check_findings(std::string_view text, const notation& chosen, const lint_options& options) {
    const std::string read = golden::utf8_of(text, chosen);
    const auto source = open_text(text);
    std::uint64_t count = 0;
    const lint_summary summary = ctlpgn::lint(*source, chosen, options, [&](const linted& each) {
        std::uint64_t last = 0;
        for (const diagnostic& found : each.found) {
            check_diagnostic(found, read);
            promise(found.begin >= last, "findings are not in order");
            last = found.begin;
            (void)each.around(found.begin);
            (void)each.ply(found);
            ++count;
        }
    });
    promise(count == summary.errors + summary.warnings + summary.notes, "findings are counted wrongly");
}

// As in a file: text that is not converted to UTF-8 is written in its encoding.
std::string as_written(const fixed_part& part) {
    if (part.converted || part.encoding == text_encoding::utf8)
        return std::string(part.after);
    std::string bytes;
    promise(encoder(part.encoding).append(part.after, bytes).empty(),
            "what is fixed cannot be written in the encoding of the text");
    return bytes;
}

// The bytes of a file after fixing.
std::string fixed(std::string_view text, const notation& chosen, const fixing_options& what) {
    std::string before;
    std::string after;
    const auto source = open_text(text);
    apply_fixes(*source, chosen, {}, what, [&](const fixed_part& part) {
        before += part.before;
        after += as_written(part);
    });
    promise(before == golden::utf8_of(text, chosen), "bytes were lost on the way to the fixer");
    return after;
}

int run_lint(std::span<const std::byte> bytes) {
    keep_promises_of_lint(text_of(bytes), golden::in_ctl_pgn());
    return 0;
}

} // namespace

void keep_promises_of_lint(std::string_view text, const notation& chosen) {
    lint_options options;
    if (text.size() % 4 == 3 && !chosen.profiles.empty())
        options.profile = chosen.profiles.back().name;
    check_findings(text, chosen, options);
    const std::string once = fixed(text, chosen, {});
    promise(fixed(once, chosen, {}) == once || !is_utf8(once), "fixing twice is not fixing once:\n" + once);
    const std::string guessed = fixed(text, chosen, {.unsafe = true});
    // Later games are fixed with the original preamble of the file.
    const bool is_another_file = preamble_of(chosen, guessed) != preamble_of(chosen, text);
    promise(is_another_file || fixed(guessed, chosen, {.unsafe = true}) == guessed || !is_utf8(guessed),
            "guessing twice is not guessing once:\n" + guessed);
}

const target lint = {"lint", run_lint, tree.seeds};

} // namespace ctlpgn::fuzz
