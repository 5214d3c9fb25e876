// Writing to a descriptor.
#pragma once

#include <span>
#include <string_view>

namespace ctlpgn::cli {

// All bytes of all parts, one after the other. False if that failed; errno says why.
bool write_all(int descriptor, std::span<const std::string_view> parts);

} // namespace ctlpgn::cli
