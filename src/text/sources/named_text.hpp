// Text in an encoding that is given by name.
#pragma once

#include "text/sources/file_origin.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace ctlpgn {

class named_text final : public placed_source {
  public:
    named_text(std::unique_ptr<byte_source> source, text_encoding encoding)
        : from_(std::move(source)), encoding_(encoding) {}

    std::size_t read(char* target, std::size_t size) override { return from_->read(target, size); }
    [[nodiscard]] std::uint64_t size_hint() const override { return from_->size_hint(); }
    [[nodiscard]] const file_origin* origin() const override { return origin_of(*from_); }
    [[nodiscard]] std::optional<text_encoding> named_encoding() const override { return encoding_; }

  private:
    std::unique_ptr<byte_source> from_;
    text_encoding encoding_;
};

} // namespace ctlpgn
