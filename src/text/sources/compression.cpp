#include "text/sources/compression.hpp"

#include "ctlpgn/errors.hpp"
#include "text/file_names.hpp"
#include "text/sources/decompression.hpp"
#include "text/sources/plain_file.hpp"
#include "text/sources/resumed_source.hpp"
#include "text/sources/zip_archive.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ctlpgn {

namespace {

using namespace std::string_view_literals;

struct compression {
    std::string_view name;
    std::string_view extension;
    std::string_view beginning;
    std::unique_ptr<byte_source> (*open)(byte_source& source, const std::string& name);
};

constexpr char any_byte = '\xFF';

// bzip2 begins with three letters and a digit, which may also begin a text; then comes the beginning of its
// first block, or of the end of an empty text. Frames of zstd that are to be skipped may come first: pzstd,
// which compresses in parallel, begins with one.
constexpr std::array<compression, 6> compressions{{
    {"gzip", ".gz", "\x1F\x8B\x08"sv, open_gzip},
    {"bzip2", ".bz2",
     "BZh\xFF"
     "1AY&SY"sv,
     open_archived},
    {"bzip2", ".bz2", "BZh\xFF\x17rE8P\x90"sv, open_archived},
    {"xz", ".xz", "\xFD\x37zXZ\0"sv, open_xz},
    {"zstd", ".zst", "\x28\xB5\x2F\xFD"sv, open_zstd},
    {"zstd", ".zst", "\xFF\x2A\x4D\x18"sv, open_zstd},
}};

constexpr std::size_t longest_beginning = 10;

// With a file, and without any.
constexpr std::array<std::string_view, 2> beginnings_of_zip{"PK\x03\x04"sv, "PK\x05\x06"sv};
constexpr std::size_t size_of_zip_beginning = beginnings_of_zip.front().size();

bool begins_as_zip(std::string_view text) {
    return std::ranges::any_of(beginnings_of_zip,
                               [text](std::string_view each) { return text.starts_with(each); });
}

// Compares up to the end of the shorter one.
bool agree(std::string_view text, std::string_view beginning) {
    const std::size_t size = std::min(text.size(), beginning.size());
    return std::equal(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(size), beginning.begin(),
                      [](char byte, char expected) { return expected == any_byte || byte == expected; });
}

const compression* find_compression(std::string_view beginning) {
    const auto found = std::ranges::find_if(compressions, [beginning](const compression& each) {
        return beginning.size() >= each.beginning.size() && agree(beginning, each.beginning);
    });
    return found == compressions.end() ? nullptr : &*found;
}

bool may_be_compressed(std::string_view beginning) {
    const auto may_be = [beginning](std::string_view whole) {
        return beginning.size() < whole.size() && agree(beginning, whole);
    };
    return std::ranges::any_of(compressions, may_be, &compression::beginning) ||
           std::ranges::any_of(beginnings_of_zip, may_be);
}

// Reads no more often than is needed to decide: somebody may be typing the text. Each read takes what is
// available, since the encoding of the text is recognised from the first bytes that are handed on.
std::string first_bytes(byte_source& source) {
    constexpr std::size_t size = std::size_t{64} << 10;
    const auto piece = std::make_unique_for_overwrite<char[]>(size);
    std::string beginning;
    while (beginning.size() < longest_beginning && may_be_compressed(beginning)) {
        const std::size_t got = source.read(piece.get(), size);
        if (got == 0)
            break;
        beginning.append(piece.get(), got);
    }
    return beginning;
}

class perhaps_compressed final : public byte_source {
  public:
    perhaps_compressed(std::unique_ptr<byte_source> source, std::string name)
        : whole_(std::move(source)), name_(std::move(name)) {}

    std::size_t read(char* target, std::size_t size) override {
        if (!begun_)
            begin();
        return text_ != nullptr ? text_->read(target, size) : whole_->read(target, size);
    }

    // The size of a compressed text is not known before its end.
    [[nodiscard]] std::uint64_t size_hint() const override { return text_ ? 0 : whole_->size_hint(); }

  private:
    void begin() {
        std::string beginning = first_bytes(*whole_);
        const compression* const found = find_compression(beginning);
        if (begins_as_zip(beginning))
            throw input_error("cannot read " + name_ +
                              ": it is a ZIP archive, and these are read only from files");
        if (found == nullptr && name_without_compression(name_) != name_)
            throw input_error("cannot read " + name_ +
                              (beginning.empty() ? ": it is empty" : ": it is not compressed") +
                              ", although its name says that it is compressed");
        whole_ = std::make_unique<resumed_source>(std::move(beginning), std::move(whole_));
        if (found != nullptr)
            text_ = found->open(*whole_, name_);
        begun_ = true;
    }

    std::unique_ptr<byte_source> whole_;
    std::string name_;
    bool begun_ = false;
    std::unique_ptr<byte_source> text_; // the decompressed text, if it is compressed
};

} // namespace

std::string_view compression_of(std::string_view beginning) {
    const compression* const found = find_compression(beginning);
    return found == nullptr ? std::string_view() : found->name;
}

std::string_view compression_of_file(const std::string& path) {
    return compression_of(first_bytes(*open_plain_file(path)));
}

bool is_zip_file(const std::string& path) {
    char beginning[size_of_zip_beginning];
    const auto source = open_plain_file(path);
    std::size_t size = 0;
    while (size != sizeof beginning) {
        const std::size_t got = source->read(beginning + size, sizeof beginning - size);
        if (got == 0)
            return false;
        size += got;
    }
    return begins_as_zip(std::string_view(beginning, size));
}

std::string_view name_without_compression(std::string_view name) {
    const auto found = std::ranges::find_if(
        compressions, [name](const compression& each) { return has_extension(name, each.extension); });
    return found == compressions.end() ? name : name.substr(0, name.size() - found->extension.size());
}

std::unique_ptr<byte_source> decompressed(std::unique_ptr<byte_source> source, std::string name) {
    return std::make_unique<perhaps_compressed>(std::move(source), std::move(name));
}

} // namespace ctlpgn
