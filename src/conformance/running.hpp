// The programs that are running: whatever ends this one, Ctrl-C included, ends them with all they have
// started.
#pragma once

#include <sys/types.h>

namespace ctlpgn::conformance {

// Handles the signals that end this program for as long as it lives. There is one at a time.
class running_programs {
  public:
    running_programs();
    ~running_programs();
    running_programs(const running_programs&) = delete;
    running_programs& operator=(const running_programs&) = delete;

    // Groups of processes, by the one that leads them.
    static void add(pid_t group);
    static void remove(pid_t group);
};

} // namespace ctlpgn::conformance
