// Compressed texts, which are decompressed as they are read: gzip, bzip2, xz and zstd, recognised by their
// first bytes.
#pragma once

#include "ctlpgn/source.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

// "gzip"; empty for bytes that do not begin a compressed text.
std::string_view compression_of(std::string_view beginning);
std::string_view compression_of_file(const std::string& path);

// "games.pgn" of "games.pgn.gz"; other names stay as they are.
std::string_view name_without_compression(std::string_view name);

// The content of `source` if it is compressed, otherwise `source` itself. Reads nothing before it is read;
// `name` is what messages call it. Memory does not grow with the size.
std::unique_ptr<byte_source> decompressed(std::unique_ptr<byte_source> source, std::string name);

} // namespace ctlpgn
