#include "fuzz/smaller.hpp"

#include <algorithm>
#include <exception>

namespace ctlpgn::fuzz {

namespace {

// The message about the broken promise, without the text; empty if the promises are kept.
std::string broken_by(const target& tried, const std::string& text) {
    try {
        tried.run(bytes_of(text));
    } catch (const std::exception& error) {
        const std::string reported = error.what();
        return reported.substr(0, reported.find_first_of(":\n"));
    }
    return {};
}

} // namespace

// The treatment of a text depends on its length, so pieces of every length are removed, at every place.
std::string made_smaller(const target& tried, std::string text) {
    const std::string broken = broken_by(tried, text);
    if (broken.empty())
        return text;
    const auto without = [&](std::size_t at, std::size_t size) {
        std::string shorter = text;
        shorter.erase(at, size);
        const bool is_same = broken_by(tried, shorter) == broken;
        if (is_same)
            text = std::move(shorter);
        return is_same;
    };
    constexpr std::size_t small = 16;
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (std::size_t size = text.size(); size != 0; size = size > small ? size * 3 / 4 : size - 1) {
            const std::size_t step = std::max<std::size_t>(size / 4, 1);
            for (std::size_t at = 0; at + size <= text.size();) {
                const bool is_shorter = without(at, size);
                is_changed = is_changed || is_shorter;
                at += is_shorter ? 0 : step;
            }
        }
    }
    return text;
}

} // namespace ctlpgn::fuzz
