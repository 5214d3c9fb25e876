// ZIP archives, the form of weekly collections: their files are read without unpacking them.
#pragma once

#include "ctlpgn/source.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

bool is_zip_file(const std::string& path);

class zip_archive {
  public:
    // Throws input_error if it is damaged, or if the program is built without support for archives.
    static std::shared_ptr<zip_archive> open(const std::string& path);
    virtual ~zip_archive() = default;

    // Files, in the order of the archive: "2024/january.pgn".
    [[nodiscard]] virtual const std::vector<std::string>& names() const = 0;

    // Reads the file with this number, in memory that does not grow with its size. Reading them in order is
    // fastest. The archive lives as long as what is opened.
    [[nodiscard]] virtual std::unique_ptr<byte_source> read(std::size_t number) = 0;
};

} // namespace ctlpgn
