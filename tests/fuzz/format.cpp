// Text to its canonical form, which says the same and is a form of itself.
#include "ctlpgn/format.hpp"

#include "format/same_game.hpp"
#include "fuzz/promises.hpp"
#include "fuzz/target.hpp"
#include "golden/corpus.hpp"

namespace ctlpgn::fuzz {

namespace {

// One for each text, by its length.
format_options style_for(std::string_view text) {
    format_options how;
    switch (text.size() % 4) {
    case 0:
        how.words.ascii = true;
        how.depth = depth_sign::spaces;
        break;
    case 1:
        how.words.typographic_hyphen = true;
        how.depth = depth_sign::none;
        how.width = 0;
        break;
    case 2:
        how.width = 24;
        how.reflow = true;
        break;
    default: break;
    }
    return how;
}

std::string formatted(std::string_view text, const notation& in, const format_options& how,
                      faulty_games faulty) {
    std::string after;
    std::string before;
    const auto source = open_text(text);
    const format_summary summary = format_games(*source, in, how, faulty, [&](const formatted_game& each) {
        before += each.before;
        after += each.after;
    });
    promise(before == golden::utf8_of(text), "bytes were lost on the way to the formatter");
    promise(summary.changed == (after != text), "whether the text changed is not what was said");
    return after;
}

// The writer alone, on games that nothing is wrong with.
void check_writer(std::string_view text, const notation& in, const format_options& how) {
    const auto check = [&](const game& read, std::span<const diagnostic> found) {
        // A game that relies on what its file says is no text by itself.
        if (!found.empty() || (read.index > 1 && !read.preamble.empty()))
            return;
        const std::string written = format_game(read, in, how);
        promise(in.accepts(written, {}), "canonical text is not accepted:\n" + written);
        std::size_t games = 0;
        const auto check_again = [&](const game& again, std::span<const diagnostic>) {
            ++games;
            const std::string difference = layout::difference_of(read, again, in);
            promise(difference.empty(), "canonical text says something else: " + difference + "\n" + written);
            promise(format_game(again, in, how) == written,
                    "canonical text has another canonical form:\n" + written);
        };
        golden::read_games(written, {}, check_again, std::string_view::npos, check_level::syntax, in);
        promise(games == 1, "canonical text is not one game:\n" + written);
    };
    golden::read_games(text, {}, check, std::string_view::npos, check_level::syntax, in);
}

int run(std::span<const std::byte> bytes) {
    keep_promises_of_format(text_of(bytes), golden::ctl_pgn());
    return 0;
}

} // namespace

void keep_promises_of_format(std::string_view text, const notation& in) {
    const format_options how = style_for(text);
    check_writer(text, in, how);
    for (const faulty_games faulty : {faulty_games::keep, faulty_games::format}) {
        const std::string once = formatted(text, in, how, faulty);
        promise(formatted(once, in, how, faulty) == once,
                "formatting twice is not formatting once:\n" + once);
    }
}

const target format = {"format", run, tree.seeds};

} // namespace ctlpgn::fuzz
