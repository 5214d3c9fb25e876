#include "lint/settings/configuration_text.hpp"

#include "ctlpgn/configuration.hpp"

#include <array>
#include <cerrno>
#include <cstddef>
#include <fstream>
#include <system_error>

namespace ctlpgn {

namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 2> file_names = {"ctlpgn.toml", ".ctlpgn.toml"};

// An endless file, such as a device, must not be read forever.
constexpr std::size_t largest_file = std::size_t{1} << 20;

[[noreturn]] void cannot_read(const fs::path& file, const std::string& why) {
    throw input_error("cannot read the configuration " + file.string() + (why.empty() ? "" : ": " + why));
}

fs::path absolute_path(const fs::path& asked) {
    return fs::absolute(asked).lexically_normal();
}

// A file that the shell has opened for the program.
bool is_own_descriptor(const fs::path& file) {
    const std::string path = file.lexically_normal().string();
    return path == "/dev/stdin" || path.starts_with("/dev/fd/") || path.starts_with("/proc/self/fd/");
}

} // namespace

std::string text_of_configuration(const fs::path& file) {
    std::error_code error;
    if (fs::is_directory(file, error))
        cannot_read(file, "it is a folder");
    errno = 0;
    std::ifstream input(file, std::ios::binary);
    std::string text;
    std::array<char, std::size_t{16} << 10> block{};
    while (input.read(block.data(), block.size()) || input.gcount() != 0) {
        text.append(block.data(), static_cast<std::size_t>(input.gcount()));
        if (text.size() > largest_file)
            cannot_read(file, "it is larger than 1 MiB");
    }
    if (!input.is_open() || input.bad())
        cannot_read(file, errno == 0 ? "" : std::generic_category().message(errno));
    return text;
}

void check_regular(const fs::path& file) {
    std::error_code error;
    if (is_own_descriptor(file))
        return;
    const fs::file_type type = fs::status(file, error).type();
    if (type == fs::file_type::directory)
        cannot_read(file, "it is a folder");
    if (fs::exists(fs::file_status(type)) && type != fs::file_type::regular)
        cannot_read(file, "it is not a regular file");
}

const configuration* configuration_finder::of(const fs::path& file) {
    return in_folder(absolute_path(file).parent_path());
}

const configuration* configuration_finder::in_folder(const fs::path& folder) {
    const auto known = by_folder_.find(folder);
    if (known != by_folder_.end())
        return known->second.get();
    std::shared_ptr<const configuration> found;
    for (const char* name : file_names) {
        if (found != nullptr)
            break;
        check_regular(folder / name); // instead of skipping an unreadable one
        std::error_code error;
        if (fs::is_regular_file(folder / name, error))
            found = std::make_shared<const configuration>(read_configuration(folder / name));
    }
    if (found == nullptr && folder.has_relative_path()) {
        in_folder(folder.parent_path());
        found = by_folder_[folder.parent_path()];
    }
    return (by_folder_[folder] = found).get();
}

} // namespace ctlpgn
