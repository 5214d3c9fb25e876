// The entry point of libFuzzer. CTLPGN_FUZZ_TARGET names the target.
#include "fuzz/target.hpp"

#include <cstdint>
#include <exception>
#include <iostream>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const ctlpgn::fuzz::target* const target = ctlpgn::fuzz::find_target(CTLPGN_FUZZ_TARGET);
    try {
        return target->run(std::as_bytes(std::span(data, size)));
    } catch (const std::exception& error) {
        std::cerr << CTLPGN_FUZZ_TARGET << ": " << error.what() << '\n';
        std::abort();
    }
}
