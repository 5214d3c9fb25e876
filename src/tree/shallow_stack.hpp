// A stack that is mostly no deeper than one, as lines of play are: what lies at its bottom takes no memory of
// its own.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace ctlpgn {

template <class T> class shallow_stack {
  public:
    shallow_stack() = default;
    shallow_stack(const shallow_stack&) = delete;
    shallow_stack& operator=(const shallow_stack&) = delete;

    [[nodiscard]] bool empty() const { return top_ == nullptr; }
    [[nodiscard]] std::size_t size() const { return empty() ? 0 : 1 + others_.size(); }
    [[nodiscard]] T& back() { return *top_; }
    [[nodiscard]] const T& back() const { return *top_; }
    [[nodiscard]] const T& front() const { return first_; }

    void push_back(T added) {
        if (empty()) {
            first_ = std::move(added);
            top_ = &first_;
        } else {
            top_ = &others_.emplace_back(std::move(added));
        }
    }
    void pop_back() {
        if (others_.empty()) {
            top_ = nullptr;
            return;
        }
        others_.pop_back();
        top_ = others_.empty() ? &first_ : &others_.back();
    }

  private:
    T first_{};
    std::vector<T> others_;
    T* top_ = nullptr; // null: there is none
};

} // namespace ctlpgn
