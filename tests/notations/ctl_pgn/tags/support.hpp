// Shared by the tests of tags.
#pragma once

#include "ctlpgn/reader.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tags_test {

// The findings in the file.
std::vector<ctlpgn::diagnostic> findings_in(std::string_view file);

// The names of the same.
std::vector<std::string> names_in(std::string_view file);

// The finding in a file that has one.
ctlpgn::diagnostic only_finding(std::string_view file);

// The tags of a model game.
inline const std::string model_tags = "[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";

// A game with these tags after Variant, one per line.
std::string game_with(std::string_view tags);

// The tags of a game between players, with one of them replaced, or left out if the replacement is empty.
std::string real_tags(std::string_view name = {}, std::string_view replacement = {});

} // namespace tags_test
