// Shows on a terminal how far long work has come.
#pragma once

#include <chrono>
#include <cstdint>

namespace ctlpgn::cli {

// Writes to standard error, and only if that is a terminal and the work takes longer than a second.
class progress {
  public:
    // In bytes; 0 if unknown.
    explicit progress(std::uint64_t total);
    ~progress() { clear(); }
    progress(const progress&) = delete;
    progress& operator=(const progress&) = delete;

    void update(std::uint64_t bytes, std::uint64_t games);
    // Removes the line, so that something else can be written.
    void clear();

  private:
    using clock = std::chrono::steady_clock;

    std::uint64_t total_;
    bool enabled_;
    bool shown_ = false;
    unsigned calls_ = 0;
    clock::time_point next_;
};

} // namespace ctlpgn::cli
