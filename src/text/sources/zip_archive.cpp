#include "text/sources/zip_archive.hpp"

#include "text/sources/decompression.hpp"
#include "text/sources/decompression_libraries.hpp"

#include <array>
#include <cerrno>
#include <fstream>
#include <new>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::size_t size_of_block = std::size_t{64} << 10;

// An archive that is being read: the next entry comes after so many.
struct open_archive {
    std::unique_ptr<archive, decltype(&archive_read_free)> handle;
    std::size_t entries = 0;
};

// Such an archive consists only of its end record, which libarchive 3.6 does not recognise.
bool holds_no_files(const std::string& path) {
    std::array<char, 4> first{};
    std::ifstream(path, std::ios::binary).read(first.data(), first.size());
    return std::string_view(first.data(), first.size()) == std::string_view("PK\5\6", 4);
}

class library_archive final : public zip_archive, public std::enable_shared_from_this<library_archive> {
  public:
    explicit library_archive(const std::string& path) : path_(path) {
        if (holds_no_files(path))
            return;
        open_archive all = begin();
        while (archive_entry* const entry = next(all))
            if (library_.archive_entry_filetype(entry) == AE_IFREG)
                add(entry, all.entries - 1);
    }

    [[nodiscard]] const std::vector<std::string>& names() const override { return names_; }
    [[nodiscard]] std::unique_ptr<byte_source> read(std::size_t number) override;

    void give_back(open_archive read) { idle_ = std::move(read); }
    [[nodiscard]] std::string name_of(std::size_t number) const { return path_ + '/' + names_[number]; }

  private:
    void add(archive_entry* entry, std::size_t place) {
        const char* const name = library_.archive_entry_pathname(entry);
        names_.emplace_back(name != nullptr ? name : std::to_string(place + 1));
        places_.push_back(place);
    }

    [[nodiscard]] open_archive begin() const {
        open_archive made{.handle{library_.archive_read_new(), library_.archive_read_free}};
        if (!made.handle)
            throw std::bad_alloc();
        library_.archive_read_support_format_zip_seekable(made.handle.get());
        if (library_.archive_read_open_filename(made.handle.get(), path_.c_str(), size_of_block) !=
            ARCHIVE_OK)
            fail(made, path_);
        return made;
    }

    // Null after the last one.
    archive_entry* next(open_archive& from) const {
        archive_entry* entry = nullptr;
        const int status = library_.archive_read_next_header(from.handle.get(), &entry);
        if (status == ARCHIVE_EOF)
            return nullptr;
        if (status != ARCHIVE_OK && status != ARCHIVE_WARN)
            fail(from, path_);
        ++from.entries;
        return entry;
    }

  public:
    [[nodiscard]] const libarchive_functions& library() const { return library_; }

    [[noreturn]] void fail(const open_archive& what, const std::string& name) const {
        if (library_.archive_errno(what.handle.get()) == ENOMEM)
            throw std::bad_alloc();
        const char* const why = library_.archive_error_string(what.handle.get());
        throw input_error("cannot read " + name +
                          ": the ZIP archive is damaged, cut short or of a kind that is not read (" +
                          (why != nullptr ? why : "nothing more is known") + ")");
    }

  private:
    std::string path_;
    std::vector<std::string> names_;
    std::vector<std::size_t> places_; // among all entries
    const libarchive_functions& library_ = libarchive_for(path_);
    open_archive idle_{.handle{nullptr, library_.archive_read_free}};
};

class member_source final : public byte_source {
  public:
    member_source(std::shared_ptr<library_archive> whole, open_archive read, std::string name)
        : whole_(std::move(whole)), read_(std::move(read)), name_(std::move(name)) {}
    ~member_source() override { whole_->give_back(std::move(read_)); }
    member_source(const member_source&) = delete;
    member_source& operator=(const member_source&) = delete;

    std::size_t read(char* target, std::size_t size) override {
        while (block_.empty() && !has_ended_)
            read_block();
        const std::size_t copied = block_.copy(target, size);
        block_.remove_prefix(copied);
        return copied;
    }

  private:
    void read_block() {
        const void* bytes = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        const int status =
            whole_->library().archive_read_data_block(read_.handle.get(), &bytes, &size, &offset);
        has_ended_ = status == ARCHIVE_EOF;
        if (!has_ended_ && status != ARCHIVE_OK)
            whole_->fail(read_, name_);
        block_ = has_ended_ ? std::string_view() : std::string_view(static_cast<const char*>(bytes), size);
    }

    std::shared_ptr<library_archive> whole_;
    open_archive read_;
    std::string name_;
    bool has_ended_ = false;
    std::string_view block_;
};

std::unique_ptr<byte_source> library_archive::read(std::size_t number) {
    open_archive used = std::move(idle_);
    if (!used.handle || used.entries > places_[number])
        used = begin();
    archive_entry* entry = nullptr;
    while (used.entries <= places_[number]) {
        entry = next(used);
        if (entry == nullptr)
            throw input_error("cannot read " + name_of(number) + ": it was changed meanwhile");
    }
    if (library_.archive_entry_is_encrypted(entry) != 0)
        throw input_error("cannot read " + name_of(number) + ": it is encrypted");
    return std::make_unique<member_source>(shared_from_this(), std::move(used), name_of(number));
}

} // namespace

std::shared_ptr<zip_archive> zip_archive::open(const std::string& path) {
    return std::make_shared<library_archive>(path);
}

} // namespace ctlpgn
