#include "tree/tag_text.hpp"

namespace ctlpgn {

std::string_view tag_value(const game& in, const tag& asked, std::string& into) {
    const std::string_view written = in.raw(asked.value);
    if (!asked.escaped)
        return written;
    into.clear();
    for (std::size_t i = 0; i < written.size(); ++i) {
        const bool escape =
            written[i] == '\\' && i + 1 < written.size() && (written[i + 1] == '\\' || written[i + 1] == '"');
        into.push_back(written[escape ? ++i : i]);
    }
    return into;
}

} // namespace ctlpgn
