// The form of expectations in files, and their difference from results.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::golden {

// JSON with as much on a line as fits, so that small values stay together and a difference is one line.
std::string folded(std::string_view json);

// Lines that are only in one of the texts, with - for expected and + for found; empty if they are equal.
std::string difference(std::string_view expected, std::string_view found);

} // namespace ctlpgn::golden
