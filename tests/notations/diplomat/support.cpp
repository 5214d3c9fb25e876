#include "support.hpp"

#include "support/texts_in.hpp"

namespace ctlpgn::diplomat_tests {

const notation& in_diplomat() {
    return *find_notation("diplomat");
}

std::vector<diagnostic> found_in(std::string_view text, check_level checks) {
    return tests::found_in(text, in_diplomat(), checks);
}

std::string names_of(std::string_view text, check_level checks) {
    return tests::names_of_findings(text, in_diplomat(), checks);
}

std::string formatted(std::string_view text) {
    return tests::formatted(text, in_diplomat());
}

std::string through_json(std::string_view text) {
    return tests::through_json(text, in_diplomat());
}

} // namespace ctlpgn::diplomat_tests
