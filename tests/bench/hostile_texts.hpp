// Texts of every notation that are designed to be slow to read.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::bench {

// The beginning of a game, and a text that is repeated; %n becomes a rising number.
struct hostile_text {
    std::string_view name;
    std::string_view before; // after the tags
    std::string_view unit;
    std::string_view again{}; // repeated after all units, equally often: closes them, or refers to them
    std::string_view after{};
};

struct hostile_texts {
    std::string_view notation; // its name
    std::string_view head;     // before each text
    std::span<const hostile_text> texts;
};

std::span<const hostile_texts> all_hostile_texts();

/// A text of some such number of bytes.
std::string made_text(const hostile_texts& of, const hostile_text& text, std::size_t bytes);

} // namespace ctlpgn::bench
