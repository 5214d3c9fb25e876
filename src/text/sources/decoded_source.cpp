#include "text/sources/decoded_source.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::size_t piece = std::size_t{64} << 10; // bytes; the first tells what the rest is written in

} // namespace

std::string_view decoded_source::other_encoding() const {
    return transcoder_ ? name_of(is_) : std::string_view();
}

std::size_t decoded_source::read(char* into, std::size_t size) {
    if (!begun_)
        begin();
    while (at_ == ready_.size()) {
        if (!transcoder_)
            return from_.read(into, size);
        if (!refill())
            return 0;
    }
    const std::size_t count = std::min(size, ready_.size() - at_);
    std::copy_n(ready_.data() + at_, count, into);
    at_ += count;
    return count;
}

// Only as much is read ahead as one read gives, since somebody may be writing it line by line. The beginning
// of a file tells what it is in, so what is read from another place on must be UTF-8.
void decoded_source::begin() {
    begun_ = true;
    if (origin() != nullptr)
        return;
    raw_.resize(piece);
    raw_.resize(from_.read(raw_.data(), raw_.size()));
    is_ = encoding_of(raw_);
    if (is_ == text_encoding::utf8) {
        ready_ = std::exchange(raw_, {});
        return;
    }
    transcoder_.emplace(is_);
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
