#include "ctlpgn/errors.hpp"
#include "text/encoding.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <iconv.h>
#include <string>

namespace ctlpgn {

namespace {

// As the library calls them. Below 0xA0 Windows has what Latin-1 has not, and GB18030 includes GB2312 and
// GBK.
constexpr std::array<const char*, 8> iconv_names{"UTF-8",   "UTF-16LE", "UTF-16BE", "WINDOWS-1252",
                                                 "GB18030", "CP850",    "BIG5",     "GB18030"};

constexpr std::string_view replacement = "\uFFFD";

} // namespace

const char* system_name(text_encoding encoding) {
    return iconv_names[static_cast<std::size_t>(encoding)];
}

void transcoder::closing::operator()(void* handle) const {
    ::iconv_close(handle);
}

void transcoder::open() {
    const iconv_t handle = ::iconv_open("UTF-8", system_name(from_));
    // A C library that is linked statically looks for its conversions on the machine.
    if (handle == reinterpret_cast<iconv_t>(-1))
        throw input_error(std::string("the text is in ")
                              .append(name_of(from_))
                              .append(", which the C library of this machine cannot convert to UTF-8"));
    handle_.reset(handle);
}

void transcoder::convert_by_system(std::string& bytes, bool ended, std::string& output) {
    const std::size_t unit = is_utf16(from_) ? 2 : 1;
    char* source = bytes.data();
    std::size_t left = bytes.size();
    const auto replace = [&](std::size_t count) {
        output.append(replacement);
        source += count;
        left -= count;
    };
    while (left != 0) {
        std::array<char, std::size_t{16} << 10> piece;
        char* target = piece.data();
        std::size_t room = piece.size();
        const std::size_t done = ::iconv(handle_.get(), &source, &left, &target, &room);
        const int why = done == static_cast<std::size_t>(-1) ? errno : 0;
        output.append(piece.data(), target);
        if (why == EILSEQ) {
            replace(std::min(unit, left));
        } else if (why == EINVAL) {
            if (!ended)
                break;
            replace(left);
        }
    }
    bytes.erase(0, bytes.size() - left);
}

} // namespace ctlpgn
