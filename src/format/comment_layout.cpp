#include "format/comment_layout.hpp"

#include "text/ascii.hpp"
#include "text/indented_lines.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace ctlpgn::layout {

void comment_layout::write(std::string_view text, const comment_frame& frame, std::string& output) {
    frame_ = frame;
    to_ = &output;
    column_ = frame.column;
    // Nearly all comments are one line that fits.
    if (text.find('\n') == std::string_view::npos && text.find('\r') == std::string_view::npos &&
        (frame.width == 0 || frame.column + text.size() + frame.end_width <= frame.width)) {
        output += text;
        return;
    }
    split(text);
    drop_indentation(alignment_of(text).indentation);
    if (frame.reflow)
        write_paragraphs();
    else
        write_lines();
}

void comment_layout::split(std::string_view text) {
    lines_.clear();
    text_lines lines(text);
    for (std::string_view line; lines.take(line);)
        lines_.push_back(without_end_spaces(line));
}

// The first line comes after the brace, so its indentation is not known.
void comment_layout::drop_indentation(std::size_t common) {
    for (std::size_t i = 1; i < lines_.size(); ++i)
        lines_[i].remove_prefix(std::min(common, lines_[i].size()));
}

void comment_layout::begin_line(std::string_view indentation) {
    to_->push_back('\n');
    to_->append(frame_.indentation, ' ').append(indentation);
    column_ = frame_.indentation + indentation.size();
}

// One line, as several if it is too long.
void comment_layout::fill(std::string_view line, std::string_view indentation, std::size_t end_width) {
    bool first_word = true;
    while (!line.empty()) {
        const std::string_view gap =
            line.substr(0, std::min(line.find_first_not_of(blank_characters), line.size()));
        const std::string_view rest = line.substr(gap.size());
        const std::string_view word =
            rest.substr(0, std::min(rest.find_first_of(blank_characters), rest.size()));
        line = rest.substr(word.size());
        const std::size_t word_width = utf8::count_code_points(word);
        const std::size_t needed = gap.size() + word_width + (line.empty() ? end_width : 0);
        if (!first_word && frame_.width != 0 && column_ + needed > frame_.width) {
            begin_line(indentation);
        } else {
            to_->append(gap);
            column_ += gap.size();
        }
        to_->append(word);
        column_ += word_width;
        first_word = false;
    }
}

void comment_layout::write_lines() {
    for (std::size_t i = 0; i != lines_.size(); ++i) {
        const std::string_view indentation = i == 0 ? std::string_view() : indentation_of(lines_[i]);
        const bool last = i + 1 == lines_.size();
        if (i != 0 && lines_[i].empty())
            to_->push_back('\n');
        else if (i != 0)
            begin_line(indentation);
        fill(lines_[i].substr(indentation.size()), indentation, last ? frame_.end_width : 0);
    }
}

// To the paragraph, with one space before each.
void comment_layout::add_words(std::string_view line) {
    for (std::size_t at = line.find_first_not_of(blank_characters); at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(blank_characters, at), line.size());
        paragraph_.append(paragraph_.empty() ? "" : " ").append(line.substr(at, end - at));
        at = line.find_first_not_of(blank_characters, end);
    }
}

// Paragraphs are separated by empty lines.
void comment_layout::write_paragraphs() {
    for (std::size_t i = 0; i != lines_.size();) {
        if (lines_[i].empty()) {
            to_->push_back('\n');
            ++i;
            continue;
        }
        if (i != 0)
            begin_line({});
        paragraph_.clear();
        for (; i != lines_.size() && !lines_[i].empty(); ++i)
            add_words(lines_[i]);
        fill(paragraph_, {}, i == lines_.size() ? frame_.end_width : 0);
    }
}

} // namespace ctlpgn::layout
