// Messages that have arrived and wait. A thread reads them, so that the work on one can see new requests and
// cancellations.
#pragma once

#include "ctlpgn/source.hpp"
#include "server/protocol/incoming.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>

namespace ctlpgn::server {

class message_reader;

class inbox {
  public:
    explicit inbox(byte_source& source);
    // The thread ends with the stream, or with a message that says "exit".
    ~inbox();
    inbox(const inbox&) = delete;
    inbox& operator=(const inbox&) = delete;

    // The next message; none if nothing comes in that time.
    std::optional<incoming> next(std::optional<std::chrono::milliseconds> within = {});
    [[nodiscard]] bool is_empty() const;

    // Whether the request was cancelled; true only once.
    bool take_cancellation(const json& id);
    [[nodiscard]] bool is_cancelled(const json& id) const;
    void forget_cancellations();

  private:
    void read(byte_source& source);
    bool take_next(message_reader& messages);
    void put(incoming one);

    mutable std::mutex mutex_;
    std::condition_variable come_;
    std::deque<incoming> waiting_;
    std::set<std::string> cancelled_; // as JSON
    std::thread thread_;
};

} // namespace ctlpgn::server
