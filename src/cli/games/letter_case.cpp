#include "cli/games/letter_case.hpp"

#include "text/ascii.hpp"

#include <cstdlib>
#include <memory>
#include <utf8proc.h>

namespace ctlpgn::cli {

std::string without_case(std::string_view text) {
    constexpr auto folding =
        static_cast<utf8proc_option_t>(UTF8PROC_CASEFOLD | UTF8PROC_COMPOSE | UTF8PROC_STABLE);
    utf8proc_uint8_t* folded = nullptr;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): the library reads bytes
    const auto* const bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    const utf8proc_ssize_t size =
        utf8proc_map(bytes, static_cast<utf8proc_ssize_t>(text.size()), &folded, folding);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owned(folded, &std::free);
    return size < 0 ? in_small_letters(text) : std::string(folded, folded + size);
}

} // namespace ctlpgn::cli
