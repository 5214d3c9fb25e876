#include "emit/report/unified_diff.hpp"

#include "emit/report/excerpt.hpp"
#include "emit/report/line_edits.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::emit {

namespace {

constexpr std::size_t context_lines = 3;

// A hunk is kept in memory until its lines are counted; a longer run of changes becomes several.
constexpr std::size_t largest_hunk = std::size_t{1} << 20;

bool ends_in_line(std::string_view text) {
    return !text.empty() && text.back() != '\n';
}

// How much of the text can be compared before more of it is known: everything except the empty lines at its
// end and, if that is asked for, the line before them. `added` is the last part of it.
std::size_t settled_size(std::string_view text, std::string_view added, bool without_last_line) {
    // A line may extend over many parts, and must not be searched again with each.
    if (without_last_line && added.find('\n') == std::string_view::npos)
        return 0;
    const std::size_t last = text.find_last_not_of('\n');
    if (last == std::string_view::npos)
        return 0;
    return without_last_line ? text.rfind('\n', last) + 1 : std::min(last + 2, text.size());
}

// \012 for a line end.
std::string octal(std::string_view bytes) {
    std::string digits;
    for (const char c : bytes)
        for (const int shift : {-1, 6, 3, 0})
            digits +=
                shift < 0 ? '\\' : static_cast<char>('0' + (static_cast<unsigned char>(c) >> shift & 7));
    return digits;
}

// As diff(1) writes it, so that patch(1) finds the file whatever its name is, and the name does not disturb a
// terminal.
std::string header_name(const std::string& name) {
    if (shown_text(name) == name && name.find_first_of("\"\\") == std::string::npos)
        return name.find(' ') == std::string::npos ? name : name + '\t';
    std::string quoted = "\"";
    for (std::string_view left = name; !left.empty();) {
        const std::string_view next = left.substr(0, utf8::decode(left).size);
        left.remove_prefix(next.size());
        if (next == "\"" || next == "\\")
            quoted.append("\\").append(next);
        else if (shown_text(next) == next)
            quoted += next;
        else
            quoted += octal(next);
    }
    return quoted + '"';
}

std::string range(std::size_t lines_before, std::size_t count) {
    std::string text = std::to_string(lines_before + (count != 0 ? 1 : 0));
    if (count != 1)
        text.append(",").append(std::to_string(count));
    return text;
}

} // namespace

unified_diff::unified_diff(std::string old_name, std::string new_name, write_bytes write)
    : old_name_(std::move(old_name)), new_name_(std::move(new_name)), write_(std::move(write)) {}

void unified_diff::add(std::string_view older, std::string_view newer) {
    old_part_ += older;
    new_part_ += newer;
    const bool in_line = ends_in_line(old_part_) || ends_in_line(new_part_);
    const std::size_t old_end = settled_size(old_part_, older, in_line);
    const std::size_t new_end = settled_size(new_part_, newer, in_line);
    compare(std::string_view(old_part_).substr(0, old_end), std::string_view(new_part_).substr(0, new_end));
    old_part_.erase(0, old_end);
    new_part_.erase(0, new_end);
}

void unified_diff::compare(std::string_view older, std::string_view newer) {
    const std::vector<std::string_view> old_lines = split_lines(older);
    const std::vector<std::string_view> new_lines = split_lines(newer);
    std::size_t old_at = 0;
    std::size_t new_at = 0;
    for (const line_edit each : find_line_edits(old_lines, new_lines)) {
        switch (each) {
        case line_edit::keep:
            keep(old_lines[old_at++]);
            ++new_at;
            break;
        case line_edit::remove: change('-', old_lines[old_at++]); break;
        case line_edit::add: change('+', new_lines[new_at++]); break;
        }
    }
}

void unified_diff::finish() {
    compare(old_part_, new_part_);
    if (open_)
        close_hunk();
}

void unified_diff::keep(std::string_view line) {
    if (open_ && equal_.size() == 2 * context_lines)
        close_hunk();
    if (open_) {
        equal_.push_back(hunk_.size());
        append(' ', line);
        ++old_count_;
        ++new_count_;
    } else {
        context_.emplace_back(line);
        if (context_.size() > context_lines)
            context_.pop_front();
    }
    ++old_line_;
    ++new_line_;
}

void unified_diff::change(char mark, std::string_view line) {
    if (open_ && hunk_.size() >= largest_hunk)
        close_hunk();
    if (!open_)
        open_hunk();
    append(mark, line);
    ++(mark == '-' ? old_count_ : new_count_);
    ++(mark == '-' ? old_line_ : new_line_);
    equal_.clear();
}

void unified_diff::append(char mark, std::string_view line) {
    hunk_.append(1, mark).append(line);
    if (!line.ends_with('\n'))
        hunk_.append("\n\\ No newline at end of file\n");
}

void unified_diff::open_hunk() {
    if (!differs_)
        write_("--- " + header_name(old_name_) + "\n+++ " + header_name(new_name_) + "\n");
    differs_ = true;
    open_ = true;
    hunk_.clear();
    for (const std::string& line : context_)
        append(' ', line);
    old_count_ = new_count_ = context_.size();
    old_begin_ = old_line_ - context_.size();
    new_begin_ = new_line_ - context_.size();
    context_.clear();
}

// Equal lines that the hunk does not need at its end may open the next one.
void unified_diff::close_hunk() {
    std::size_t end = hunk_.size();
    if (equal_.size() > context_lines) {
        end = equal_[context_lines];
        for (const std::string_view line : split_lines(std::string_view(hunk_).substr(end))) {
            if (line.starts_with('\\'))
                continue; // the note that the file has no line end after its last line
            context_.emplace_back(line.substr(1));
            --old_count_;
            --new_count_;
        }
    }
    write_("@@ -" + range(old_begin_, old_count_) + " +" + range(new_begin_, new_count_) + " @@\n");
    write_(std::string_view(hunk_).substr(0, end));
    equal_.clear();
    open_ = false;
}

} // namespace ctlpgn::emit
