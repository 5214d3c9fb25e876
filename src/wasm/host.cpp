#include "wasm/host.hpp"

namespace ctlpgn::answers {

void write(channel output, std::string_view bytes) {
    wasm::ctlpgn_host_write(static_cast<std::uint32_t>(output), bytes.data(), bytes.size());
}

// Ends this instance of the module.
void fail(std::string_view why) {
    wasm::ctlpgn_host_fail(why.data(), why.size());
    __builtin_trap();
}

} // namespace ctlpgn::answers
