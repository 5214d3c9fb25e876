#include "text/sources/text_check.hpp"

#include "ctlpgn/errors.hpp"
#include "text/encoding.hpp"
#include "text/sources/binary_records.hpp"
#include "text/sources/encoding_change.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::size_t most_slips = 32;   // bytes
constexpr std::size_t share_of_all = 32; // more than one byte in this many is not a slip either

bool is_in_no_text(char byte) {
    const auto value = static_cast<unsigned char>(byte);
    const bool parts_words = value >= '\t' && value <= '\r';
    constexpr unsigned escape = 0x1B; // of terminals
    return (value < ' ' && !parts_words && value != escape) || value == 0x7F;
}

// Text passes as it arrives. Once there is a byte that occurs in no text, enough is examined to know what it
// is, however it is read.
class checked_source final : public byte_source {
  public:
    checked_source(std::unique_ptr<byte_source> source, std::string name)
        : from_(std::move(source)), name_(std::move(name)) {}

    std::size_t read(char* target, std::size_t size) override {
        if (held_begin_ != held_.size()) {
            const std::size_t copied = held_.copy(target, size, held_begin_);
            held_begin_ += copied;
            return copied;
        }
        const std::size_t got = from_->read(target, size);
        if (is_checked_)
            return got;
        const std::string_view now(target, got);
        const auto odd = static_cast<std::size_t>(std::ranges::find_if(now, is_in_no_text) - now.begin());
        if (odd != got && seen_ + odd < looked_at) {
            is_checked_ = true;
            hold(now, odd);
            return read(target, size);
        }
        seen_ += got;
        is_checked_ = seen_ >= looked_at;
        before_.append(now.substr(got - std::min(got, kept_before)));
        before_.erase(0, before_.size() - std::min(before_.size(), kept_before));
        return got;
    }
    [[nodiscard]] std::uint64_t size_hint() const override { return from_->size_hint(); }

  private:
    static constexpr std::size_t looked_at = std::size_t{64} << 10;
    static constexpr std::size_t kept_before = 3; // the mark of UTF-16 and half of its first character

    void hold(std::string_view now, std::size_t odd) {
        held_ = before_;
        held_.append(now);
        held_begin_ = before_.size();
        const std::size_t begin = held_begin_ + odd - std::min(held_begin_ + odd, kept_before);
        while (held_.size() < begin + looked_at) {
            const std::size_t known = held_.size();
            held_.resize(begin + looked_at);
            held_.resize(known + from_->read(held_.data() + known, held_.size() - known));
            if (held_.size() == known)
                break;
        }
        const std::string_view text = std::string_view(held_).substr(begin, looked_at);
        if (const record_format* const record = seen_ == 0 ? binary_record(held_, name_) : nullptr)
            return hold_record(*record);
        if (looks_like_text(text))
            return;
        constexpr std::size_t tar_mark = 257; // where a header of tar has it
        const bool is_tar = seen_ == 0 && held_.compare(std::min(tar_mark, held_.size()), 5, "ustar") == 0;
        throw input_error(
            "cannot read " + name_ + ": " +
            (is_tar ? "it is a tar archive, and of archives only ZIP is read" : "it is not text"));
    }

    // The whole file becomes text.
    void hold_record(const record_format& record) {
        if (record.text_of == nullptr)
            throw input_error("cannot read " + name_ + ": it is " + std::string(record.title) +
                              ", which is not text; have its program write the games as text or PGN");
        constexpr std::size_t largest = std::size_t{256} << 20;
        while (held_.size() <= largest) {
            const std::size_t known = held_.size();
            held_.resize(known + looked_at);
            held_.resize(known + from_->read(held_.data() + known, looked_at));
            if (held_.size() == known)
                break;
        }
        const std::string text = held_.size() > largest ? std::string() : record.text_of(held_);
        if (text.empty())
            throw input_error("cannot read " + name_ + ": it is " + std::string(record.title) + ", and " +
                              (held_.size() > largest ? "too large" : "damaged, or of an unknown version"));
        held_ = text;
        held_begin_ = 0;
    }

    std::unique_ptr<byte_source> from_;
    std::string name_;
    bool is_checked_ = false;
    std::uint64_t seen_ = 0; // bytes that are in texts
    std::string before_;     // the last of them
    std::string held_;
    std::size_t held_begin_ = 0;
};

} // namespace

bool looks_like_text(std::string_view beginning) {
    // Zeros after the end are what a crash leaves in a file.
    // UTF-16 may follow, where files were joined.
    const std::string_view text =
        beginning.substr(0, std::min(beginning.find_last_not_of(std::string_view("\0\r\n", 3)) + 1,
                                     std::max<std::size_t>(find_utf16(beginning).at, 1)));
    const auto count = static_cast<std::size_t>(std::ranges::count_if(text, is_in_no_text));
    if (count < most_slips || count * share_of_all < text.size())
        return true;
    return utf16_of(beginning).has_value();
}

std::unique_ptr<byte_source> checked_text(std::unique_ptr<byte_source> source, std::string name) {
    return std::make_unique<checked_source>(std::move(source), std::move(name));
}

} // namespace ctlpgn
