// Threads that do one task after the other, in the order in which they are given. A thread that waits for one
// helps.
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace ctlpgn {

class crew {
  public:
    // Done by any thread. Must exist until it is done, or called off.
    struct task {
        std::function<void()> work;
        std::exception_ptr fault; // what `work` threw
        bool is_done = false;     // for the crew
    };

    // Fewer threads, or none, if there is no room for them.
    explicit crew(unsigned threads);
    // Waits for tasks that have begun, and leaves the rest undone.
    ~crew();
    crew(const crew&) = delete;
    crew& operator=(const crew&) = delete;

    [[nodiscard]] unsigned size() const { return static_cast<unsigned>(threads_.size()); }

    void add(task& what);
    // Until the task is done, this thread works on others that have not begun.
    void wait_for(const task& what);
    // Waits for tasks that have begun; the others will never be done.
    void call_off();

  private:
    using lock = std::unique_lock<std::mutex>;

    void work(const std::stop_token& stop);
    void do_next(lock& held);

    std::mutex mutex_;
    std::condition_variable_any something_to_do_;
    std::condition_variable something_done_;
    std::deque<task*> waiting_;
    unsigned busy_ = 0;
    std::vector<std::jthread> threads_; // last: they use the rest
};

} // namespace ctlpgn
