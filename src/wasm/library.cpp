// What else of the language's library is asked for, as JavaScript has it: the library's own functions would
// bring kilobytes with them that no answer needs.
#include "text/ascii.hpp"
#include "wasm/host.hpp"

#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstring>
#include <limits>
#include <string_view>

// NOLINTBEGIN: the names are those of the language's own library.
extern "C" {

double sin(double angle) {
    return ctlpgn::wasm::ctlpgn_host_sin(angle);
}

double cos(double angle) {
    return ctlpgn::wasm::ctlpgn_host_cos(angle);
}

// JSON's reader has found where the number ends before it asks for it.
double strtod(const char* text, char** end) {
    const std::size_t size = std::strlen(text);
    if (end != nullptr)
        *end = const_cast<char*>(text) + size;
    return ctlpgn::wasm::ctlpgn_host_number(text, size);
}

float strtof(const char* text, char** end) {
    return static_cast<float>(strtod(text, end));
}

long double strtold(const char* text, char** end) {
    return strtod(text, end);
}

// So have integers been found, of which the reader only wants the value.
unsigned long long strtoull(const char* text, char** end, int /*base*/) {
    constexpr unsigned base = 10;
    unsigned long long value = 0;
    errno = 0;
    for (; ctlpgn::is_digit(*text); ++text)
        if (__builtin_mul_overflow(value, base, &value) ||
            __builtin_add_overflow(value, static_cast<unsigned>(*text - '0'), &value))
            errno = ERANGE;
    *end = const_cast<char*>(text);
    return value;
}

long long strtoll(const char* text, char** end, int base) {
    constexpr auto greatest = static_cast<unsigned long long>(std::numeric_limits<long long>::max());
    const bool is_negative = *text == '-';
    const unsigned long long value = strtoull(is_negative ? text + 1 : text, end, base);
    if (value > greatest + (is_negative ? 1 : 0))
        errno = ERANGE;
    return static_cast<long long>(is_negative ? 0 - value : value);
}

// These are never called, but the C++ library has them in one piece with what is.
unsigned long strtoul(const char* text, char** end, int base) {
    return static_cast<unsigned long>(strtoull(text, end, base));
}

long strtol(const char* text, char** end, int base) {
    return static_cast<long>(strtoll(text, end, base));
}

// What a thread or the program keeps stays until the instance goes, and all its memory with it.
int __cxa_thread_atexit(void (* /*destroy*/)(void*), void* /*kept*/, void* /*program*/) {
    return 0;
}

int __cxa_atexit(void (* /*destroy*/)(void*), void* /*kept*/, void* /*program*/) {
    return 0;
}

// Each is one instruction here.
void* memcpy(void* target, const void* source, std::size_t size) {
    return __builtin_memcpy(target, source, size);
}

void* memmove(void* target, const void* source, std::size_t size) {
    return __builtin_memmove(target, source, size);
}

void* memset(void* target, int value, std::size_t size) {
    return __builtin_memset(target, value, size);
}

// What the C++ library says before it ends the program.
[[noreturn]] void abort_message(const char* why, ...) {
    ctlpgn::wasm::fail(why);
}

// JSON's reader names control characters where none may be.
int snprintf(char* target, std::size_t size, const char* format, ...) {
    constexpr std::string_view before = "<U+";
    constexpr std::size_t digits = 4;
    constexpr std::size_t length = before.size() + digits + 1;
    if (format != std::string_view("<U+%.4X>") || size <= length)
        ctlpgn::wasm::fail("this number cannot be written");
    va_list arguments;
    va_start(arguments, format);
    auto rest = static_cast<unsigned>(va_arg(arguments, int));
    va_end(arguments);
    std::memcpy(target, before.data(), before.size());
    for (std::size_t at = digits; at != 0; --at, rest >>= 4)
        target[before.size() + at - 1] = "0123456789ABCDEF"[rest & 15U];
    target[length - 1] = '>';
    target[length] = '\0';
    return static_cast<int>(length);
}
}
// NOLINTEND
