// What JavaScript gives the module: where answers go, and what to call before the module stops for good.
#pragma once

#include "answers/output.hpp"

#include <cstddef>
#include <cstdint>

namespace ctlpgn::wasm {

using answers::channel;
using answers::fail;
using answers::write;

extern "C" {
#define CTLPGN_HOST(name) [[clang::import_module("ctlpgn"), clang::import_name(name)]]
CTLPGN_HOST("write") void ctlpgn_host_write(std::uint32_t end, const char* bytes, std::size_t size);
CTLPGN_HOST("fail") void ctlpgn_host_fail(const char* message, std::size_t size);
// A text in another encoding (text_encoding) begins; these bytes of it have this length in UTF-8; converts
// them.
CTLPGN_HOST("decodeFrom") void ctlpgn_host_decode_from(std::uint32_t encoding);
CTLPGN_HOST("decode") std::size_t ctlpgn_host_decode(const char* bytes, std::size_t size, bool ended);
CTLPGN_HOST("decoded") void ctlpgn_host_decoded(char* target);
CTLPGN_HOST("sin") double ctlpgn_host_sin(double angle);
CTLPGN_HOST("cos") double ctlpgn_host_cos(double angle);
CTLPGN_HOST("number") double ctlpgn_host_number(const char* text, std::size_t size);
#undef CTLPGN_HOST
}

} // namespace ctlpgn::wasm
