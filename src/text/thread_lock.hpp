// Guards what several threads may use, one after the other.
#pragma once

#ifndef __wasm__
#include <mutex>
#endif

namespace ctlpgn {

#ifdef __wasm__
// The module for JavaScript has one thread, and its library has no mutex.
class thread_lock {
  public:
    struct held {};
    [[nodiscard]] held hold() { return {}; }
};
#else
class thread_lock {
  public:
    [[nodiscard]] std::unique_lock<std::mutex> hold() { return std::unique_lock(mutex_); }

  private:
    std::mutex mutex_;
};
#endif

} // namespace ctlpgn
