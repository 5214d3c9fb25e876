#include "server/protocol/uri.hpp"

#include <charconv>

namespace ctlpgn::server {

std::string path_of_uri(std::string_view uri) {
    constexpr std::string_view scheme = "file://";
    if (!uri.starts_with(scheme))
        return {};
    uri.remove_prefix(scheme.size());
    uri.remove_prefix(std::min(uri.find('/'), uri.size())); // the machine, which is this one
    std::string path;
    for (std::size_t at = 0; at < uri.size(); ++at) {
        unsigned value = 0;
        const char* const digits = uri.data() + at + 1;
        const bool is_escaped = uri[at] == '%' && at + 2 < uri.size() &&
                                std::from_chars(digits, digits + 2, value, 16).ptr == digits + 2;
        path += is_escaped ? static_cast<char>(value) : uri[at];
        at += is_escaped ? 2 : 0;
    }
    return path;
}

} // namespace ctlpgn::server
