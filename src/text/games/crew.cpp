#include "text/games/crew.hpp"

#include <csignal>
#include <system_error>

namespace ctlpgn {

namespace {

// Threads begin with the signals of the one that makes them. Who handles signals expects them in his own.
class without_signals {
  public:
    without_signals() {
        sigset_t all;
        sigfillset(&all);
        ::pthread_sigmask(SIG_SETMASK, &all, &before_);
    }
    ~without_signals() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    without_signals(const without_signals&) = delete;
    without_signals& operator=(const without_signals&) = delete;

  private:
    sigset_t before_{};
};

} // namespace

crew::crew(unsigned threads) {
    const without_signals paused;
    try {
        threads_.reserve(threads);
        while (threads_.size() != threads)
            threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
    } catch (const std::system_error&) {
        // The system has no room for more; the caller's thread works too, if there is none at all.
    }
}

crew::~crew() {
    call_off();
}

void crew::add(task& what) {
    {
        const lock held(mutex_);
        what.fault = nullptr;
        what.is_done = false;
        waiting_.push_back(&what);
    }
    something_to_do_.notify_one();
}

void crew::wait_for(const task& what) {
    lock held(mutex_);
    while (!what.is_done && !waiting_.empty())
        do_next(held);
    something_done_.wait(held, [&what] { return what.is_done; });
}

void crew::call_off() {
    lock held(mutex_);
    waiting_.clear();
    something_done_.wait(held, [this] { return busy_ == 0; });
}

void crew::work(const std::stop_token& stop) {
    lock held(mutex_);
    while (something_to_do_.wait(held, stop, [this] { return !waiting_.empty(); }))
        do_next(held);
}

void crew::do_next(lock& held) {
    task& next = *waiting_.front();
    waiting_.pop_front();
    ++busy_;
    held.unlock();
    std::exception_ptr fault;
    try {
        next.work();
    } catch (...) {
        fault = std::current_exception();
    }
    held.lock();
    next.fault = fault;
    next.is_done = true;
    --busy_;
    something_done_.notify_all();
}

} // namespace ctlpgn
