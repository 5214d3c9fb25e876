#include "emit/report/uri.hpp"

#include <filesystem>
#include <string>

namespace ctlpgn::emit {

namespace {

constexpr std::string_view plain =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@";

} // namespace

std::string file_uri(std::string_view path) {
    const std::string clean = std::filesystem::path(path).lexically_normal().generic_string();
    std::string result = clean.starts_with('/') ? "file://" : "";
    for (const char byte : clean) {
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
