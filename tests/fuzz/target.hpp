// What must hold for any bytes. libFuzzer finds bytes for these functions if Clang is available; ordinary
// tests run them with bytes that once failed, and some more.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::fuzz {

struct target {
    std::string_view name;
    // Returns 0. Throws broken_promise; any other exception is a fault, too.
    int (*run)(std::span<const std::byte> bytes);
    // The initial texts.
    std::vector<std::string> (*seeds)();
};

// The targets, each in a file of its name.
extern const target comment;
extern const target configuration_file;
extern const target diplomat;
extern const target format;
extern const target grammar;
extern const target json;
extern const target lint;
extern const target pgn;
extern const target position;
extern const target tree;
extern const target xiangqi;

// Those of a program: targets.cpp, attempts/targets.cpp.
std::span<const target* const> targets();
// Null if there is none.
inline const target* find_target(std::string_view name) {
    const auto found = std::ranges::find(targets(), name, &target::name);
    return found == targets().end() ? nullptr : *found;
}

// A promise about any text does not hold for this one.
class broken_promise : public std::logic_error {
  public:
    using std::logic_error::logic_error;
};

inline void promise(bool kept, const std::string& what) {
    if (!kept)
        throw broken_promise(what);
}

inline std::string_view text_of(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

inline std::span<const std::byte> bytes_of(std::string_view text) {
    return std::as_bytes(std::span(text.data(), text.size()));
}

} // namespace ctlpgn::fuzz
