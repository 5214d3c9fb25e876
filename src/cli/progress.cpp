#include "cli/progress.hpp"

#include <cstdio>
#include <unistd.h>

namespace ctlpgn::cli {

namespace {

constexpr auto before_first = std::chrono::seconds(1);
constexpr auto between = std::chrono::milliseconds(200);
// Looking at the clock costs as much as reading a short game.
constexpr unsigned calls_between_looks = 64;
constexpr double megabyte = 1e6;

} // namespace

progress::progress(std::uint64_t total)
    : total_(total), enabled_(isatty(STDERR_FILENO) != 0), next_(clock::now() + before_first) {}

void progress::update(std::uint64_t bytes, std::uint64_t games) {
    if (!enabled_ || ++calls_ % calls_between_looks != 0)
        return;
    const auto now = clock::now();
    if (now < next_)
        return;
    next_ = now + between;
    shown_ = true;
    const double megabytes = static_cast<double>(bytes) / megabyte;
    const auto count = static_cast<unsigned long long>(games);
    if (total_ != 0)
        std::fprintf(stderr, "\r\x1b[K%3.0f %% (%.0f of %.0f MB, %llu games)",
                     100.0 * static_cast<double>(bytes) / static_cast<double>(total_), megabytes,
                     static_cast<double>(total_) / megabyte, count);
    else
        std::fprintf(stderr, "\r\x1b[K%.0f MB, %llu games", megabytes, count);
}

void progress::clear() {
    if (shown_)
        std::fputs("\r\x1b[K", stderr);
    shown_ = false;
}

} // namespace ctlpgn::cli
