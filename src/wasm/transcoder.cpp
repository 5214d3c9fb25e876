// Encodings of several bytes a character, which JavaScript knows.
#include "text/encoding.hpp"
#include "wasm/host.hpp"

namespace ctlpgn {

void transcoder::closing::operator()(void* /*handle*/) const {}

void transcoder::open() {
    wasm::ctlpgn_host_decode_from(static_cast<std::uint32_t>(from_));
}

void transcoder::convert_by_system(std::string& bytes, bool ended, std::string& output) {
    const std::size_t size = wasm::ctlpgn_host_decode(bytes.data(), bytes.size(), ended);
    const std::size_t before = output.size();
    output.resize(before + size);
    wasm::ctlpgn_host_decoded(output.data() + before);
    bytes.clear();
}

} // namespace ctlpgn
