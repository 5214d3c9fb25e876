// A piece of a source line as it is shown, with a mark under a part of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::emit {

struct excerpt {
    std::string text;
    std::string mark; // spaces, then ^~~~
};

// Marks `length` bytes from `at`, or the place itself if there are none. Long lines are shown in part;
// `cut_before` and `cut_after` say that `line` itself is a part.
excerpt cut_excerpt(std::string_view line, std::size_t at, std::uint64_t length, bool cut_before = false,
                    bool cut_after = false);

// Text without what would disturb a terminal.
std::string shown_text(std::string_view text);

} // namespace ctlpgn::emit
