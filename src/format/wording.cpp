#include "format/wording.hpp"

#include "format/same_game.hpp"

namespace ctlpgn::layout {

namespace {

// Lines of comments stay as long as they are.
format_options plain_style() {
    format_options how;
    how.depth = depth_sign::none;
    how.width = 0;
    return how;
}

} // namespace

wording::wording(const notation& in, const limits& with)
    : notation_(in), limits_(with), formatter_(in, plain_style()),
      writer_(in.make_writer(plain_style().words)) {}

std::string wording::find(const game& built, game& read) {
    text_.clear();
    formatter_.write(built, text_);
    findings_.clear();
    const reading_result result = notation_.read_game(text_, true, true, limits_, read, findings_);
    if (!result.game || result.consumed != text_.size())
        return "its text would not be read as one game";
    read.index = built.index;
    std::string different = difference_of(built, read, notation_, references::as_text);
    if (different.empty() && !same_tags(built, read))
        different = "tags differ";
    return different.empty() ? different : "its text would be read differently: " + different;
}

bool wording::same_tags(const game& a, const game& b) {
    return a.tags.size() == b.tags.size() && tags_of(a) == tags_of(b);
}

std::string wording::tags_of(const game& in) {
    std::string text;
    writer_->begin(in);
    writer_->tags(text);
    return text;
}

} // namespace ctlpgn::layout
