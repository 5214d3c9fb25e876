// A library that is loaded when it is needed.
#pragma once

#include <dlfcn.h>
#include <string>

namespace ctlpgn {

// It stays loaded to the end. Fault is an exception that takes a message; `purpose` begins it: "cannot read
// a.gz: it is compressed, and the library that decompresses it is missing".
template <class Fault> class shared_library {
  public:
    shared_library(const char* file, const std::string& purpose)
        : handle_(dlopen(file, RTLD_NOW | RTLD_LOCAL)), purpose_(purpose) {
        if (handle_ == nullptr)
            fail();
    }

    template <class Function> void find(const char* function, Function& found) const {
        found = reinterpret_cast<Function>(dlsym(handle_, function));
        if (found == nullptr)
            fail();
    }

  private:
    [[noreturn]] void fail() const {
        const char* const why = dlerror();
        throw Fault(purpose_ + " (" + (why != nullptr ? why : "nothing more is known") + ")");
    }

    void* handle_;
    const std::string& purpose_;
};

} // namespace ctlpgn
