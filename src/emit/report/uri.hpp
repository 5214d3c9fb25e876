// Paths as URIs (RFC 3986).
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::emit {

// A relative path becomes a relative reference, an absolute one a file: URI.
std::string file_uri(std::string_view path);

} // namespace ctlpgn::emit
