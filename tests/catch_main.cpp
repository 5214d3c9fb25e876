// The main function of test programs that do nothing before their cases.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
