// What a client and the server say to each other, however their messages travel.
#pragma once

#include "server/documents/session.hpp"
#include "server/protocol/rpc.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace ctlpgn::server {

class conversation {
  public:
    // `send` gets each message, as JSON.
    conversation(std::function<void(std::string_view)> send, std::string_view version);

    // Answers the message, if it is a request.
    void take(const json& message);
    // Answers that it failed.
    void fail(const json& id, rpc_code code, const std::string& what);

    // Whether there is work that the client does not wait for, which is done while nothing else comes.
    [[nodiscard]] bool has_work();
    void work();
    // Whether changes of configurations must be looked for, since the client does not report them.
    [[nodiscard]] bool looks_for_changes();

    [[nodiscard]] bool has_ended() const { return ended_; }

    session current;

  private:
    void take_request(const json& id, const std::string& method, const json& params);
    void take_notification(const std::string& method, const json& params);
    std::string begin(const json& params);
    void log(const std::string& what);
    void answer(const json& id, std::string_view key, std::string_view value);

    std::function<void(std::string_view)> send_;
    const std::string version_;
    bool initialized_ = false;
    bool ended_ = false;
};

} // namespace ctlpgn::server
