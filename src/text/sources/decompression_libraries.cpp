#include "text/sources/decompression_libraries.hpp"

#if defined(CTLPGN_LIBARCHIVE) && defined(CTLPGN_ZLIB) // the names of their files

#include "ctlpgn/errors.hpp"
#include "text/sources/shared_library.hpp"

namespace ctlpgn {

namespace {

std::string why_needed(const std::string& name) {
    return "cannot read " + name + ": it is compressed, and the library that decompresses it is missing";
}

#define CTLPGN_FIND(NAME) library.find(#NAME, found.NAME);

libarchive_functions load_libarchive(const std::string& purpose) {
    const shared_library<input_error> library(CTLPGN_LIBARCHIVE, purpose);
    libarchive_functions found{};
    CTLPGN_FUNCTIONS_OF_LIBARCHIVE(CTLPGN_FIND)
    return found;
}

zlib_functions load_zlib(const std::string& purpose) {
    const shared_library<input_error> library(CTLPGN_ZLIB, purpose);
    zlib_functions found{};
    CTLPGN_FUNCTIONS_OF_ZLIB(CTLPGN_FIND)
    return found;
}

#undef CTLPGN_FIND

} // namespace

const libarchive_functions& libarchive_for(const std::string& name) {
    static const libarchive_functions functions = load_libarchive(why_needed(name));
    return functions;
}

const zlib_functions& zlib_for(const std::string& name) {
    static const zlib_functions functions = load_zlib(why_needed(name));
    return functions;
}

} // namespace ctlpgn

#else // they are linked

namespace ctlpgn {

#define CTLPGN_LINKED(NAME) &::NAME,

const libarchive_functions& libarchive_for(const std::string& /*name*/) {
    static constexpr libarchive_functions functions{CTLPGN_FUNCTIONS_OF_LIBARCHIVE(CTLPGN_LINKED)};
    return functions;
}

const zlib_functions& zlib_for(const std::string& /*name*/) {
    static constexpr zlib_functions functions{CTLPGN_FUNCTIONS_OF_ZLIB(CTLPGN_LINKED)};
    return functions;
}

#undef CTLPGN_LINKED

} // namespace ctlpgn

#endif
