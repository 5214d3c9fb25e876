// A command that runs beside this process, with its input and output.
#pragma once

#include "conformance/process.hpp"

#include <sys/types.h>

namespace ctlpgn::conformance {

class descriptor {
  public:
    explicit descriptor(int number = -1) : number_(number) {}
    ~descriptor() { close(); }
    descriptor(const descriptor&) = delete;
    descriptor& operator=(const descriptor&) = delete;

    void close();
    void reset(int last);
    [[nodiscard]] int get() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

  private:
    int number_;
};

// When the output of a child is complete.
enum class enough { at_its_end, after_a_line };

// Runs in its own process group, which ends with this object.
class child {
  public:
    using steady = std::chrono::steady_clock;

    explicit child(const std::string& command);
    ~child();
    child(const child&) = delete;
    child& operator=(const child&) = delete;

    [[nodiscard]] bool is_started() const { return id_ > 0; }

    // Writes `input` and appends the output, until it is complete or a bound is reached; `exited` means that
    // it is complete, or that the child has closed its output. With at_its_end there is no more input.
    process_end talk(std::string_view input, enough when, steady::time_point until, std::size_t most,
                     std::string& output);
    // Takes its status into `result`; false if it has not ended by then.
    bool wait(steady::time_point until, process_result& result);

    // The end of what it has written on standard error since the last call.
    std::string take_errors();

  private:
    void write(std::string_view& rest);
    static bool read(descriptor& asked, std::string& output);
    void keep_last_errors();
    void end();

    pid_t id_ = -1;
    descriptor input_;
    descriptor output_;
    descriptor error_;
    std::string errors_;
};

} // namespace ctlpgn::conformance
