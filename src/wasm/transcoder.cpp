// Multi-byte encodings, which JavaScript can convert.
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

std::size_t transcoder::count_for(std::string_view bytes, std::size_t size) {
    const auto converted_size = [&](std::size_t count) {
        std::string part(bytes.substr(0, count));
        std::string converted;
        open();
        convert_by_system(part, false, converted);
        return converted.size();
    };
    std::size_t fits = 0;
    for (std::size_t after = bytes.size() + 1; after - fits > 1;) {
        const std::size_t middle = fits + (after - fits) / 2;
        (converted_size(middle) <= size ? fits : after) = middle;
    }
    // The first bytes of the next character have not become text yet.
    const std::size_t complete = converted_size(fits);
    while (fits > 0 && converted_size(fits - 1) == complete)
        --fits;
    return fits;
}

} // namespace ctlpgn
