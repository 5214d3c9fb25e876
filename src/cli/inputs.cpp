#include "cli/inputs.hpp"

#include "ctlpgn/errors.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <unistd.h>

namespace ctlpgn::cli {

namespace {

namespace fs = std::filesystem;

const notation* by_extension(const fs::path& path) {
    const std::string name = path.filename().string();
    for (const notation* candidate : notations()) {
        const std::string_view extension = candidate->extension;
        if (name.size() > extension.size() &&
            std::string_view(name).substr(name.size() - extension.size()) == extension)
            return candidate;
    }
    return nullptr;
}

void add_folder(const std::string& folder, std::vector<input>& to) {
    std::vector<input> files;
    std::error_code error;
    fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        const notation* const claims = by_extension(entry->path());
        if (claims != nullptr && entry->is_regular_file())
            files.push_back({entry->path().string(), claims});
    }
    if (error)
        throw input_error("cannot read " + folder + ": " + error.message());
    std::sort(files.begin(), files.end(), [](const input& a, const input& b) { return a.path < b.path; });
    to.insert(to.end(), files.begin(), files.end());
}

} // namespace

std::unique_ptr<byte_source> input::open() const {
    return is_standard_input() ? open_standard_input() : open_file(path);
}

bool input::can_be_read_twice() const {
    std::error_code error;
    return !is_standard_input() && fs::is_regular_file(path, error);
}

std::vector<input> find_inputs(const std::vector<std::string>& paths) {
    const notation* const usual = notations().front();
    if (paths.empty()) {
        if (isatty(STDIN_FILENO) != 0)
            throw input_error("no file is named; '-' reads what you type");
        return {{"-", usual}};
    }
    std::vector<input> inputs;
    for (const std::string& path : paths) {
        if (path == "-") {
            inputs.push_back({path, usual});
        } else if (fs::is_directory(path)) {
            add_folder(path, inputs);
        } else {
            const notation* const claims = by_extension(path);
            inputs.push_back({path, claims != nullptr ? claims : usual});
            // Opening a pipe would take what is in it, or wait for somebody to write.
            if (inputs.back().can_be_read_twice() || !fs::exists(path))
                open_file(path);
        }
    }
    return inputs;
}

std::uint64_t total_size(const std::vector<input>& of) {
    std::uint64_t sum = 0;
    for (const input& file : of) {
        std::error_code error;
        const auto size = fs::file_size(file.path, error);
        if (error)
            return 0;
        sum += size;
    }
    return sum;
}

} // namespace ctlpgn::cli
