// Bytes as letters, where an address or a policy holds them.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::emit {

[[nodiscard]] std::string base64(std::string_view bytes);

} // namespace ctlpgn::emit
