// The program with one more notation.
#include "notations/toy/toy.hpp"

namespace {

// Before the program asks for the notations.
[[maybe_unused]] const bool is_added = [] {
    ctlpgn::add_notation(ctlpgn::toy::description);
    return true;
}();

} // namespace
