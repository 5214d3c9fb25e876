#include "text/sources/decompression.hpp"
#include "text/sources/decompression_libraries.hpp"

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <new>
#include <utility>

namespace ctlpgn {

namespace {

class archived_source final : public byte_source {
  public:
    archived_source(byte_source& source, std::string name) : from_(source), name_(std::move(name)) {
        if (!archive_)
            throw std::bad_alloc();
        library_.archive_read_support_filter_bzip2(archive_.get());
        library_.archive_read_support_filter_xz(archive_.get());
        library_.archive_read_support_filter_zstd(archive_.get());
        library_.archive_read_support_format_raw(archive_.get());
        library_.archive_read_support_format_empty(archive_.get());
        check(library_.archive_read_open(archive_.get(), this, nullptr, give, nullptr));
        archive_entry* entry = nullptr;
        const int status = library_.archive_read_next_header(archive_.get(), &entry);
        is_empty_ = status == ARCHIVE_EOF;
        if (!is_empty_)
            check(status);
        // libarchive accepts a truncated beginning.
        if (library_.archive_filter_code(archive_.get(), 0) == ARCHIVE_FILTER_NONE)
            throw damaged(name_, "it ends too early");
    }

    std::size_t read(char* target, std::size_t size) override {
        while (block_.empty() && !is_empty_)
            read_block();
        if (block_.empty())
            check_end();
        const std::size_t copied = block_.copy(target, size);
        block_.remove_prefix(copied);
        return copied;
    }

  private:
    void read_block() {
        const void* bytes = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        const int status = library_.archive_read_data_block(archive_.get(), &bytes, &size, &offset);
        is_empty_ = status == ARCHIVE_EOF;
        if (!is_empty_)
            check(status);
        block_ = is_empty_ ? std::string_view() : std::string_view(static_cast<const char*>(bytes), size);
    }

    // The library does not treat other bytes at the end as an error; it only reports that it has not taken
    // them.
    void check_end() {
        const auto taken = static_cast<std::uint64_t>(library_.archive_filter_bytes(archive_.get(), -1));
        while (end_of_bytes_ <= taken && take() != 0) {
        }
        if (end_of_bytes_ > taken)
            throw followed_by_others(name_, library_.archive_filter_name(archive_.get(), 0));
    }

    std::size_t take() {
        const std::size_t size = from_.read(compressed_.data(), compressed_.size());
        const std::size_t last = std::string_view(compressed_.data(), size).find_last_not_of('\0');
        if (last != std::string_view::npos)
            end_of_bytes_ = given_ + last + 1;
        given_ += size;
        return size;
    }

    // No exception may pass through C.
    static la_ssize_t give(archive* result, void* self, const void** bytes) {
        auto& source = *static_cast<archived_source*>(self);
        try {
            *bytes = source.compressed_.data();
            return static_cast<la_ssize_t>(source.take());
        } catch (...) {
            source.fault_ = std::current_exception();
            source.library_.archive_set_error(result, EIO, "it cannot be read");
            return ARCHIVE_FATAL;
        }
    }

    void check(int status) const {
        if (status == ARCHIVE_OK)
            return;
        if (fault_)
            std::rethrow_exception(fault_);
        if (library_.archive_errno(archive_.get()) == ENOMEM)
            throw std::bad_alloc();
        const char* const why = library_.archive_error_string(archive_.get());
        throw damaged(name_, why != nullptr ? why : "nothing more is known");
    }

    byte_source& from_;
    std::string name_;
    const libarchive_functions& library_ = libarchive_for(name_);
    std::exception_ptr fault_; // of `from_`
    std::uint64_t given_ = 0;
    std::uint64_t end_of_bytes_ = 0; // of what was given, without zeros at its end
    bool is_empty_ = false;          // from here on
    std::string_view block_;
    std::array<char, std::size_t{64} << 10> compressed_{};
    std::unique_ptr<archive, decltype(&archive_read_free)> archive_{library_.archive_read_new(),
                                                                    library_.archive_read_free};
};

} // namespace

std::unique_ptr<byte_source> open_archived(byte_source& source, const std::string& name) {
    return std::make_unique<archived_source>(source, name);
}

} // namespace ctlpgn
