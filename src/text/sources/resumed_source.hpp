// A text from its beginning, part of which has been read before.
#pragma once

#include "ctlpgn/source.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace ctlpgn {

class resumed_source final : public byte_source {
  public:
    resumed_source(std::string beginning, std::unique_ptr<byte_source> rest)
        : beginning_(std::move(beginning)), rest_(std::move(rest)) {}

    std::size_t read(char* target, std::size_t size) override {
        if (begin_ == beginning_.size())
            return rest_->read(target, size);
        const std::size_t copied = beginning_.copy(target, size, begin_);
        begin_ += copied;
        return copied;
    }
    [[nodiscard]] std::uint64_t size_hint() const override { return rest_->size_hint(); }

  private:
    std::string beginning_;
    std::size_t begin_ = 0;
    std::unique_ptr<byte_source> rest_;
};

} // namespace ctlpgn
