#include "text/sources/decoded_source.hpp"

#include "ctlpgn/notation.hpp"
#include "text/ascii.hpp"
#include "text/byte_vector.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn {

namespace {

// In bytes. Where the first is ASCII alone, a later one tells.
constexpr std::size_t piece = std::size_t{64} << 10;

// No more is read ahead of what does not tell.
constexpr std::size_t most_ahead = std::size_t{4} << 20;

// Where the first byte beyond ASCII stands; the end if there is none. Most texts have few, so blocks are
// looked at as a whole.
std::size_t find_beyond_ascii(std::string_view text) {
    constexpr std::size_t vectors = 8;
    constexpr std::size_t block = vectors * sizeof(byte_vector);
    std::size_t at = 0;
    for (; at + block <= text.size(); at += block) {
        byte_vector any{};
        for (std::size_t i = 0; i != vectors; ++i)
            any |= load_bytes(text.data() + at + i * sizeof any);
        if (has_marks(any & 0x80))
            break;
    }
    const auto found =
        std::find_if(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), is_beyond_ascii);
    return static_cast<std::size_t>(found - text.begin());
}

bool is_plain(std::string_view text) {
    return find_beyond_ascii(text) == text.size() && text.find('\0') == std::string_view::npos;
}

// A few bytes beyond ASCII hardly tell what they are.
constexpr std::ptrdiff_t enough_bytes = 16;

} // namespace

decoded_source::decoded_source(byte_source& source, const notation& chosen) : from_(source) {
    for (const diagnostic_info& each : chosen.own_diagnostics())
        if (each.encoding == text_encoding::latin1)
            lone_latin1_ = lone_bytes::all;
}

std::optional<text_encoding> decoded_source::other_encoding() const {
    const text_encoding is = is_;
    return is == text_encoding::utf8 ? std::nullopt : std::optional(is);
}

std::size_t decoded_source::read(char* target, std::size_t size) {
    if (!begun_)
        begin();
    while (at_ == ready_.size()) {
        if (is_settled_ && (transcoder_ || by_lines_)) {
            if (!refill())
                return 0;
            continue;
        }
        const std::size_t got = from_.read(target, size);
        const std::string_view read(target, got);
        if (is_settled_ ? pass_on(read) : is_plain(read)) {
            passed_ += got;
            return got;
        }
        if (!is_settled_) {
            raw_.assign(target, got);
            settle();
        }
    }
    const std::size_t count = std::min(size, ready_.size() - at_);
    std::copy_n(ready_.data() + at_, count, target);
    at_ += count;
    return count;
}

// Whether UTF-8 goes on to its end. Otherwise what it goes on with is ready.
bool decoded_source::pass_on(std::string_view read) {
    if (is_plain(read) || origin() != nullptr)
        return true;
    const encoding_change change = find_utf16(read);
    const bool has_lines =
        change.at == read.size() && utf8::find_invalid(read) != read.size() && has_latin1_lines(read);
    if (change.at == read.size() && !has_lines)
        return true;
    raw_.assign(read);
    ready_.clear();
    at_ = 0;
    if (has_lines) {
        begin_latin1_lines();
    } else {
        ready_.assign(raw_, 0, change.at);
        raw_.erase(0, change.at);
        tell(change.to, passed_ + ready_.size());
        change_to(change.to);
    }
    convert();
    return false;
}

void decoded_source::change_to(text_encoding next) {
    now_ = next;
    transcoder_.reset();
    if (next != text_encoding::utf8)
        transcoder_.emplace(next);
    if (raw_.starts_with("\xFF\xFE") || raw_.starts_with("\xFE\xFF"))
        raw_.erase(0, 2);
    else if (next == text_encoding::utf8 && raw_.starts_with(utf8::byte_order_mark))
        raw_.erase(0, utf8::byte_order_mark.size());
}

void decoded_source::begin_latin1_lines() {
    by_lines_ = true;
    tell(text_encoding::latin1, passed_ + utf8::find_invalid(raw_));
}

// The first that is not UTF-8, and the first change after that.
void decoded_source::tell(text_encoding is, std::uint64_t at) {
    if (is_ == text_encoding::utf8) {
        told_at_ = at;
        is_ = is;
    } else if (changed_at_ == 0) {
        changed_to_ = is;
        changed_at_ = at;
    }
}

// What can be converted of the raw bytes is ready then.
void decoded_source::convert() {
    if (by_lines_)
        convert_latin1_lines(raw_, ended_, ready_);
    else if (is_utf16(now_))
        convert_utf16();
    else
        transcoder_->convert(raw_, ended_, ready_);
}

// Files that are joined may go on in another encoding.
void decoded_source::convert_utf16() {
    const encoding_change change = find_end_of_utf16(raw_, now_);
    const bool goes_on = change.at == raw_.size();
    const std::size_t kept = ended_ || !goes_on ? 0 : undecided_size(raw_);
    std::string known = raw_.substr(0, change.at - kept - (ended_ ? 0 : (change.at - kept) % 2));
    raw_.erase(0, known.size());
    transcoder_->convert(known, !goes_on || ended_, ready_);
    if (goes_on)
        return;
    raw_.erase(0, change.at % 2 != 0 && !ended_ ? 1 : 0);
    change_to(change.to);
    by_lines_ = now_ == text_encoding::utf8 && has_latin1_lines(raw_);
    tell(by_lines_ ? text_encoding::latin1 : change.to, passed_ + ready_.size());
    if (transcoder_ || by_lines_) {
        convert();
        return;
    }
    ready_.append(raw_);
    raw_.clear();
}

// What is read from another place on than the beginning must be UTF-8.
void decoded_source::begin() {
    begun_ = true;
    is_settled_ = origin() != nullptr;
    if (is_settled_)
        return;
    add_piece();
    settle();
}

bool decoded_source::add_piece() {
    const std::size_t size = raw_.size();
    raw_.resize(size + piece);
    raw_.resize(size + from_.read(raw_.data() + size, piece));
    return raw_.size() != size;
}

// Up to where the bytes after the first one beyond ASCII tell, or its line ends.
decoded_source::comes_after decoded_source::read_ahead(std::size_t first) {
    const std::size_t size = raw_.size();
    if (first == size)
        return comes_after::more;
    std::ptrdiff_t count = 0;
    bool has_line_end = false;
    for (std::size_t at = first; raw_.size() - first < most_ahead;) {
        const std::string_view more = std::string_view(raw_).substr(at);
        count += std::ranges::count_if(more, is_beyond_ascii);
        has_line_end = has_line_end || more.find('\n') != std::string_view::npos;
        const bool is_cut = raw_.size() == size && size >= piece;
        at = raw_.size();
        if (count >= enough_bytes || (has_line_end && !is_cut))
            break;
        if (!add_piece())
            return comes_after::nothing;
    }
    return comes_after::more;
}

// By what has been read, if it tells the encoding. Only as much is read ahead as one read gives, or its line,
// since somebody may be writing it line by line.
void decoded_source::settle() {
    const std::size_t first = find_beyond_ascii(raw_);
    const comes_after rest = read_ahead(first);
    const bool is_beginning = passed_ == 0;
    text_encoding told = is_beginning ? encoding_of(raw_) : encoding_within(raw_);
    const bool is_chinese = told == text_encoding::gb18030 || told == text_encoding::gb18030_or_big5;
    if (is_chinese && has_utf8_and_latin1_lines(raw_))
        told = text_encoding::utf8; // of which some lines are not
    const bool goes_on_in_utf16 = !is_utf16(told) && find_utf16(raw_).at != raw_.size();
    at_ = 0;
    ready_.clear();
    is_settled_ = told != text_encoding::utf8 || first != raw_.size();
    const std::string_view whole = rest == comes_after::nothing ? raw_ : without_cut_character(raw_);
    by_lines_ = told == text_encoding::utf8 && !goes_on_in_utf16 && has_lone_latin1(whole, lone_latin1_);
    if (by_lines_) {
        // What follows may be UTF-8, where these bytes are all that is wrong.
        tell(text_encoding::latin1, is_beginning ? 0 : passed_ + first);
        convert();
        return;
    }
    if (told == text_encoding::utf8 || goes_on_in_utf16) {
        std::string read;
        read.swap(raw_);
        if (pass_on(read)) {
            passed_ += read.size();
            ready_.swap(read);
        } else {
            is_settled_ = true;
        }
        return;
    }
    tell(told, is_beginning ? 0 : passed_ + first);
    change_to(told);
    convert();
}

bool decoded_source::refill() {
    passed_ += ready_.size();
    ready_.clear();
    at_ = 0;
    while (ready_.empty() && !ended_) {
        const std::size_t kept = raw_.size();
        raw_.resize(kept + piece);
        const std::size_t got = from_.read(raw_.data() + kept, piece);
        raw_.resize(kept + got);
        ended_ = got == 0;
        if (transcoder_ || by_lines_)
            convert();
        else
            ready_.swap(raw_);
    }
    return !ready_.empty();
}

} // namespace ctlpgn
