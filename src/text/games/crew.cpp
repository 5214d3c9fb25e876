#include "text/games/crew.hpp"

#include <csignal>
#include <cstddef>
#include <new>
#include <sys/mman.h>
#include <system_error>

namespace ctlpgn {

namespace {

// Threads inherit the signals of their creator. A program that handles signals expects them in its own
// threads.
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

// Reserves addresses as long as it lives. They cost no memory.
class free_room {
  public:
    explicit free_room(std::size_t bytes)
        : bytes_(bytes), at_(::mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) {
        if (at_ == MAP_FAILED)
            throw std::bad_alloc();
    }
    ~free_room() { ::munmap(at_, bytes_); }
    free_room(const free_room&) = delete;
    free_room& operator=(const free_room&) = delete;

  private:
    std::size_t bytes_;
    void* at_;
};

// What a thread needs in addition to its stack: glibc reserves this many addresses at once for the memory of
// each.
constexpr std::size_t room_of_thread = sizeof(void*) << 23U;

} // namespace

// Where addresses are few, the stacks of many threads would leave none for what they read. So the room that
// each of them and the caller's thread needs is kept free until all of them have started.
crew::crew(unsigned threads) {
    const without_signals paused;
    try {
        std::deque<free_room> kept_free;
        kept_free.emplace_back(room_of_thread);
        threads_.reserve(threads);
        while (threads_.size() != threads) {
            kept_free.emplace_back(room_of_thread);
            threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
        }
    } catch (const std::bad_alloc&) {
        // There is no room for more; the caller's thread works as well, even if there is no other.
    } catch (const std::system_error&) {
        // The system has no more threads.
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
