// The programs that are running: whatever ends this one, Ctrl-C included, ends them with all they have
// started.
#pragma once

#include <csignal>
#include <sys/types.h>

namespace ctlpgn::conformance {

// Handles the signals that end this program for as long as it lives. There is one at a time.
class running_programs {
  public:
    running_programs();
    ~running_programs();
    running_programs(const running_programs&) = delete;
    running_programs& operator=(const running_programs&) = delete;

    // A group of processes, by the one that leads it, that has ended.
    static void remove(pid_t group);
};

// The time between the start of a program and its entry among those that run. No signal ends this program
// meanwhile, whichever thread takes it, and none is started once such a signal has come.
class program_start {
  public:
    program_start();
    ~program_start();
    program_start(const program_start&) = delete;
    program_start& operator=(const program_start&) = delete;

    [[nodiscard]] bool allowed() const { return allowed_; }
    // The signals that this thread had blocked before: those that the started program is to have blocked.
    [[nodiscard]] const sigset_t& blocked() const { return blocked_; }
    static void enter(pid_t group);

  private:
    sigset_t blocked_{};
    bool allowed_ = false;
};

} // namespace ctlpgn::conformance
