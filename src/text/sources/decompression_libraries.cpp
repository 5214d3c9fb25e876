#include "text/sources/decompression_libraries.hpp"

#if defined(CTLPGN_LIBARCHIVE) && defined(CTLPGN_ZLIB) // the names of their files

#include "ctlpgn/errors.hpp"

#include <dlfcn.h>

namespace ctlpgn {

namespace {

[[noreturn]] void cannot_load(const std::string& name) {
    const char* const why = dlerror();
    throw input_error("cannot read " + name +
                      ": it is compressed, and the library that decompresses it is missing (" +
                      (why != nullptr ? why : "nothing more is known") + ")");
}

// Stays loaded to the end.
class shared_library {
  public:
    shared_library(const char* file, const std::string& name)
        : handle_(dlopen(file, RTLD_NOW | RTLD_LOCAL)), name_(name) {
        if (handle_ == nullptr)
            cannot_load(name_);
    }

    template <class Function> void find(const char* function, Function& found) const {
        found = reinterpret_cast<Function>(dlsym(handle_, function));
        if (found == nullptr)
            cannot_load(name_);
    }

  private:
    void* handle_;
    const std::string& name_;
};

#define CTLPGN_FIND(NAME) library.find(#NAME, found.NAME);

libarchive_functions load_libarchive(const std::string& name) {
    const shared_library library(CTLPGN_LIBARCHIVE, name);
    libarchive_functions found{};
    CTLPGN_FUNCTIONS_OF_LIBARCHIVE(CTLPGN_FIND)
    return found;
}

zlib_functions load_zlib(const std::string& name) {
    const shared_library library(CTLPGN_ZLIB, name);
    zlib_functions found{};
    CTLPGN_FUNCTIONS_OF_ZLIB(CTLPGN_FIND)
    return found;
}

#undef CTLPGN_FIND

} // namespace

const libarchive_functions& libarchive_for(const std::string& name) {
    static const libarchive_functions functions = load_libarchive(name);
    return functions;
}

const zlib_functions& zlib_for(const std::string& name) {
    static const zlib_functions functions = load_zlib(name);
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
