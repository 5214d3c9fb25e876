// The unit tests' main function. Nothing else is in this file, since it takes long to compile.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include "notations/toy/toy.hpp"

int main(int argc, char** argv) {
    ctlpgn::add_notation(ctlpgn::toy::description);
    return Catch::Session().run(argc, argv);
}
