#include "text/sources/compressed_frames.hpp"

#include "text/sources/decompression.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::size_t read_at_once = std::size_t{64} << 10;

class framed_source final : public byte_source {
  public:
    framed_source(std::unique_ptr<compressed_frames> frames, const std::string& name)
        : frames_(std::move(frames)), text_(open_archived(*frames_, name)) {}

    std::size_t read(char* target, std::size_t size) override {
        const std::size_t got = text_->read(target, size);
        if (got == 0 && frames_->fault())
            std::rethrow_exception(frames_->fault());
        return got;
    }

  private:
    std::unique_ptr<compressed_frames> frames_;
    std::unique_ptr<byte_source> text_;
};

} // namespace

compressed_frames::compressed_frames(byte_source& source, std::string name, std::string compression)
    : from_(source), name_(std::move(name)), compression_(std::move(compression)) {}

std::size_t compressed_frames::read(char* target, std::size_t size) {
    while (left_ == 0 && !has_ended_)
        look_ahead();
    if (left_ == 0)
        return 0;
    if (held().empty())
        fill(1);
    const std::size_t given =
        held().copy(target, static_cast<std::size_t>(std::min<std::uint64_t>(size, left_)));
    at_ += given;
    left_ -= given;
    if (given == 0) { // it is cut short, which the library says
        has_ended_ = true;
        left_ = 0;
    }
    return given;
}

bool compressed_frames::fill(std::size_t bytes) {
    if (held_.size() - at_ < bytes) {
        held_.erase(0, at_);
        at_ = 0;
    }
    while (held_.size() - at_ < bytes) {
        const std::size_t before = held_.size();
        held_.resize(before + read_at_once);
        const std::size_t got = from_.read(held_.data() + before, read_at_once);
        held_.resize(before + got);
        if (got == 0)
            return false;
    }
    return true;
}

void compressed_frames::give_rest() {
    left_ = std::numeric_limits<std::uint64_t>::max();
}

bool compressed_frames::skip_zeros() {
    while (fill(1)) {
        at_ = std::min(held_.find_first_not_of('\0', at_), held_.size());
        if (at_ != held_.size())
            return true;
    }
    has_ended_ = true;
    return false;
}

void compressed_frames::end_before_others() {
    end_with(std::make_exception_ptr(followed_by_others(name_, compression_)));
}

void compressed_frames::end_cut_short() {
    end_with(std::make_exception_ptr(damaged(name_, compression_ + ": it ends too early")));
}

void compressed_frames::end_with(std::exception_ptr fault) {
    has_ended_ = true;
    fault_ = std::move(fault);
}

std::unique_ptr<byte_source> open_framed(std::unique_ptr<compressed_frames> frames, const std::string& name) {
    return std::make_unique<framed_source>(std::move(frames), name);
}

} // namespace ctlpgn
