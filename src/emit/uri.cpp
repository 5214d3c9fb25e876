#include "emit/uri.hpp"

namespace ctlpgn::emit {

namespace {

constexpr std::string_view plain =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@";

} // namespace

std::string file_uri(std::string_view path) {
    std::string result = path.starts_with('/') ? "file://" : "";
    for (const char byte : path) {
        if (plain.find(byte) != std::string_view::npos) {
            result += byte;
        } else {
            const auto value = static_cast<unsigned char>(byte);
            result += '%';
            result += "0123456789ABCDEF"[value / 16];
            result += "0123456789ABCDEF"[value % 16];
        }
    }
    return result;
}

} // namespace ctlpgn::emit
