#include "lint/rules/drop_findings.hpp"

namespace ctlpgn {

std::size_t drop_findings(std::vector<finding>& findings, finding_test is_dropped) {
    return std::erase_if(findings, is_dropped);
}

} // namespace ctlpgn
