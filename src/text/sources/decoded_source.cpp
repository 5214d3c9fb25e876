#include "text/sources/decoded_source.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn {

namespace {

// In bytes. Where the first is ASCII alone, a later one tells.
constexpr std::size_t piece = std::size_t{64} << 10;

constexpr bool is_beyond_ascii(char byte) {
    return static_cast<unsigned char>(byte) >= 0x80;
}

// Where the first byte beyond ASCII stands; the end if there is none. Most texts have few, so blocks are
// looked at as a whole.
std::size_t find_beyond_ascii(std::string_view text) {
    constexpr std::size_t block = 64;
    std::size_t at = 0;
    for (; at + block <= text.size(); at += block) {
        unsigned any = 0;
        for (std::size_t i = 0; i != block; ++i)
            any |= static_cast<unsigned char>(text[at + i]);
        if (any >= 0x80)
            break;
    }
    const auto found =
        std::find_if(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), is_beyond_ascii);
    return static_cast<std::size_t>(found - text.begin());
}

// A few bytes beyond ASCII hardly tell what they are.
bool is_too_little(std::string_view from_first) {
    constexpr std::ptrdiff_t telling_bytes = 16;
    return !from_first.empty() && std::ranges::count_if(from_first, is_beyond_ascii) < telling_bytes;
}

} // namespace

std::string_view decoded_source::other_encoding() const {
    const text_encoding is = is_;
    return is == text_encoding::utf8 ? std::string_view() : name_of(is);
}

std::size_t decoded_source::read(char* into, std::size_t size) {
    if (!begun_)
        begin();
    while (at_ == ready_.size()) {
        if (is_settled_ && transcoder_) {
            if (!refill())
                return 0;
            continue;
        }
        const std::size_t got = from_.read(into, size);
        if (is_settled_ || find_beyond_ascii({into, got}) == got) {
            passed_ += got;
            return got;
        }
        raw_.assign(into, got);
        settle();
    }
    const std::size_t count = std::min(size, ready_.size() - at_);
    std::copy_n(ready_.data() + at_, count, into);
    at_ += count;
    return count;
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

// By what has been read, if it tells the encoding. Only as much is read ahead as one read gives, or its line,
// since somebody may be writing it line by line.
void decoded_source::settle() {
    const std::size_t first = find_beyond_ascii(raw_);
    const std::size_t size = raw_.size();
    const auto wants_more = [&] {
        const std::string_view told = std::string_view(raw_).substr(first);
        const bool is_cut = raw_.size() == size && size >= piece;
        return is_too_little(told) && (is_cut || told.find('\n') == std::string_view::npos);
    };
    while (wants_more() && add_piece()) {
    }
    const bool is_beginning = passed_ == 0;
    const text_encoding told = is_beginning ? encoding_of(raw_) : encoding_within(raw_);
    at_ = 0;
    ready_.clear();
    is_settled_ = told != text_encoding::utf8 || first != raw_.size();
    if (told == text_encoding::utf8) {
        passed_ += raw_.size();
        ready_.swap(raw_);
        return;
    }
    told_at_ = is_beginning ? 0 : passed_ + first;
    is_ = told;
    transcoder_.emplace(told);
    if (raw_.starts_with("\xFF\xFE") || raw_.starts_with("\xFE\xFF"))
        raw_.erase(0, 2);
    transcoder_->convert(raw_, ended_, ready_);
}

bool decoded_source::refill() {
    ready_.clear();
    at_ = 0;
    while (ready_.empty() && !ended_) {
        const std::size_t kept = raw_.size();
        raw_.resize(kept + piece);
        const std::size_t got = from_.read(raw_.data() + kept, piece);
        raw_.resize(kept + got);
        ended_ = got == 0;
        transcoder_->convert(raw_, ended_, ready_);
    }
    return !ready_.empty();
}

} // namespace ctlpgn
