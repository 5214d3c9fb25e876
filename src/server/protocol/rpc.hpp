// Errors with a message, as JSON-RPC and the protocol number them.
#pragma once

#include <stdexcept>
#include <string>

namespace ctlpgn::server {

enum class rpc_code : int {
    parse_error = -32700,
    invalid_request = -32600,
    method_not_found = -32601,
    invalid_params = -32602,
    internal_error = -32603,
    not_initialized = -32002,
    request_failed = -32803,
    content_modified = -32801,
    request_cancelled = -32800,
};

class rpc_error : public std::runtime_error {
  public:
    rpc_error(rpc_code code, const std::string& what) : std::runtime_error(what), code_(code) {}

    [[nodiscard]] rpc_code code() const { return code_; }

  private:
    rpc_code code_;
};

} // namespace ctlpgn::server
