// Adds a notation for the unit tests, which shows what the core needs from one.
#define CATCH_CONFIG_EXTERNAL_INTERFACES
#include "notations/toy/toy.hpp"

#include <catch2/catch.hpp>

namespace {

class toy_notation : public Catch::TestEventListenerBase {
  public:
    using TestEventListenerBase::TestEventListenerBase;
    void testRunStarting(const Catch::TestRunInfo& /*run*/) override {
        ctlpgn::add_notation(ctlpgn::toy::description);
    }
};

} // namespace

CATCH_REGISTER_LISTENER(toy_notation)
