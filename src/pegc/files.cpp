#include "pegc/files.hpp"

#include "pegc/message.hpp"

#include <fstream>
#include <iterator>

namespace ctlpgn::pegc {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
    std::ifstream input(path, std::ios::binary);
    std::string content{std::istreambuf_iterator<char>(input), std::istreambuf_iterator<char>()};
    if (!input)
        throw file_error("cannot read " + path.string());
    return content;
}

void write_if_changed(const fs::path& path, std::string_view content) {
    if (fs::exists(path) && read_file(path) == content)
        return;
    if (path.has_parent_path())
        fs::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary);
    out.write(content.data(), static_cast<std::streamsize>(content.size()));
    out.close();
    if (!out)
        throw file_error("cannot write " + path.string());
}

} // namespace ctlpgn::pegc
