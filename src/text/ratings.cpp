#include "text/ratings.hpp"

#include "text/ascii.hpp"

#include <array>
#include <utility>

namespace ctlpgn {

std::string_view said_rating(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> characters{
        {{"‼", "!!"}, {"⁇", "??"}, {"⁈", "?!"}, {"⁉", "!?"}}};
    text = trimmed(text, "( )");
    for (const auto& [written, meant] : characters)
        if (text == written)
            return meant;
    return is_rating(text) ? text : std::string_view();
}

} // namespace ctlpgn
