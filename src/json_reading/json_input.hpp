// The bytes of a source, one by one, for a parser that takes iterators. It stops after the last byte that it
// needs, so that one value after the other can be parsed.
#pragma once

#include "ctlpgn/source.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace ctlpgn::json_reading {

class json_input {
  public:
    explicit json_input(byte_source& source) : from_(source) { fill(); }

    [[nodiscard]] bool at_end() const { return at_ == size_; }
    [[nodiscard]] char current() const { return block_[at_]; }
    void advance() {
        ++passed_;
        if (block_[at_] == '\n') {
            ++line_;
            line_begin_ = passed_;
        }
        if (++at_ == size_)
            fill();
    }

    [[nodiscard]] std::uint64_t passed() const { return passed_; } // in bytes
    [[nodiscard]] std::uint64_t line() const { return line_; }     // from 1
    [[nodiscard]] std::uint64_t column() const { return std::max<std::uint64_t>(1, passed_ - line_begin_); }

    class iterator {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = char;
        using difference_type = std::ptrdiff_t;
        using pointer = const char*;
        using reference = char;

        iterator() = default; // the end
        explicit iterator(json_input& input) : input_(&input) {}
        char operator*() const { return input_->current(); }
        iterator& operator++() {
            input_->advance();
            return *this;
        }
        iterator operator++(int) {
            iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const iterator& a, const iterator& b) { return a.is_end() == b.is_end(); }

      private:
        [[nodiscard]] bool is_end() const { return input_ == nullptr || input_->at_end(); }

        json_input* input_ = nullptr;
    };

  private:
    void fill() {
        at_ = 0;
        size_ = from_.read(block_.data(), block_.size());
    }

    byte_source& from_;
    std::array<char, std::size_t{1} << 16U> block_{};
    std::size_t at_ = 0;
    std::size_t size_ = 0;
    std::uint64_t passed_ = 0;
    std::uint64_t line_ = 1;
    std::uint64_t line_begin_ = 0;
};

} // namespace ctlpgn::json_reading
