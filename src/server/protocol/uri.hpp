// File URIs back into paths.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::server {

// Empty if the URI is that of no file.
std::string path_of_uri(std::string_view uri);

} // namespace ctlpgn::server
