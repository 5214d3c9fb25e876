// The remaining functions of the standard library, by means of JavaScript: the library's own functions would
// add kilobytes that no answer needs.
#include "text/ascii.hpp"
#include "wasm/host.hpp"

#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstring>
#include <limits>
#include <string_view>

// NOLINTBEGIN: the names are those of the standard library.
extern "C" {

double sin(double angle) {
    return ctlpgn::wasm::ctlpgn_host_sin(angle);
}

double cos(double angle) {
    return ctlpgn::wasm::ctlpgn_host_cos(angle);
}

// The JSON parser has found the end of the number before this call.
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

// The same for integers, of which the parser needs only the value.
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

// These are never called, but the C++ library has them in one object with functions that are.
unsigned long strtoul(const char* text, char** end, int base) {
    return static_cast<unsigned long>(strtoull(text, end, base));
}

long strtol(const char* text, char** end, int base) {
    return static_cast<long>(strtoll(text, end, base));
}

// Data of a thread or of the program stays until the instance ends, with all its memory.
int __cxa_thread_atexit(void (* /*destroy*/)(void*), void* /*kept*/, void* /*program*/) {
    return 0;
}

int __cxa_atexit(void (* /*destroy*/)(void*), void* /*kept*/, void* /*program*/) {
    return 0;
}

// Each is one instruction in WebAssembly.
void* memcpy(void* target, const void* source, std::size_t size) {
    return __builtin_memcpy(target, source, size);
}

void* memmove(void* target, const void* source, std::size_t size) {
    return __builtin_memmove(target, source, size);
}

void* memset(void* target, int value, std::size_t size) {
    return __builtin_memset(target, value, size);
}

// The message of the C++ library before it ends the program.
[[noreturn]] void abort_message(const char* why, ...) {
    ctlpgn::wasm::fail(why);
}

// Control characters, as the JSON parser names them in its messages, and as JSON is written.
int snprintf(char* target, std::size_t size, const char* format, ...) {
    struct form {
        std::string_view format;
        std::string_view before;
        const char* digits;
        std::string_view after;
    };
    static constexpr form forms[] = {{"<U+%.4X>", "<U+", "0123456789ABCDEF", ">"},
                                     {"\\u%04x", "\\u", "0123456789abcdef", ""}};
    constexpr std::size_t digits = 4;
    for (const form& each : forms) {
        const std::size_t length = each.before.size() + digits + each.after.size();
        if (format != each.format || size <= length)
            continue;
        va_list arguments;
        va_start(arguments, format);
        auto rest = static_cast<unsigned>(va_arg(arguments, int));
        va_end(arguments);
        char* const number = target + each.before.size();
        std::memcpy(target, each.before.data(), each.before.size());
        for (std::size_t at = digits; at != 0; --at, rest >>= 4)
            number[at - 1] = each.digits[rest & 15U];
        std::memcpy(number + digits, each.after.data(), each.after.size());
        target[length] = '\0';
        return static_cast<int>(length);
    }
    ctlpgn::wasm::fail("this number cannot be written");
}
}
// NOLINTEND
