// Text without regard to capital and small letters.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::cli {

// As Unicode folds letters for comparisons; of text that is not UTF-8, only those of ASCII.
std::string without_case(std::string_view text);

} // namespace ctlpgn::cli
