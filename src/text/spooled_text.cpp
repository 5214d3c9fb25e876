#include "text/spooled_text.hpp"

#include "ctlpgn/errors.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace ctlpgn {

namespace {

// Web pages keep everything in memory, since they have no other place.
#ifdef __wasm__
constexpr std::size_t most_in_memory = SIZE_MAX;
std::FILE* temporary_file() {
    return nullptr;
}
#else
constexpr std::size_t most_in_memory = std::size_t{1} << 20;
std::FILE* temporary_file() {
    return std::tmpfile();
}
#endif

class spooled_source final : public byte_source {
  public:
    spooled_source(std::FILE* file, std::string_view rest) : file_(file), rest_(rest) {
        if (file_ != nullptr)
            std::rewind(file_);
    }

    std::size_t read(char* into, std::size_t size) override {
        if (file_ != nullptr) {
            const std::size_t got = std::fread(into, 1, size, file_);
            if (std::ferror(file_) != 0)
                throw input_error(std::string("cannot read a temporary file: ") + std::strerror(errno));
            if (got != 0)
                return got;
            file_ = nullptr;
        }
        const std::size_t got = rest_.copy(into, size);
        rest_.remove_prefix(got);
        return got;
    }

  private:
    std::FILE* file_;
    std::string_view rest_;
};

} // namespace

void spooled_text::add(std::string_view bytes) {
    memory_ += bytes;
    if (memory_.size() <= most_in_memory)
        return;
    if (file_ == nullptr)
        file_.reset(temporary_file());
    if (file_ == nullptr || std::fwrite(memory_.data(), 1, memory_.size(), file_.get()) != memory_.size() ||
        std::fflush(file_.get()) != 0)
        throw output_error(std::string("cannot write a temporary file: ") + std::strerror(errno));
    memory_.clear();
}

void spooled_text::clear() {
    file_.reset();
    memory_.clear();
}

void spooled_text::write_to(const std::function<void(std::string_view)>& output) const {
    const std::unique_ptr<byte_source> all = open();
    std::array<char, std::size_t{64} << 10> piece{};
    while (const std::size_t got = all->read(piece.data(), piece.size()))
        output({piece.data(), got});
}

std::unique_ptr<byte_source> spooled_text::open() const {
    return std::make_unique<spooled_source>(file_.get(), memory_);
}

} // namespace ctlpgn
