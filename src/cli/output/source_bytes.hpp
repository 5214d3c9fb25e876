// The bytes of a file alongside its text in UTF-8, for output in the original encoding.
#pragma once

#include "text/encoding.hpp"
#include "text/sources/file_origin.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

// The same source; what was read is kept until `take` is called for its text.
class source_bytes final : public placed_source {
  public:
    explicit source_bytes(byte_source& from) : from_(from) {}

    std::size_t read(char* target, std::size_t size) override;
    [[nodiscard]] std::uint64_t size_hint() const override { return from_.size_hint(); }
    [[nodiscard]] const file_origin* origin() const override { return origin_of(from_); }
    [[nodiscard]] std::optional<text_encoding> named_encoding() const override {
        return named_encoding_of(from_);
    }

    // The bytes of the next part of the text, if the source is in that encoding. None, from then on, if
    // encoding the text would give other bytes. Valid until the next call.
    std::optional<std::string_view> take(std::string_view text, text_encoding is);
    // What is written in place of the part that was taken last: in its encoding. None if that lacks a
    // character.
    std::optional<std::string> written(std::string_view text) const;

  private:
    byte_source& from_;
    std::string kept_;
    std::size_t passed_ = 0;
    bool at_begin_ = true;
    bool lost_ = false;
    text_encoding is_ = text_encoding::utf8; // of the part that was taken last
    std::string mark_;                       // byte-order mark before that part
};

} // namespace ctlpgn::cli
