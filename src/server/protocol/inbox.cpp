#include "server/protocol/inbox.hpp"

#include "server/protocol/message_stream.hpp"

#include <exception>
#include <new>
#include <utility>

namespace ctlpgn::server {

inbox::inbox(byte_source& source) : thread_([this, &source] { read(source); }) {}

inbox::~inbox() {
    thread_.join();
}

void inbox::read(byte_source& source) {
    message_reader messages(source);
    try {
        while (take_next(messages)) {
        }
    } catch (const std::exception&) {
        // as if the stream ended
    }
    put({{}, {}, true});
}

// False at the end.
bool inbox::take_next(message_reader& messages) {
    try {
        std::optional<framed_message> next = messages.next();
        if (!next)
            return false;
        incoming one =
            next->fault.empty() ? understood(next->text) : incoming{{}, std::move(next->fault), false};
        const json& method = at_path(one.message, {"method"});
        if (method == "$/cancelRequest") {
            const json& id = at_path(one.message, {"params", "id"});
            const std::lock_guard lock(mutex_);
            if (!id.is_structured())
                cancelled_.insert(id.dump());
            return true;
        }
        const bool is_exit = method == "exit";
        put(std::move(one));
        return !is_exit;
    } catch (const std::bad_alloc&) {
        put({{}, "not enough memory for the message", false});
        return true;
    }
}

void inbox::put(incoming one) {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(one));
    come_.notify_one();
}

std::optional<incoming> inbox::next(std::optional<std::chrono::milliseconds> within) {
    std::unique_lock lock(mutex_);
    const auto any = [this] { return !waiting_.empty(); };
    if (!within)
        come_.wait(lock, any);
    else if (!come_.wait_for(lock, *within, any))
        return std::nullopt;
    incoming first = std::move(waiting_.front());
    waiting_.pop_front();
    return first;
}

bool inbox::is_empty() const {
    const std::lock_guard lock(mutex_);
    return waiting_.empty();
}

bool inbox::is_cancelled(const json& id) const {
    const std::lock_guard lock(mutex_);
    return cancelled_.contains(id.dump());
}

bool inbox::take_cancellation(const json& id) {
    const std::lock_guard lock(mutex_);
    return cancelled_.erase(id.dump()) != 0;
}

void inbox::forget_cancellations() {
    const std::lock_guard lock(mutex_);
    if (waiting_.empty())
        cancelled_.clear();
}

} // namespace ctlpgn::server
