// Text to its canonical form, which means the same and is its own canonical form.
#include "ctlpgn/format.hpp"

#include "ctlpgn/annotations.hpp"
#include "format/same_game.hpp"
#include "fuzz/promises.hpp"
#include "fuzz/target.hpp"
#include "golden/corpus.hpp"

#include <algorithm>

namespace ctlpgn::fuzz {

namespace {

// One for each text, by its length.
format_options style_for(std::string_view text) {
    format_options options;
    switch (text.size() % 4) {
    case 0:
        options.words.ascii = true;
        options.depth = depth_sign::spaces;
        break;
    case 1:
        options.words.typographic_hyphen = true;
        options.depth = depth_sign::none;
        options.width = 0;
        break;
    case 2:
        options.width = 24;
        options.reflow = true;
        break;
    default: break;
    }
    return options;
}

std::string formatted(std::string_view text, const notation& chosen, const format_options& options,
                      faulty_games faulty) {
    std::string after;
    std::string before;
    const auto source = open_text(text);
    const format_summary summary =
        format_games(*source, chosen, options, faulty, [&](const formatted_game& each) {
            before += each.before;
            after += each.after;
        });
    promise(before == golden::utf8_of(text, chosen), "bytes were lost on the way to the formatter");
    promise(summary.changed == (after != text), "whether the text changed is not what was said");
    return after;
}

// Reading ignores numbers that are a matter of form, and the writer writes the right ones.
game with_numbers_of(const game& written, const game& read, const notation& chosen) {
    game numbered = read;
    if (chosen.layout.numbers_are_form && read.plies.size() == written.plies.size())
        for (node at = 0; at != read.plies.size(); ++at)
            numbered.plies[at].number = written.plies[at].number;
    return numbered;
}

// If variations come after the moves, there is no place for one without a move before it.
bool has_variation_without_place(const game& read, const notation& chosen) {
    const auto begins_with_one = [&read](const line_of_play& line) {
        const auto begun = annotations_of_kind(read, line.first_annotation, annotation_kind::variation);
        return begun.begin() != begun.end();
    };
    return chosen.layout.variations_last && (begins_with_one(read.main_line) ||
                                             std::ranges::any_of(read.variations, [&](const variation& each) {
                                                 return begins_with_one(each.line);
                                             }));
}

// The writer alone, on games without faults.
void check_writer(std::string_view text, const notation& chosen, const format_options& options) {
    const auto check = [&](const game& read, std::span<const diagnostic> found) {
        // Text after a game can change where its comments end, and the preamble of its file can change its
        // meaning.
        if (!found.empty() || (read.index > 1 && !read.preamble.empty()) ||
            has_variation_without_place(read, chosen) || !chosen.accepts(read.text, {}))
            return;
        const std::string written = format_game(read, chosen, options);
        promise(chosen.accepts(written, {}), "canonical text is not accepted:\n" + written);
        std::size_t games = 0;
        const auto check_again = [&](const game& again, std::span<const diagnostic>) {
            ++games;
            std::string difference = layout::difference_of(read, again, chosen);
            if (!difference.empty())
                difference = layout::difference_of(with_numbers_of(again, read, chosen), again, chosen);
            promise(difference.empty(), "canonical text says something else: " + difference + "\n" + written);
            promise(format_game(again, chosen, options) == written,
                    "canonical text has another canonical form:\n" + written);
        };
        golden::read_games(written, {}, check_again, std::string_view::npos, check_level::syntax, chosen);
        promise(games == 1, "canonical text is not one game:\n" + written);
    };
    golden::read_games(text, {}, check, std::string_view::npos, check_level::syntax, chosen);
}

int run_format(std::span<const std::byte> bytes) {
    keep_promises_of_format(text_of(bytes), golden::in_ctl_pgn());
    return 0;
}

} // namespace

void keep_promises_of_format(std::string_view text, const notation& chosen) {
    const format_options options = style_for(text);
    check_writer(text, chosen, options);
    for (const faulty_games faulty : {faulty_games::keep, faulty_games::format}) {
        const std::string once = formatted(text, chosen, options, faulty);
        promise(formatted(once, chosen, options, faulty) == once || !is_utf8(once),
                "formatting twice is not formatting once:\n" + once);
    }
}

const target format = {"format", run_format, tree.seeds};

} // namespace ctlpgn::fuzz
