#include "text/sources/zstd_index.hpp"

#include "text/sources/decompression.hpp"
#include "text/sources/zstd_format.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <utility>

namespace ctlpgn {

namespace {

using namespace zstd_format;

struct closed_file {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

class zstd_file {
  public:
    explicit zstd_file(const std::string& path) : name_(path), file_(std::fopen(path.c_str(), "rb")) {
        if (file_ == nullptr)
            throw input_error("cannot open " + path + ": " + std::strerror(errno));
        std::setvbuf(file_.get(), nullptr, _IONBF, 0); // the places are far from each other
        seek(0, SEEK_END);
        size_ = static_cast<std::uint64_t>(ftello(file_.get()));
    }

    // None if there is no table, or it is not that of this file.
    [[nodiscard]] std::optional<std::vector<zstd_frame>> by_table() {
        if (size_ < seek_table::size_of_footer)
            return std::nullopt;
        const std::string footer = bytes(size_ - seek_table::size_of_footer, seek_table::size_of_footer);
        constexpr std::size_t descriptor_at = 4;
        if (little_endian_at(footer, descriptor_at + 1, size_of_magic) != seek_table::magic_of_footer)
            return std::nullopt;
        const bool has_checksums =
            (little_endian_at(footer, descriptor_at, 1) & seek_table::has_checksums) != 0;
        const std::size_t entry = seek_table::size_of_entry + (has_checksums ? size_of_frame_checksum : 0);
        const std::uint64_t content = little_endian_at(footer, 0, 4) * entry + seek_table::size_of_footer;
        if (size_ < content + size_of_magic + size_of_size)
            return std::nullopt;
        const std::uint64_t begin = size_ - content - size_of_magic - size_of_size;
        const std::string table = bytes(begin, size_ - begin);
        if (little_endian_at(table, 0, size_of_magic) != seek_table::magic_of_frame)
            return std::nullopt;
        std::vector<zstd_frame> frames;
        std::uint64_t at = 0;
        for (std::size_t next = size_of_magic + size_of_size;
             next + seek_table::size_of_footer != table.size(); next += entry) {
            frames.push_back({at, little_endian_at(table, next + 4, 4)});
            at += little_endian_at(table, next, 4);
        }
        return at == begin ? std::optional(std::move(frames)) : std::nullopt;
    }

    [[nodiscard]] std::vector<zstd_frame> by_headers() {
        std::vector<zstd_frame> frames;
        std::uint64_t announced = 0; // how long the next frame is, as pzstd says before it
        for (std::uint64_t at = 0; at < size_;) {
            const std::string beginning = bytes(at, longest_header);
            const std::uint64_t magic = magic_in(beginning);
            if (beginning.front() == '\0') {
                ++at;
            } else if (magic == magic_of_frame && beginning.size() > size_of_magic) {
                const frame_header header = header_at(beginning);
                frames.push_back({at, header.text_size});
                at = announced != 0 && may_begin_at(at + announced) ? at + announced
                                                                    : end_of_blocks(at, header);
                announced = 0;
            } else if (is_skipped(magic) && beginning.size() >= size_of_magic + size_of_size) {
                const std::uint64_t content = little_endian_at(beginning, size_of_magic, size_of_size);
                constexpr std::size_t length_at = size_of_magic + size_of_size;
                const bool says = content == size_of_size && beginning.size() >= length_at + size_of_size;
                announced = says ? little_endian_at(beginning, length_at, size_of_size) : 0;
                at += length_at + content;
            } else {
                break; // what reads on to this place reports it
            }
        }
        return frames;
    }

  private:
    void seek(std::uint64_t offset, int from) {
        if (fseeko(file_.get(), static_cast<off_t>(offset), from) != 0)
            throw input_error("cannot read " + name_ + ": " + std::strerror(errno));
    }

    // As many of them as the file has.
    [[nodiscard]] std::string bytes(std::uint64_t offset, std::uint64_t count) {
        seek(offset, SEEK_SET);
        std::string read(count, '\0');
        read.resize(std::fread(read.data(), 1, read.size(), file_.get()));
        return read;
    }

    static std::uint64_t magic_in(const std::string& bytes) {
        return bytes.size() < size_of_magic ? 0 : little_endian_at(bytes, 0, size_of_magic);
    }

    [[nodiscard]] bool may_begin_at(std::uint64_t offset) {
        const std::uint64_t magic = magic_in(bytes(offset, size_of_magic));
        return offset == size_ || magic == magic_of_frame || is_skipped(magic);
    }

    [[nodiscard]] std::uint64_t end_of_blocks(std::uint64_t begin, const frame_header& header) {
        std::uint64_t at = begin + header.size;
        for (bool is_last = false; !is_last;) {
            const std::string beginning = bytes(at, size_of_block_header);
            if (beginning.size() != size_of_block_header)
                return size_; // it is cut short, which is reported where it is read
            const block_header block = block_at(beginning);
            at += block.size;
            is_last = block.is_last;
        }
        return at + (header.has_checksum ? size_of_frame_checksum : 0);
    }

    std::string name_;
    std::unique_ptr<std::FILE, closed_file> file_;
    std::uint64_t size_ = 0;
};

} // namespace

std::vector<zstd_frame> frames_of_zstd(const std::string& path) {
    zstd_file file(path);
    if (auto frames = file.by_table())
        return *std::move(frames);
    return file.by_headers();
}

} // namespace ctlpgn
