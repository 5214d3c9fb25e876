// For builds that take every text as it is.
#include "lint/rules/other_writing.hpp"

namespace ctlpgn {

bool find_other_writing(const game& /*of*/, const plain_reading& /*by*/, std::vector<finding>& /*findings*/) {
    return false;
}

bool has_other_writing(const std::vector<finding>& /*findings*/) {
    return false;
}

} // namespace ctlpgn
