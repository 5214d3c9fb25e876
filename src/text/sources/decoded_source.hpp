// A source of UTF-8, whatever the bytes are written in that it comes from.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/source.hpp"
#include "text/encoding.hpp"
#include "text/sources/file_origin.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn {

class decoded_source final : public placed_source {
  public:
    explicit decoded_source(byte_source& from) : from_(from) {}

    std::size_t read(char* into, std::size_t size) override;
    [[nodiscard]] std::uint64_t size_hint() const override { return from_.size_hint(); }

    [[nodiscard]] const file_origin* origin() const override { return origin_of(from_); }

    // "UTF-16"; empty for UTF-8, and before that is known. Other threads may ask.
    [[nodiscard]] std::string_view other_encoding() const;
    // The offset of the byte that tells: the first one beyond ASCII where many come before it, or else 0.
    [[nodiscard]] std::uint64_t encoding_told_at() const { return told_at_; }

  private:
    void begin();
    void settle();
    bool add_piece(); // false at the end
    bool refill();

    byte_source& from_;
    std::atomic<text_encoding> is_ = text_encoding::utf8;
    std::atomic<std::uint64_t> told_at_ = 0;
    std::uint64_t passed_ = 0;             // bytes that are the same in UTF-8
    bool is_settled_ = false;              // more than ASCII was read
    std::optional<transcoder> transcoder_; // none: it is UTF-8
    bool begun_ = false;
    bool ended_ = false;
    std::string raw_;   // not converted yet
    std::string ready_; // not read yet
    std::size_t at_ = 0;
};

} // namespace ctlpgn
