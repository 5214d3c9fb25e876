#include "text/sources/decompression.hpp"
#include "text/sources/zip_archive.hpp"
#include "text/sources/zstd_index.hpp"

namespace ctlpgn {

namespace {

[[noreturn]] void refuse(const std::string& name) {
    throw input_error("cannot read " + name +
                      ": it is compressed, and this program was built without what reads that");
}

} // namespace

std::unique_ptr<byte_source> open_gzip(byte_source& /*from*/, const std::string& name) {
    refuse(name);
}

std::vector<zstd_frame> frames_of_zstd(const std::string& path) {
    refuse(path);
}

std::unique_ptr<byte_source> open_archived(byte_source& /*from*/, const std::string& name) {
    refuse(name);
}

std::unique_ptr<byte_source> open_xz(byte_source& /*from*/, const std::string& name) {
    refuse(name);
}

std::shared_ptr<zip_archive> zip_archive::open(const std::string& path) {
    refuse(path);
}

std::unique_ptr<byte_source> open_zstd(byte_source& /*from*/, const std::string& name) {
    refuse(name);
}

} // namespace ctlpgn
