#include "cli/output/progress.hpp"

#include <array>
#include <cstdio>
#include <unistd.h>
#include <utility>

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
    std::array<char, 40> counted{};
    if (games != 0)
        std::snprintf(counted.data(), counted.size(), ", %llu games", static_cast<unsigned long long>(games));
    if (total_ != 0)
        std::fprintf(stderr, "\r\x1b[K%3.0f %% (%.0f of %.0f MB%s)",
                     100.0 * static_cast<double>(bytes) / static_cast<double>(total_), megabytes,
                     static_cast<double>(total_) / megabyte, counted.data());
    else
        std::fprintf(stderr, "\r\x1b[K%.0f MB%s", megabytes, counted.data());
}

void progress::clear() {
    if (shown_)
        std::fputs("\r\x1b[K", stderr);
    shown_ = false;
}

namespace {

reading_progress* current = nullptr;

} // namespace

class reading_progress::watched_source final : public byte_source {
  public:
    explicit watched_source(std::unique_ptr<byte_source> from) : from_(std::move(from)) {}

    std::size_t read(char* into, std::size_t size) override {
        const std::size_t count = from_->read(into, size);
        if (current != nullptr) {
            current->bytes_ += count;
            current->shown_.update(current->bytes_);
        }
        return count;
    }
    [[nodiscard]] std::uint64_t size_hint() const override { return from_->size_hint(); }

  private:
    std::unique_ptr<byte_source> from_;
};

reading_progress::reading_progress(std::uint64_t total, bool writes_to_standard_output)
    : shown_(total), enabled_(!writes_to_standard_output || isatty(STDOUT_FILENO) == 0) {
    if (enabled_)
        current = this;
}

reading_progress::~reading_progress() {
    if (enabled_)
        current = nullptr;
}

std::unique_ptr<byte_source> reading_progress::watched(std::unique_ptr<byte_source> from) {
    if (current == nullptr)
        return from;
    return std::make_unique<watched_source>(std::move(from));
}

void reading_progress::clear() {
    if (current != nullptr)
        current->shown_.clear();
}

} // namespace ctlpgn::cli
