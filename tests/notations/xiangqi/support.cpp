#include "support.hpp"

#include "support/texts_in.hpp"

namespace ctlpgn::xiangqi_tests {

const notation& in_xiangqi() {
    return *find_notation("xiangqi");
}

std::vector<diagnostic> found_in(std::string_view text, check_level checks) {
    return tests::found_in(text, in_xiangqi(), checks);
}

std::string names_of(std::string_view text, check_level checks) {
    return tests::names_of_findings(text, in_xiangqi(), checks);
}

std::string formatted(std::string_view text) {
    return tests::formatted(text, in_xiangqi());
}

std::string through_json(std::string_view text) {
    return tests::through_json(text, in_xiangqi());
}

} // namespace ctlpgn::xiangqi_tests
