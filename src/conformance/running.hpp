// The programs that are running, and the files that they are given: whatever ends this one, Ctrl-C included,
// ends them with all they have started, and removes those.
#pragma once

#include <csignal>
#include <string>
#include <sys/types.h>
#include <vector>

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

// Files and empty folders that are removed, in this order, with this object or with the program. There is one
// at a time, and no other thread may run when it ends.
class temporary_files {
  public:
    // Absolute paths; what is not there yet when the program ends does not matter.
    explicit temporary_files(std::vector<std::string> paths);
    ~temporary_files();
    temporary_files(const temporary_files&) = delete;
    temporary_files& operator=(const temporary_files&) = delete;

  private:
    std::vector<std::string> paths_;
};

} // namespace ctlpgn::conformance
