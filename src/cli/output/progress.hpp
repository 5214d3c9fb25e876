// Shows on a terminal how far a long task has come.
#pragma once

#include "ctlpgn/source.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace ctlpgn::cli {

// A line that is overwritten again and again: on standard error, if that is a terminal, and not in the first
// second. In logs there may be a new one every ten seconds if a task takes minutes.
class progress_line {
  public:
    explicit progress_line(bool in_logs = false);
    ~progress_line() { clear(); }
    progress_line(const progress_line&) = delete;
    progress_line& operator=(const progress_line&) = delete;

    // Whether anybody could see it.
    [[nodiscard]] bool is_enabled() const { return enabled_; }
    // Whether it is time to show something.
    [[nodiscard]] bool is_due() const { return enabled_ && clock::now() >= next_; }
    void show(const std::string& text);
    // Removes the line, so that something else can be written.
    void clear();

  private:
    using clock = std::chrono::steady_clock;

    bool is_log_;
    bool enabled_;
    bool shown_ = false;
    clock::time_point next_;
};

// Progress of reading.
class progress {
  public:
    // In bytes; 0 if unknown.
    explicit progress(std::uint64_t total) : total_(total) {}

    // Bytes of the file that is being read; without games if they are not counted.
    void update(std::uint64_t bytes, std::uint64_t games = 0);
    // The next bytes are those of another file; this one had so many.
    void end_file(std::uint64_t bytes) { before_ += bytes; }
    // Removes the line, so that something else can be written.
    void clear() { line_.clear(); }

  private:
    std::uint64_t total_;
    std::uint64_t before_ = 0; // bytes of the files that have been read
    progress_line line_;
    unsigned calls_ = 0;
};

// While an object of this class exists, reading the inputs of a command (input::open) is shown as its
// progress, unless the output goes to a terminal.
class reading_progress {
  public:
    // `total` as above.
    reading_progress(std::uint64_t total, bool writes_to_standard_output);
    ~reading_progress();
    reading_progress(const reading_progress&) = delete;
    reading_progress& operator=(const reading_progress&) = delete;

    // The same bytes, counted.
    static std::unique_ptr<byte_source> watched(std::unique_ptr<byte_source> source);
    // To be called before anything else is written to standard error.
    static void clear();

  private:
    class watched_source;

    progress shown_;
    bool enabled_;
    std::uint64_t bytes_ = 0;
};

} // namespace ctlpgn::cli
