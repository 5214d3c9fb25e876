#include "cli/commands/grammar_sentences.hpp"

#include "cli/output/output.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/notation.hpp"
#include "syntax/grammar_texts.hpp"
#include "syntax/sentences.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>

namespace ctlpgn::cli {

namespace {

namespace fs = std::filesystem;

// The notation whose files the grammar describes, if it describes files: ctl-pgn of ctl_pgn/file.
const notation* notation_of(std::string_view grammar) {
    for (const notation* each : notations())
        if (syntax::find_grammar(syntax::folder_of_notation(each->name), "") == grammar)
            return each;
    return nullptr;
}

// Decides at the end whether a text is a sentence: either the reader of the notation, which knows more than
// its grammar (such as whether the value of a position is valid), or the grammar itself.
class judge {
  public:
    judge(const syntax::grammar& language, const notation* chosen)
        : grammar_(language), matcher_(language), notation_(chosen) {}

    bool accepts(std::string_view text) {
        if (notation_ != nullptr)
            return notation_->accepts(text, {});
        return std::ranges::any_of(grammar_.starts(),
                                   [&](const pegc::rule* start) { return matcher_.accepts(*start, text); });
    }

  private:
    const syntax::grammar& grammar_;
    syntax::matcher matcher_;
    const notation* notation_;
};

class sentence_writer {
  public:
    sentence_writer(std::string folder, std::string extension)
        : folder_(std::move(folder)), extension_(std::move(extension)) {
        if (folder_.empty()) {
            standard_.emplace("");
            return;
        }
        std::error_code error;
        fs::create_directories(folder_, error);
        if (error)
            throw output_error("cannot make the folder " + folder_ + ": " + error.message());
    }

    void write(std::string_view sentence) {
        ++count_;
        if (!standard_) {
            std::string number = std::to_string(count_);
            number.insert(0, number.size() < 6 ? 6 - number.size() : 0, '0');
            output file((fs::path(folder_) / (number + extension_)).string());
            file.write(sentence);
            file.commit();
            return;
        }
        if (count_ != 1)
            standard_->write(std::string_view("\0", 1));
        standard_->write(sentence);
    }

    void finish() {
        if (standard_)
            standard_->commit();
    }

  private:
    std::string folder_;
    std::string extension_;
    std::optional<output> standard_;
    std::size_t count_ = 0;
};

} // namespace

void write_sentences(const sentence_options& options) {
    const syntax::grammar grammar = syntax::strict_grammar(options.grammar);
    const notation* const chosen = notation_of(options.grammar);
    judge judged(grammar, chosen);
    const auto accepts = [&judged](std::string_view text) { return judged.accepts(text); };

    syntax::sentence_maker maker(grammar, options.seed);
    sentence_writer writer(options.folder, chosen == nullptr ? ".txt" : std::string(chosen->extension));
    for (std::size_t i = 0; i != options.count;) {
        const std::string text =
            options.near_miss ? maker.near_miss(options.size, accepts) : maker.sentence(options.size);
        if (options.near_miss && text.empty() && accepts(text))
            throw input_error("the grammar " + options.grammar +
                              " accepts whatever is made of its sentences");
        if (!options.near_miss && !accepts(text))
            continue;
        writer.write(text);
        ++i;
    }
    writer.finish();
}

} // namespace ctlpgn::cli
