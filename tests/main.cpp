// The unit tests' main function. Nothing else is in this file, since it takes long to compile.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
