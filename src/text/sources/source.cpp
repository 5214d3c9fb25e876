#include "ctlpgn/source.hpp"

#include "ctlpgn/errors.hpp"
#include "text/sources/compression.hpp"
#include "text/sources/plain_file.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace ctlpgn {

namespace {

[[noreturn]] void fail(const std::string& name, const char* what, int error) {
    throw input_error("cannot " + std::string(what) + " " + name + ": " + std::strerror(error));
}

// Reads instead of mapping: if another program truncated a mapped file, this one would be killed.
class descriptor_source final : public byte_source {
  public:
    descriptor_source(int descriptor, std::string name, bool owned)
        : descriptor_(descriptor), name_(std::move(name)), owned_(owned) {
        struct stat status {};
        if (::fstat(descriptor_, &status) == 0) {
            if (S_ISDIR(status.st_mode)) {
                close();
                fail(name_, "read", EISDIR);
            }
            if (S_ISREG(status.st_mode))
                size_ = static_cast<std::uint64_t>(status.st_size);
        }
    }
    ~descriptor_source() override { close(); }
    descriptor_source(const descriptor_source&) = delete;
    descriptor_source& operator=(const descriptor_source&) = delete;

    std::size_t read(char* target, std::size_t size) override {
        for (;;) {
            const ssize_t got = ::read(descriptor_, target, size);
            if (got >= 0)
                return static_cast<std::size_t>(got);
            if (errno != EINTR)
                fail(name_, "read", errno);
        }
    }

    [[nodiscard]] std::uint64_t size_hint() const override { return size_; }

  private:
    void close() noexcept {
        if (owned_)
            ::close(descriptor_);
        owned_ = false;
    }

    int descriptor_;
    std::string name_;
    bool owned_;
    std::uint64_t size_ = 0;
};

class text_source final : public byte_source {
  public:
    explicit text_source(std::string_view text) : rest_(text), size_(text.size()) {}

    std::size_t read(char* target, std::size_t size) override {
        const std::size_t count = std::min(size, rest_.size());
        std::copy_n(rest_.data(), count, target); // an empty text may have no place
        rest_.remove_prefix(count);
        return count;
    }

    [[nodiscard]] std::uint64_t size_hint() const override { return size_; }

  private:
    std::string_view rest_;
    std::uint64_t size_;
};

} // namespace

std::unique_ptr<byte_source> open_plain_file(const std::string& path, std::uint64_t offset) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        fail(path, "open", errno);
    auto source = std::make_unique<descriptor_source>(descriptor, path, true);
    if (offset != 0 && ::lseek(descriptor, static_cast<off_t>(offset), SEEK_SET) < 0)
        fail(path, "read", errno);
    return source;
}

std::unique_ptr<byte_source> open_file(const std::string& path) {
    return decompressed(open_plain_file(path), path);
}

std::unique_ptr<byte_source> open_standard_input() {
    return decompressed(std::make_unique<descriptor_source>(STDIN_FILENO, "standard input", false),
                        "standard input");
}

std::unique_ptr<byte_source> open_text(std::string_view text) {
    return std::make_unique<text_source>(text);
}

} // namespace ctlpgn
