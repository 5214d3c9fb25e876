#include "server/protocol/server.hpp"

#include "server/protocol/conversation.hpp"
#include "server/protocol/inbox.hpp"
#include "server/protocol/message_stream.hpp"

#include <chrono>
#include <optional>

namespace ctlpgn::server {

namespace {

using milliseconds = std::chrono::milliseconds;

// Without a client that reports them, changes of configurations are looked for.
constexpr milliseconds between_looks{1000};

class server {
  public:
    server(byte_source& source, const std::function<bool(std::string_view)>& write, std::string_view version)
        : waiting_(source), write_(write),
          talk_([this](std::string_view message) { send(message); }, version) {
        talk_.current.wants_stop = [this] {
            return has_input() || (asking_ != nullptr && waiting_.is_cancelled(*asking_));
        };
    }

    int run() {
        while (!ended_ && !talk_.has_ended()) {
            const std::optional<incoming> next = waiting_.next(time_to_wait());
            if (next)
                take(*next);
            else
                talk_.work();
        }
        constexpr int left_without_shutdown = 1;
        return talk_.current.shut_down ? 0 : left_without_shutdown;
    }

  private:
    [[nodiscard]] bool has_input() const { return asking_ == nullptr && !waiting_.is_empty(); }

    // None: until something comes.
    [[nodiscard]] std::optional<milliseconds> time_to_wait() {
        if (!waiting_.is_empty())
            return milliseconds{0};
        waiting_.forget_cancellations();
        if (talk_.has_work())
            return talk_.current.settings.delay;
        if (talk_.looks_for_changes())
            return between_looks;
        return std::nullopt;
    }

    void take(const incoming& one) {
        if (one.is_end) {
            ended_ = true;
            return;
        }
        if (!one.fault.empty()) {
            talk_.fail(nullptr, rpc_code::parse_error, one.fault);
            return;
        }
        const json& id = at_path(one.message, {"id"});
        if (id.is_null()) {
            talk_.take(one.message);
        } else if (waiting_.take_cancellation(id)) {
            talk_.fail(id, rpc_code::request_cancelled, "the request was cancelled");
        } else {
            asking_ = &id;
            talk_.take(one.message);
            asking_ = nullptr;
            waiting_.take_cancellation(id);
        }
    }

    void send(std::string_view message) { ended_ = ended_ || !write_(framed(message)); }

    inbox waiting_;
    const std::function<bool(std::string_view)>& write_;
    conversation talk_;
    const json* asking_ = nullptr; // the id of the request that is being answered
    bool ended_ = false;
};

} // namespace

int serve(byte_source& source, const std::function<bool(std::string_view)>& write, std::string_view version) {
    return server(source, write, version).run();
}

} // namespace ctlpgn::server
