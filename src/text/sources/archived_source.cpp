#include "text/sources/decompression.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <cerrno>
#include <cstddef>
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
        archive_read_support_filter_bzip2(archive_.get());
        archive_read_support_filter_xz(archive_.get());
        archive_read_support_filter_zstd(archive_.get());
        archive_read_support_format_raw(archive_.get());
        archive_read_support_format_empty(archive_.get());
        check(archive_read_open(archive_.get(), this, nullptr, give, nullptr));
        archive_entry* entry = nullptr;
        const int status = archive_read_next_header(archive_.get(), &entry);
        is_empty_ = status == ARCHIVE_EOF;
        if (!is_empty_)
            check(status);
        // It takes a beginning that is too short for what it is.
        if (archive_filter_code(archive_.get(), 0) == ARCHIVE_FILTER_NONE)
            throw damaged(name_, "it ends too early");
    }

    std::size_t read(char* target, std::size_t size) override {
        while (block_.empty() && !is_empty_)
            read_block();
        const std::size_t copied = block_.copy(target, size);
        block_.remove_prefix(copied);
        return copied;
    }

  private:
    struct release {
        void operator()(archive* asked) const { archive_read_free(asked); }
    };

    void read_block() {
        const void* bytes = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        const int status = archive_read_data_block(archive_.get(), &bytes, &size, &offset);
        is_empty_ = status == ARCHIVE_EOF;
        if (!is_empty_)
            check(status);
        block_ = is_empty_ ? std::string_view() : std::string_view(static_cast<const char*>(bytes), size);
    }

    // No exception may pass through C.
    static la_ssize_t give(archive* result, void* self, const void** bytes) {
        auto& source = *static_cast<archived_source*>(self);
        try {
            *bytes = source.compressed_.data();
            return static_cast<la_ssize_t>(
                source.from_.read(source.compressed_.data(), source.compressed_.size()));
        } catch (...) {
            source.fault_ = std::current_exception();
            archive_set_error(result, EIO, "it cannot be read");
            return ARCHIVE_FATAL;
        }
    }

    void check(int status) const {
        if (status == ARCHIVE_OK)
            return;
        if (fault_)
            std::rethrow_exception(fault_);
        if (archive_errno(archive_.get()) == ENOMEM)
            throw std::bad_alloc();
        const char* const why = archive_error_string(archive_.get());
        throw damaged(name_, why != nullptr ? why : "nothing more is known");
    }

    byte_source& from_;
    std::string name_;
    std::exception_ptr fault_; // of `from_`
    bool is_empty_ = false; // from here on
    std::string_view block_;
    std::array<char, std::size_t{64} << 10> compressed_{};
    std::unique_ptr<archive, release> archive_{archive_read_new()};
};

} // namespace

std::unique_ptr<byte_source> open_archived(byte_source& source, const std::string& name) {
    return std::make_unique<archived_source>(source, name);
}

} // namespace ctlpgn
