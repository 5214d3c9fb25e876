#include "cli/output/write_all.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <sys/uio.h>

namespace ctlpgn::cli {

namespace {

constexpr std::size_t most_at_once = 256;

} // namespace

bool write_all(int descriptor, std::span<const std::string_view> parts) {
    std::size_t written_of_first = 0;
    while (!parts.empty()) {
        std::array<iovec, most_at_once> pieces;
        const std::size_t count = std::min(parts.size(), pieces.size());
        for (std::size_t i = 0; i != count; ++i) {
            const std::string_view rest = parts[i].substr(i == 0 ? written_of_first : 0);
            pieces[i] = {const_cast<char*>(rest.data()), rest.size()};
        }
        const ssize_t written = ::writev(descriptor, pieces.data(), static_cast<int>(count));
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        written_of_first += static_cast<std::size_t>(written);
        while (!parts.empty() && written_of_first >= parts.front().size()) {
            written_of_first -= parts.front().size();
            parts = parts.subspan(1);
        }
    }
    return true;
}

} // namespace ctlpgn::cli
