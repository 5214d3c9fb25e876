#include "server/protocol/conversation.hpp"

#include "server/features/diagnostics.hpp"
#include "server/protocol/methods.hpp"

#include <algorithm>
#include <exception>
#include <new>
#include <utility>

namespace ctlpgn::server {

namespace {

bool is_answer(const json& message) {
    return message.is_object() && message.contains("id") && !message.contains("method") &&
           (message.contains("result") || message.contains("error"));
}

const request_method* find_request(std::string_view name) {
    for (const auto& methods : {request_methods(), more_request_methods()})
        if (const auto known = std::ranges::find(methods, name, &request_method::name);
            known != methods.end())
            return &*known;
    return nullptr;
}

// As JSON.
std::string result_of(const request_method& asked, session& current, const json& params) {
    return asked.answer_text != nullptr ? asked.answer_text(current, params)
                                        : as_text(asked.answer(current, params));
}

} // namespace

conversation::conversation(std::function<void(std::string_view)> send, std::string_view version)
    : current(send), send_(std::move(send)), version_(version) {}

bool conversation::has_work() {
    return !current.client.pulls_diagnostics &&
           std::ranges::any_of(current.documents(), [](const auto& each) { return each.second.to_publish; });
}

bool conversation::looks_for_changes() {
    return initialized_ && !current.client.watches_files && !current.documents().empty();
}

void conversation::work() {
    if (!has_work()) {
        if (current.configurations.have_changed())
            settings_changed(current);
        return;
    }
    try {
        for (auto& [uri, each] : current.documents())
            if (each.to_publish && !each.content.refresh(current.wants_stop))
                return;
        publish(current);
    } catch (const std::exception& error) {
        // Whatever failed is not tried again at once.
        for (auto& [uri, each] : current.documents())
            each.to_publish = false;
        log(error.what());
    }
}

void conversation::take(const json& message) {
    const json& method = at_path(message, {"method"});
    const json& id = at_path(message, {"id"});
    const bool is_request = message.is_object() && message.contains("id");
    if (method.is_string() && (!is_request || id.is_string() || id.is_number_integer())) {
        const json& params = at_path(message, {"params"});
        if (is_request)
            take_request(id, method.get<std::string>(), params);
        else
            take_notification(method.get<std::string>(), params);
    } else if (!is_answer(message)) {
        fail(nullptr, rpc_code::invalid_request, "the message is neither a request nor a notification");
    }
}

void conversation::take_request(const json& id, const std::string& method, const json& params) {
    const bool begins = method == "initialize";
    const request_method* const known = find_request(method);
    if (current.shut_down)
        return fail(id, rpc_code::invalid_request, "the server has shut down");
    if (begins && initialized_)
        return fail(id, rpc_code::invalid_request, "initialize was sent twice");
    if (!begins && !initialized_)
        return fail(id, rpc_code::not_initialized, "initialize must come first");
    if (!begins && known == nullptr)
        return fail(id, rpc_code::method_not_found, "unknown method " + method);
    try {
        answer(id, "result", begins ? begin(params) : result_of(*known, current, params));
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

void conversation::fail(const json& id, rpc_code code, const std::string& what) {
    answer(id, "error", as_text({{"code", static_cast<int>(code)}, {"message", what}}));
}

std::string conversation::begin(const json& params) {
    const json result = initialize(current, params, version_);
    initialized_ = true;
    return as_text(result);
}

void conversation::take_notification(const std::string& method, const json& params) {
    if (method == "exit") {
        ended_ = true;
        return;
    }
    const auto known =
        std::ranges::find(notification_methods(), std::string_view(method), &notification_method::name);
    if (!initialized_ || current.shut_down || known == notification_methods().end())
        return;
    try {
        known->take(current, params);
    } catch (const std::exception& error) {
        log(method + ": " + error.what());
    }
}

void conversation::log(const std::string& what) {
    constexpr int error = 1;
    current.notify("window/logMessage", {{"type", error}, {"message", what}});
}

// The value is JSON.
void conversation::answer(const json& id, std::string_view key, std::string_view value) {
    send_(std::string(R"({"jsonrpc":"2.0","id":)")
              .append(as_text(id))
              .append(",\"")
              .append(key)
              .append("\":")
              .append(value)
              .append("}"));
}

} // namespace ctlpgn::server
