// The rest of a text, as an input for PEGTL.
//
// PEGTL's own inputs also have lines and sources, and cannot be copied. A copy of this one can stay in
// registers while a rule is matched, which the functions of inlining.hpp and the recovery from errors use.
#pragma once

#include <tao/pegtl/internal/action_input.hpp>
#include <tao/pegtl/internal/marker.hpp>
#include <tao/pegtl/rewind_mode.hpp>
#include <tao/pegtl/tracking_mode.hpp>

#include <cstddef>
#include <string_view>

namespace ctlpgn::parsing {

// The present place.
class text_cursor {
  public:
    using iterator_t = const char*;
    static constexpr tao::pegtl::tracking_mode tracking_mode_v = tao::pegtl::tracking_mode::lazy;

    explicit text_cursor(const char* here) : current_(here) {}

    [[nodiscard]] const char* current() const noexcept { return current_; }
    void bump(std::size_t bytes = 1) noexcept { current_ += bytes; }
    void go_on_at(const char* here) noexcept { current_ = here; }

    [[nodiscard]] iterator_t& iterator() noexcept { return current_; }
    [[nodiscard]] const iterator_t& iterator() const noexcept { return current_; }
    template <tao::pegtl::rewind_mode M>
    [[nodiscard]] tao::pegtl::internal::marker<iterator_t, M> mark() noexcept {
        return tao::pegtl::internal::marker<iterator_t, M>(current_);
    }

  private:
    const char* current_;
};

class text_input : public text_cursor {
  public:
    using action_t = tao::pegtl::internal::action_input<text_input>;

    explicit text_input(std::string_view text) : text_cursor(text.data()), end_(text.data() + text.size()) {}

    [[nodiscard]] const char* end(std::size_t /*wanted*/ = 0) const noexcept { return end_; }
    [[nodiscard]] bool empty() const noexcept { return current() == end_; }
    [[nodiscard]] std::size_t size(std::size_t /*wanted*/ = 0) const noexcept {
        return static_cast<std::size_t>(end_ - current());
    }

  private:
    const char* end_;
};

} // namespace ctlpgn::parsing
