// Words that users of other programs try, and what they mean by them.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

// What `word` may mean as a command, an option or a value of an option ("--letters"), provided that it is
// known there; empty if nothing.
std::string_view meant_command(std::string_view word);
std::string_view meant_option(std::string_view word, std::span<const std::string_view> known);
std::string_view meant_value(std::string_view option, std::string_view word,
                             std::span<const std::string_view> known);

// The end of a message about an unknown word: what is meant, or a similar known word, or nothing.
std::string hint(std::string_view meant, std::string_view word, std::span<const std::string_view> known);

} // namespace ctlpgn::cli
