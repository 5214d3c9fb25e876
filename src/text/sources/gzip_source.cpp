// Uses zlib itself, since libarchive does not check the checksums of gzip.
#include "text/sources/decompression.hpp"
#include "text/sources/decompression_libraries.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <exception>
#include <limits>
#include <new>
#include <utility>

namespace ctlpgn {

namespace {

constexpr int gzip_window = 15 + 16; // the largest, in gzip's frame

class gzip_source final : public byte_source {
  public:
    gzip_source(byte_source& source, std::string name) : from_(source), name_(std::move(name)) {
        if (library_.inflateInit2_(&stream_, gzip_window, ZLIB_VERSION, sizeof stream_) != Z_OK)
            throw std::bad_alloc();
    }
    ~gzip_source() override { library_.inflateEnd(&stream_); }
    gzip_source(const gzip_source&) = delete;
    gzip_source& operator=(const gzip_source&) = delete;

    std::size_t read(char* target, std::size_t size) override {
        const auto room = static_cast<uInt>(std::min<std::size_t>(size, std::numeric_limits<uInt>::max()));
        stream_.next_out = reinterpret_cast<Bytef*>(target);
        stream_.avail_out = room;
        while (stream_.avail_out == room && !fault_ && refill())
            inflate_some();
        // Text before a fault is given before the fault is reported.
        if (stream_.avail_out == room && fault_)
            std::rethrow_exception(fault_);
        return room - stream_.avail_out;
    }

  private:
    // False at the end of all members.
    bool refill() {
        if (stream_.avail_in != 0)
            return true;
        stream_.next_in = reinterpret_cast<Bytef*>(compressed_.data());
        stream_.avail_in = static_cast<uInt>(from_.read(compressed_.data(), compressed_.size()));
        if (stream_.avail_in == 0 && in_member_)
            fail(damaged(name_, "gzip: it ends too early"));
        return stream_.avail_in != 0;
    }

    void inflate_some() {
        if (!in_member_ && !begins_member())
            return;
        in_member_ = true;
        switch (library_.inflate(&stream_, Z_NO_FLUSH)) {
        case Z_OK:
        case Z_BUF_ERROR: return;
        case Z_STREAM_END:
            in_member_ = false;
            library_.inflateReset(&stream_); // another member may follow
            return;
        case Z_MEM_ERROR: throw std::bad_alloc();
        default: fail(damaged(name_, std::string("gzip: ") + (stream_.msg ? stream_.msg : "no data")));
        }
    }

    // Tapes and some archives are padded with zeros, which are skipped.
    bool begins_member() {
        constexpr Bytef first = 0x1F;
        const auto* const end = stream_.next_in + stream_.avail_in;
        const auto* const found = std::find_if(stream_.next_in, stream_.next_in + stream_.avail_in,
                                               [](Bytef each) { return each != 0; });
        stream_.next_in += found - stream_.next_in;
        stream_.avail_in = static_cast<uInt>(end - found);
        if (found != end && *found != first)
            fail(followed_by_others(name_, "gzip"));
        return found != end && !fault_;
    }

    template <class Fault> void fail(Fault what) { fault_ = std::make_exception_ptr(std::move(what)); }

    byte_source& from_;
    std::string name_;
    const zlib_functions& library_ = zlib_for(name_);
    z_stream stream_{};
    bool in_member_ = true;
    std::exception_ptr fault_;
    std::array<char, std::size_t{64} << 10> compressed_{};
};

} // namespace

std::unique_ptr<byte_source> open_gzip(byte_source& source, const std::string& name) {
    return std::make_unique<gzip_source>(source, name);
}

} // namespace ctlpgn
