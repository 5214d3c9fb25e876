#include "text/encoder.hpp"

#include "ctlpgn/errors.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <iconv.h>
#include <utility>

namespace ctlpgn {

namespace {

// Encodings that have other names in the C library.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> other_names{
    {{"Latin-1", "ISO-8859-1"}, {"latin-1", "ISO-8859-1"}, {"Windows-1252", "WINDOWS-1252"}}};

constexpr std::string_view some_ascii = "[White \"A-Z a-z 0-9 {\\~}\"]\n";

} // namespace

void encoder::closing::operator()(void* handle) const {
    ::iconv_close(handle);
}

void encoder::open(const char* name, std::string_view called) {
    // An empty name would mean the encoding of the machine.
    const iconv_t handle = *name == '\0' ? reinterpret_cast<iconv_t>(-1) : ::iconv_open(name, "UTF-8");
    if (handle == reinterpret_cast<iconv_t>(-1))
        throw input_error(
            std::string("\"").append(called).append("\" is not an encoding that this system knows"));
    handle_.reset(handle);
}

encoder::encoder(text_encoding encoding) {
    open(system_name(encoding), name_of(encoding));
}

encoder::encoder(std::string_view name) {
    const auto* const known =
        std::ranges::find(other_names, name, &std::pair<std::string_view, std::string_view>::first);
    const std::string called(known == other_names.end() ? name : known->second);
    const bool is_plain =
        called.find('/') == std::string::npos && !called.empty(); // the rest would be options
    open(is_plain ? called.c_str() : "", name);
    std::string same;
    if (!append(some_ascii, same).empty() || same != some_ascii)
        throw input_error(std::string("games cannot be written in ")
                              .append(name)
                              .append(", which is not a superset of ASCII"));
}

std::string_view encoder::append(std::string_view text, std::string& output) {
    // The interface does not declare that it only reads.
    char* source = const_cast<char*>(text.data());
    std::size_t left = text.size();
    while (left != 0) {
        std::array<char, std::size_t{4} << 10> piece;
        char* at = piece.data();
        std::size_t room = piece.size();
        const std::size_t done = ::iconv(handle_.get(), &source, &left, &at, &room);
        output.append(piece.data(), at);
        // It is not an answer either if other characters are substituted.
        if (done == static_cast<std::size_t>(-1) && errno != E2BIG)
            break;
    }
    return text.substr(text.size() - left);
}

} // namespace ctlpgn
