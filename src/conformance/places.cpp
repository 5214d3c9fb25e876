#include "conformance/places.hpp"

#include "conformance/suite.hpp"

#include <array>
#include <system_error>

namespace ctlpgn::conformance {

namespace fs = std::filesystem;

fs::path own_suite() {
    std::error_code ignored;
    const fs::path program = fs::read_symlink("/proc/self/exe", ignored).parent_path();
    // The build folder has a share/ctlpgn like that of an installation.
    const std::array<fs::path, 3> candidates = {program / CTLPGN_DATA_FROM_PROGRAM, program / "share/ctlpgn",
                                                fs::path(CTLPGN_DATA)};
    for (const fs::path& each : candidates)
        if (fs::exists(each / "corpus" / "suite.json", ignored))
            return (each / "corpus").lexically_normal();
    throw suite_error("the suite of this program is not installed; --corpus says where it is");
}

} // namespace ctlpgn::conformance
