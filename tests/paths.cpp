#include "paths.hpp"

namespace ctlpgn::tests {

std::filesystem::path project_folder() {
    return CTLPGN_SOURCE_DIR;
}

} // namespace ctlpgn::tests
