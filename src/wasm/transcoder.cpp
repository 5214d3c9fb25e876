// Other encodings, which JavaScript knows.
#include "text/encoding.hpp"
#include "wasm/host.hpp"

namespace ctlpgn {

void transcoder::closing::operator()(void* /*handle*/) const {}

transcoder::transcoder(text_encoding encoding) : from_(encoding) {
    wasm::ctlpgn_host_decode_from(static_cast<std::uint32_t>(encoding));
}

void transcoder::convert(std::string& bytes, bool ended, std::string& output) {
    const std::size_t size = wasm::ctlpgn_host_decode(bytes.data(), bytes.size(), ended);
    const std::size_t before = output.size();
    output.resize(before + size);
    wasm::ctlpgn_host_decoded(output.data() + before);
    bytes.clear();
}

} // namespace ctlpgn
