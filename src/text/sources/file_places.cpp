#include "text/sources/file_places.hpp"

#include "text/one_byte.hpp"
#include "text/sources/one_byte_lines.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ctlpgn {

namespace {

// How many of the bytes became this much of the text.
std::size_t bytes_for(const converted_bytes& part, std::size_t size) {
    if (is_one_byte(part.from))
        return one_byte_size(part.bytes, part.from, part.keeps_utf8, size);
    return transcoder(part.from).count_for(part.bytes, size);
}

// How much text the first bytes became.
std::size_t text_size(const converted_bytes& part, std::size_t size) {
    std::string bytes = part.bytes.substr(0, size);
    std::string text;
    if (is_one_byte(part.from))
        append_one_byte(bytes, part.from, part.keeps_utf8, text);
    else
        transcoder(part.from).convert(bytes, false, text);
    return text.size();
}

std::uint64_t shift_after(const converted_bytes& part) {
    return part.file_begin + part.bytes.size() - part.end;
}

} // namespace

void file_places::add(converted_bytes part) {
    [[maybe_unused]] const auto held = lock_.hold();
    parts_.push_back(std::move(part));
}

std::uint64_t file_places::in_file(std::uint64_t offset) const {
    [[maybe_unused]] const auto held = lock_.hold();
    const auto next = std::ranges::upper_bound(parts_, offset, {}, &converted_bytes::begin);
    if (next == parts_.begin())
        return offset + shift_;
    const converted_bytes& part = *std::prev(next);
    return offset >= part.end
               ? offset + shift_after(part)
               : part.file_begin + bytes_for(part, static_cast<std::size_t>(offset - part.begin));
}

std::uint64_t file_places::in_text(std::uint64_t file_offset) const {
    [[maybe_unused]] const auto held = lock_.hold();
    const auto next = std::ranges::upper_bound(parts_, file_offset, {}, &converted_bytes::file_begin);
    if (next == parts_.begin())
        return file_offset - shift_;
    const converted_bytes& part = *std::prev(next);
    const auto size = static_cast<std::size_t>(file_offset - part.file_begin);
    return size >= part.bytes.size() ? file_offset - shift_after(part) : part.begin + text_size(part, size);
}

void file_places::forget_before(std::uint64_t offset) {
    [[maybe_unused]] const auto held = lock_.hold();
    while (!parts_.empty() && parts_.front().end <= offset) {
        shift_ = shift_after(parts_.front());
        parts_.pop_front();
    }
}

void move_to_file(diagnostic& found, const file_places& where) {
    const auto move = [&where](auto& at) {
        at.begin = where.in_file(at.begin);
        at.end = where.in_file(at.end);
    };
    move(found);
    std::ranges::for_each(found.related, move);
    if (found.remedy)
        std::ranges::for_each(found.remedy->edits, move);
    for (file_fix& each : found.choices)
        std::ranges::for_each(each.edits, move);
}

std::vector<diagnostic> in_file(std::span<const diagnostic> in_text, const file_places* where) {
    std::vector<diagnostic> found(in_text.begin(), in_text.end());
    if (where != nullptr)
        for (diagnostic& each : found)
            move_to_file(each, *where);
    return found;
}

} // namespace ctlpgn
