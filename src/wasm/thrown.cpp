// Exceptions in the module. The libraries for WebAssembly do not support them, so nothing is ever caught:
// JavaScript gets the thrown message, and the module stops. Its caller makes a new instance.
#include "wasm/host.hpp"

#include <__verbose_abort>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <typeinfo>

// NOLINTBEGIN: the names are those of the standard library.
extern "C" {

void* __cxa_allocate_exception(std::size_t size) noexcept {
    return std::malloc(size);
}

// Everything thrown here is a std::exception as its first base.
[[noreturn]] void __cxa_throw(void* thrown, std::type_info* /*type*/, void* (* /*destroy*/)(void*)) {
    ctlpgn::wasm::fail(static_cast<std::exception*>(thrown)->what());
}

[[noreturn]] void __cxa_rethrow() {
    ctlpgn::wasm::fail("an exception was thrown again");
}

void* __cxa_begin_catch(void* thrown) noexcept {
    return thrown;
}

void __cxa_end_catch() {}

// These would compare types of exceptions.
#define CTLPGN_NO_FUNCTIONS(name)                                                                            \
    extern void* const name[];                                                                               \
    void* const name[3] {}
CTLPGN_NO_FUNCTIONS(_ZTVN10__cxxabiv117__class_type_infoE);
CTLPGN_NO_FUNCTIONS(_ZTVN10__cxxabiv120__si_class_type_infoE);
CTLPGN_NO_FUNCTIONS(_ZTVN10__cxxabiv121__vmi_class_type_infoE);
#undef CTLPGN_NO_FUNCTIONS

[[noreturn]] void* __dynamic_cast(const void*, const void*, const void*, std::ptrdiff_t) {
    ctlpgn::wasm::fail("a type was asked for");
}
}

// Called when the library detects misuse. The standard function would link all of the printing code.
void std::__libcpp_verbose_abort(const char* why, ...) {
    ctlpgn::wasm::fail(why);
}
// NOLINTEND
