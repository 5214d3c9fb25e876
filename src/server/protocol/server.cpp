#include "server/protocol/server.hpp"

#include "ctlpgn/errors.hpp"
#include "server/documents/session.hpp"
#include "server/features/diagnostics.hpp"
#include "server/protocol/inbox.hpp"
#include "server/protocol/message_stream.hpp"
#include "server/protocol/methods.hpp"
#include "server/protocol/rpc.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <new>
#include <utility>

namespace ctlpgn::server {

namespace {

using milliseconds = std::chrono::milliseconds;

// Without a client that reports them, changes of configurations are looked for.
constexpr milliseconds between_looks{1000};

class server {
  public:
    server(byte_source& source, const std::function<bool(std::string_view)>& write, std::string_view version)
        : waiting_(source), write_(write), version_(version),
          session_([this](std::string_view message) { send(message); }) {
        session_.wants_stop = [this] {
            return has_input() || (current_ != nullptr && waiting_.is_cancelled(*current_));
        };
    }

    int run() {
        while (!ended_) {
            const std::optional<incoming> next = waiting_.next(time_to_wait());
            if (next)
                take(*next);
            else
                work();
        }
        constexpr int left_without_shutdown = 1;
        return session_.shut_down ? 0 : left_without_shutdown;
    }

  private:
    [[nodiscard]] bool has_input() const { return current_ == nullptr && !waiting_.is_empty(); }

    // None: until something comes.
    [[nodiscard]] std::optional<milliseconds> time_to_wait() {
        if (!waiting_.is_empty())
            return milliseconds{0};
        waiting_.forget_cancellations();
        if (has_work())
            return session_.settings.delay;
        if (initialized_ && !session_.client.watches_files && !session_.documents().empty())
            return between_looks;
        return std::nullopt;
    }

    [[nodiscard]] bool has_work() {
        return !session_.client.pulls_diagnostics &&
               std::ranges::any_of(session_.documents(),
                                   [](const auto& each) { return each.second.to_publish; });
    }

    // Work that the client does not wait for is done while nothing else comes.
    void work() {
        if (!has_work()) {
            if (session_.configurations_have_changed())
                settings_changed(session_);
            return;
        }
        try {
            for (auto& [uri, each] : session_.documents())
                if (each.to_publish && !each.content.refresh(session_.wants_stop))
                    return;
            publish(session_);
        } catch (const std::exception& error) {
            // Whatever failed is not tried again at once.
            for (auto& [uri, each] : session_.documents())
                each.to_publish = false;
            log(error.what());
        }
    }

    void take(const incoming& one) {
        if (one.is_end) {
            ended_ = true;
            return;
        }
        if (!one.fault.empty()) {
            fail(nullptr, rpc_code::parse_error, one.fault);
            return;
        }
        const json& method = at_path(one.message, {"method"});
        const json& id = at_path(one.message, {"id"});
        const bool is_request = one.message.is_object() && one.message.contains("id");
        if (method.is_string() && (!is_request || id.is_string() || id.is_number_integer())) {
            const json& params = at_path(one.message, {"params"});
            if (is_request)
                take_request(id, method.get<std::string>(), params);
            else
                take_notification(method.get<std::string>(), params);
        } else if (!is_answer(one.message)) {
            fail(nullptr, rpc_code::invalid_request, "the message is neither a request nor a notification");
        }
    }

    static bool is_answer(const json& message) {
        return message.is_object() && message.contains("id") && !message.contains("method") &&
               (message.contains("result") || message.contains("error"));
    }

    void take_request(const json& id, const std::string& method, const json& params) {
        try {
            if (waiting_.take_cancellation(id))
                throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
            current_ = &id;
            const std::string result = result_of(method, params);
            current_ = nullptr;
            waiting_.take_cancellation(id);
            answer(id, "result", result);
        } catch (const rpc_error& error) {
            fail(id, error.code(), error.what());
        } catch (const json::exception&) {
            fail(id, rpc_code::invalid_params, "the parameters must be those of " + method);
        } catch (const std::bad_alloc&) {
            fail(id, rpc_code::internal_error, "out of memory");
        } catch (const std::exception& error) {
            fail(id, rpc_code::request_failed, error.what());
        }
    }

    void fail(const json& id, rpc_code code, const std::string& what) {
        current_ = nullptr;
        answer(id, "error", as_text({{"code", static_cast<int>(code)}, {"message", what}}));
    }

    // As JSON.
    std::string result_of(const std::string& method, const json& params) {
        if (session_.shut_down)
            throw rpc_error(rpc_code::invalid_request, "the server has shut down");
        if (method == "initialize") {
            if (initialized_)
                throw rpc_error(rpc_code::invalid_request, "initialize was sent twice");
            const json result = initialize(session_, params, version_);
            initialized_ = true;
            return as_text(result);
        }
        if (!initialized_)
            throw rpc_error(rpc_code::not_initialized, "initialize must come first");
        const auto known =
            std::ranges::find(request_methods(), std::string_view(method), &request_method::name);
        if (known == request_methods().end())
            throw rpc_error(rpc_code::method_not_found, "unknown method " + method);
        return known->answer_text != nullptr ? known->answer_text(session_, params)
                                             : as_text(known->answer(session_, params));
    }

    void take_notification(const std::string& method, const json& params) {
        if (method == "exit") {
            ended_ = true;
            return;
        }
        const auto known =
            std::ranges::find(notification_methods(), std::string_view(method), &notification_method::name);
        if (!initialized_ || session_.shut_down || known == notification_methods().end())
            return;
        try {
            known->take(session_, params);
        } catch (const std::exception& error) {
            log(method + ": " + error.what());
        }
    }

    void log(const std::string& what) {
        constexpr int error = 1;
        session_.notify("window/logMessage", {{"type", error}, {"message", what}});
    }

    // The value is JSON.
    void answer(const json& id, std::string_view key, std::string_view value) {
        send(std::string(R"({"jsonrpc":"2.0","id":)")
                 .append(as_text(id))
                 .append(",\"")
                 .append(key)
                 .append("\":")
                 .append(value)
                 .append("}"));
    }

    void send(std::string_view message) { ended_ = ended_ || !write_(framed(message)); }

    inbox waiting_;
    const std::function<bool(std::string_view)>& write_;
    const std::string_view version_;
    session session_;
    const json* current_ = nullptr; // the id of the request that is being answered
    bool initialized_ = false;
    bool ended_ = false;
};

} // namespace

int serve(byte_source& source, const std::function<bool(std::string_view)>& write, std::string_view version) {
    return server(source, write, version).run();
}

} // namespace ctlpgn::server
