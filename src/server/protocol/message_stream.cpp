#include "server/protocol/message_stream.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <charconv>
#include <new>

namespace ctlpgn::server {

namespace {

constexpr std::string_view length_field = "content-length:";
constexpr std::size_t longest_line = 4096;

// The length that the line says; none if it is not about that, or says none. The field may follow on the rest
// of a message whose length was wrong.
std::optional<std::size_t> length_in(std::string_view line) {
    const std::size_t field = in_small_letters(line).rfind(length_field);
    if (field == std::string_view::npos)
        return std::nullopt;
    line.remove_prefix(field + length_field.size());
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    std::size_t length = 0;
    const auto [end, fault] = std::from_chars(line.data(), line.data() + line.size(), length);
    const std::string_view rest(end, static_cast<std::size_t>(line.data() + line.size() - end));
    const bool is_number = fault == std::errc() && rest.find_first_not_of(" \t") == std::string_view::npos;
    return is_number ? std::optional(length) : std::nullopt;
}

} // namespace

bool message_reader::fill() {
    constexpr std::size_t step = std::size_t{64} << 10;
    buffer_.erase(0, begin_);
    begin_ = 0;
    const std::size_t before = buffer_.size();
    buffer_.resize(before + step);
    const std::size_t got = from_.read(buffer_.data() + before, step);
    buffer_.resize(before + got);
    return got != 0;
}

// Without its end. A line that is too long for a header is cut.
std::optional<std::string> message_reader::read_line() {
    for (std::size_t looked = 0;;) {
        const std::string_view unread = std::string_view(buffer_).substr(begin_);
        const std::size_t end = unread.find('\n', looked);
        if (end != std::string_view::npos) {
            std::string line(unread.substr(0, end));
            begin_ += end + 1;
            if (line.ends_with('\r'))
                line.pop_back();
            return line;
        }
        if (unread.size() > longest_line)
            begin_ += unread.size() - length_field.size();
        looked = buffer_.size() - begin_;
        if (!fill())
            return std::nullopt;
    }
}

std::optional<framed_message> message_reader::next() {
    std::optional<std::size_t> length;
    for (;;) {
        const std::optional<std::string> line = read_line();
        if (!line)
            return std::nullopt;
        if (line->empty()) {
            if (length)
                break;
            continue;
        }
        if (const std::optional<std::size_t> given = length_in(*line)) {
            length = given;
            is_lost_ = false;
        } else if (!length && in_small_letters(*line).rfind("content-type:", 0) != 0 && !is_lost_) {
            is_lost_ = true;
            return framed_message{{}, "missing header Content-Length"};
        }
    }
    if (*length > longest) {
        is_lost_ = true;
        return framed_message{{}, "the message is too long"};
    }
    try {
        return read_body(*length);
    } catch (const std::bad_alloc&) {
        std::string().swap(buffer_);
        begin_ = 0;
        is_lost_ = true;
        return framed_message{{}, "not enough memory for the message"};
    }
}

std::optional<framed_message> message_reader::read_body(std::size_t length) {
    while (buffer_.size() - begin_ < length)
        if (!fill())
            return std::nullopt;
    framed_message result{buffer_.substr(begin_, length), {}};
    begin_ += length;
    return result;
}

std::string framed(std::string_view message) {
    return std::string("Content-Length: ")
        .append(std::to_string(message.size()))
        .append("\r\n\r\n")
        .append(message);
}

} // namespace ctlpgn::server
