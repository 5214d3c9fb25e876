// The program with one more notation.
#include "notations/toy/toy.hpp"

namespace {

// Before the program asks which notations there are.
[[maybe_unused]] const bool is_added = [] {
    ctlpgn::add_notation(ctlpgn::toy::description);
    return true;
}();

} // namespace
