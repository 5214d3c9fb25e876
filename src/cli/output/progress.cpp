#include "cli/output/progress.hpp"

#include <array>
#include <cstdio>
#include <unistd.h>
#include <utility>

namespace ctlpgn::cli {

namespace {

constexpr auto before_first = std::chrono::seconds(1);
constexpr auto between_in_logs = std::chrono::seconds(10);
constexpr auto between = std::chrono::milliseconds(200);
// Looking at the clock costs as much as reading a short game.
constexpr unsigned calls_between_looks = 64;
constexpr double megabyte = 1e6;

} // namespace

progress_line::progress_line(bool in_logs)
    : is_log_(in_logs && isatty(STDERR_FILENO) == 0), enabled_(is_log_ || isatty(STDERR_FILENO) != 0),
      next_(clock::now() + (is_log_ ? between_in_logs : before_first)) {}

void progress_line::show(const std::string& text) {
    if (is_log_) {
        next_ = clock::now() + between_in_logs;
        std::fprintf(stderr, "%s\n", text.c_str());
        return;
    }
    next_ = clock::now() + between;
    shown_ = true;
    std::fprintf(stderr, "\r\x1b[K%s", text.c_str());
}

void progress_line::clear() {
    if (shown_)
        std::fputs("\r\x1b[K", stderr);
    shown_ = false;
}

void progress::update(std::uint64_t bytes, std::uint64_t games) {
    if (!line_.is_enabled() || ++calls_ % calls_between_looks != 0 || !line_.is_due())
        return;
    const auto read = static_cast<double>(before_ + bytes);
    const double megabytes = read / megabyte;
    std::array<char, 40> counted{};
    if (games != 0)
        std::snprintf(counted.data(), counted.size(), ", %llu games", static_cast<unsigned long long>(games));
    std::array<char, 120> text{};
    if (total_ != 0)
        std::snprintf(text.data(), text.size(), "%3.0f %% (%.0f of %.0f MB%s)",
                      100.0 * read / static_cast<double>(total_), megabytes,
                      static_cast<double>(total_) / megabyte, counted.data());
    else
        std::snprintf(text.data(), text.size(), "%.0f MB%s", megabytes, counted.data());
    line_.show(text.data());
}

namespace {

reading_progress* current = nullptr;

} // namespace

class reading_progress::watched_source final : public byte_source {
  public:
    explicit watched_source(std::unique_ptr<byte_source> source) : from_(std::move(source)) {}

    std::size_t read(char* target, std::size_t size) override {
        const std::size_t count = from_->read(target, size);
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

std::unique_ptr<byte_source> reading_progress::watched(std::unique_ptr<byte_source> source) {
    if (current == nullptr)
        return source;
    return std::make_unique<watched_source>(std::move(source));
}

void reading_progress::clear() {
    if (current != nullptr)
        current->shown_.clear();
}

} // namespace ctlpgn::cli
