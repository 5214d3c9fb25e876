// Bytes as letters, for an address or a policy.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::emit {

[[nodiscard]] std::string base64(std::string_view bytes);

} // namespace ctlpgn::emit
