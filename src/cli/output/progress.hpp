// Shows on a terminal how far long work has come.
#pragma once

#include "ctlpgn/source.hpp"

#include <chrono>
#include <cstdint>
#include <memory>

namespace ctlpgn::cli {

// Writes to standard error, and only if that is a terminal and the work takes longer than a second.
class progress {
  public:
    // In bytes; 0 if unknown.
    explicit progress(std::uint64_t total);
    ~progress() { clear(); }
    progress(const progress&) = delete;
    progress& operator=(const progress&) = delete;

    // Without games where nobody counts them.
    void update(std::uint64_t bytes, std::uint64_t games = 0);
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

// As long as one lives, what is read of a command's inputs (input::open) is shown as its progress, unless a
// terminal takes what is made of them.
class reading_progress {
  public:
    // `total` as above.
    reading_progress(std::uint64_t total, bool writes_to_standard_output);
    ~reading_progress();
    reading_progress(const reading_progress&) = delete;
    reading_progress& operator=(const reading_progress&) = delete;

    // The same bytes, counted.
    static std::unique_ptr<byte_source> watched(std::unique_ptr<byte_source> from);
    // Before anything else is written to standard error.
    static void clear();

  private:
    class watched_source;

    progress shown_;
    bool enabled_;
    std::uint64_t bytes_ = 0;
};

} // namespace ctlpgn::cli
