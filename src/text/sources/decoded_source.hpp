// A source of UTF-8, whatever the bytes are written in that it comes from.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/source.hpp"
#include "text/encoding.hpp"
#include "text/sources/file_origin.hpp"

#include <cstddef>
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

    // "UTF-16"; empty for UTF-8, and before anything was read.
    [[nodiscard]] std::string_view other_encoding() const;

  private:
    void begin();
    bool refill();

    byte_source& from_;
    text_encoding is_ = text_encoding::utf8;
    std::optional<transcoder> transcoder_; // none: it is UTF-8
    bool begun_ = false;
    bool ended_ = false;
    std::string raw_;   // not converted yet
    std::string ready_; // not read yet
    std::size_t at_ = 0;
};

} // namespace ctlpgn
