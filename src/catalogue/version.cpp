#include "ctlpgn/version.hpp"

namespace ctlpgn {

const char* version() {
    return CTLPGN_VERSION_TEXT;
}

} // namespace ctlpgn
