#include "notations/diplomat/likeness.hpp"

#include "notations/diplomat/diplomat.hpp"
#include "record/likeness.hpp"

#include <algorithm>

namespace ctlpgn::diplomat {

namespace {

bool names_the_game(const game& read) {
    return std::ranges::any_of(read.tags, [&read](const tag& each) {
        return read.raw(each.name) == "Variant" && read.raw(each.value) == description.variant;
    });
}

} // namespace

likeness likeness_of(std::string_view beginning) {
    return likeness_by_reading(description, beginning, names_the_game);
}

// Files may have any other name.
likeness position_likeness(std::string_view word) {
    return word.starts_with("White:") && word.find("Black:") != std::string_view::npos ? likeness::certain
                                                                                       : likeness::none;
}

} // namespace ctlpgn::diplomat
