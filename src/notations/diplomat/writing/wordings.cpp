#include "notations/diplomat/writing/wordings.hpp"

#include <algorithm>

namespace ctlpgn::diplomat {

std::optional<std::string> find_wording(std::string_view called) {
    const auto found = std::ranges::find(wordings, called, &named_letters::name);
    return found == wordings.end() ? std::nullopt : std::optional<std::string>(found->letters);
}

} // namespace ctlpgn::diplomat
