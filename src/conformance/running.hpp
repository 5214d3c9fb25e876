// The programs that are running, and their input files: a signal that ends this program, such as Ctrl-C, ends
// them and all that they have started, and removes the files.
#pragma once

#include <csignal>
#include <string>
#include <sys/types.h>
#include <vector>

namespace ctlpgn::conformance {

// Handles the signals that end this program during its lifetime. Only one may exist at a time.
class running_programs {
  public:
    running_programs();
    ~running_programs();
    running_programs(const running_programs&) = delete;
    running_programs& operator=(const running_programs&) = delete;

    // A group of processes that has ended, by its leader.
    static void remove(pid_t group);
};

// The time between the start of a program and its entry in the list. Meanwhile no signal ends this program,
// whichever thread receives it, and no program is started once such a signal has arrived.
class program_start {
  public:
    program_start();
    ~program_start();
    program_start(const program_start&) = delete;
    program_start& operator=(const program_start&) = delete;

    [[nodiscard]] bool allowed() const { return allowed_; }
    // The signals that this thread had blocked before, which the started program should block.
    [[nodiscard]] const sigset_t& blocked() const { return blocked_; }
    static void enter(pid_t group);

  private:
    sigset_t blocked_{};
    bool allowed_ = false;
};

// Files and empty folders that are removed, in this order, when this object or the program ends. Only one may
// exist at a time, and no other thread may run when it is destroyed.
class temporary_files {
  public:
    // Absolute paths; they need not exist when the program ends.
    explicit temporary_files(std::vector<std::string> paths);
    ~temporary_files();
    temporary_files(const temporary_files&) = delete;
    temporary_files& operator=(const temporary_files&) = delete;

  private:
    std::vector<std::string> paths_;
};

} // namespace ctlpgn::conformance
