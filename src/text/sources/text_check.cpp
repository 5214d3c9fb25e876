#include "text/sources/text_check.hpp"

#include "ctlpgn/errors.hpp"
#include "text/encoding.hpp"
#include "text/sources/encoding_change.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::size_t most_slips = 32;   // bytes
constexpr std::size_t share_of_all = 32; // more than one byte in so many is no slip either

bool is_in_no_text(char byte) {
    const auto value = static_cast<unsigned char>(byte);
    const bool parts_words = value >= '\t' && value <= '\r';
    constexpr unsigned escape = 0x1B; // of terminals
    return (value < ' ' && !parts_words && value != escape) || value == 0x7F;
}

class checked_source final : public byte_source {
  public:
    checked_source(std::unique_ptr<byte_source> source, std::string name)
        : from_(std::move(source)), name_(std::move(name)) {}

    std::size_t read(char* target, std::size_t size) override {
        const std::size_t got = from_->read(target, size);
        if (!std::exchange(checked_, true) && !looks_like_text({target, got}))
            throw input_error("cannot read " + name_ + ": it is not text");
        return got;
    }
    [[nodiscard]] std::uint64_t size_hint() const override { return from_->size_hint(); }

  private:
    std::unique_ptr<byte_source> from_;
    std::string name_;
    bool checked_ = false;
};

} // namespace

bool looks_like_text(std::string_view beginning) {
    // Zeros after the end are what a crash leaves of a file.
    // UTF-16 may follow, where files were joined.
    const std::string_view text =
        beginning.substr(0, std::min(beginning.find_last_not_of(std::string_view("\0\r\n", 3)) + 1,
                                     std::max<std::size_t>(find_utf16(beginning).at, 1)));
    const auto count = static_cast<std::size_t>(std::ranges::count_if(text, is_in_no_text));
    if (count < most_slips || count * share_of_all < text.size())
        return true;
    // Telling an encoding takes longer, and few files come so far.
    return is_utf16(encoding_of(beginning));
}

std::unique_ptr<byte_source> checked_text(std::unique_ptr<byte_source> source, std::string name) {
    return std::make_unique<checked_source>(std::move(source), std::move(name));
}

} // namespace ctlpgn
