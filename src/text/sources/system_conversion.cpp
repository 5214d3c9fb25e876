#include "ctlpgn/errors.hpp"
#include "text/ascii.hpp"
#include "text/encoding.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <iconv.h>
#include <string>
#include <utility>

namespace ctlpgn {

namespace {

// Their names in the library. Windows has characters below 0xA0 that Latin-1 lacks, and GB18030 includes
// GB2312 and GBK.
constexpr std::array<const char*, 8> iconv_names{"UTF-8",   "UTF-16LE", "UTF-16BE", "WINDOWS-1252",
                                                 "GB18030", "CP850",    "BIG5",     "GB18030"};

constexpr std::string_view replacement = "\uFFFD";

} // namespace

const char* system_name(text_encoding encoding) {
    return has_own_name(encoding) ? name_of(encoding).data() // which stays, and is a whole string
                                  : iconv_names[static_cast<std::size_t>(encoding)];
}

namespace {

// Only in lower case and digits.
constexpr std::array<std::pair<std::string_view, text_encoding>, 16> names_of_known{{
    {"utf8", text_encoding::utf8},
    {"utf16", text_encoding::utf16_little}, // unless its mark says otherwise
    {"utf16le", text_encoding::utf16_little},
    {"utf16be", text_encoding::utf16_big},
    {"latin1", text_encoding::latin1},
    {"iso88591", text_encoding::latin1},
    {"windows1252", text_encoding::latin1},
    {"cp1252", text_encoding::latin1},
    {"gb18030", text_encoding::gb18030},
    {"gbk", text_encoding::gb18030},
    {"gb2312", text_encoding::gb18030},
    {"cp936", text_encoding::gb18030},
    {"cp850", text_encoding::cp850},
    {"ibm850", text_encoding::cp850},
    {"big5", text_encoding::big5},
    {"cp950", text_encoding::big5},
}};

std::string letters_and_digits(std::string_view name) {
    std::string kept;
    for (const char each : name)
        if (is_letter_or_digit(each))
            kept += small_letter(each);
    return kept;
}

} // namespace

text_encoding encoding_called(std::string_view name) {
    const std::string plain = letters_and_digits(name);
    const auto known = std::ranges::find(names_of_known, plain, [](const auto& each) { return each.first; });
    if (known != names_of_known.end())
        return known->second;
    // Text after a slash would be options of the C library, and an empty name would be the encoding of the
    // machine.
    const bool is_name = !plain.empty() && name.find('/') == std::string_view::npos;
    const std::string called(is_name ? name : "");
    const iconv_t handle = is_name ? ::iconv_open("UTF-8", called.c_str()) : reinterpret_cast<iconv_t>(-1);
    if (handle == reinterpret_cast<iconv_t>(-1))
        throw input_error('"' + std::string(name) + "\" is not an encoding that this system knows");
    ::iconv_close(handle);
    return add_encoding(name);
}

void transcoder::closing::operator()(void* handle) const {
    ::iconv_close(handle);
}

void transcoder::open() {
    const iconv_t handle = ::iconv_open("UTF-8", system_name(from_));
    // A statically linked C library looks for its converters on the machine.
    if (handle == reinterpret_cast<iconv_t>(-1))
        throw input_error(std::string("the text is in ")
                              .append(name_of(from_))
                              .append(", which the C library of this machine cannot convert to UTF-8"));
    handle_.reset(handle);
}

// Converts as many complete characters as there is room for.
std::size_t transcoder::count_for(std::string_view bytes, std::size_t size) {
    const std::size_t unit = is_utf16(from_) ? 2 : 1;
    // The interface does not declare that it only reads.
    char* source = const_cast<char*>(bytes.data());
    std::size_t left = bytes.size();
    std::string converted(size, '\0');
    char* target = converted.data();
    while (left != 0 && size != 0) {
        const std::size_t done = ::iconv(handle_.get(), &source, &left, &target, &size);
        const bool is_invalid = done == static_cast<std::size_t>(-1) && errno != E2BIG;
        if (!is_invalid || size < replacement.size())
            break;
        target += replacement.size();
        size -= replacement.size();
        source += std::min(unit, left);
        left -= std::min(unit, left);
    }
    return bytes.size() - left;
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
