#include "server/documents/workspace_files.hpp"

#include "ctlpgn/source.hpp"
#include "lint/settings/ignored_files.hpp"
#include "text/games/recognition.hpp"
#include "text/sources/decoded_source.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace ctlpgn::server {

namespace fs = std::filesystem;

std::vector<workspace_file> files_of(session& current) {
    std::vector<workspace_file> result;
    ignored_files ignored;
    for (const std::string& folder : current.folders) {
        std::error_code error;
        fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error);
        for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
            if (current.wants_stop())
                return result;
            const std::string path = entry->path().string();
            std::error_code unknown;
            if (entry->is_directory(unknown)) {
                if (entry->path().filename().string().starts_with('.') || ignored.has(path))
                    entry.disable_recursion_pending();
                continue;
            }
            if (!entry->is_regular_file(unknown))
                continue;
            const notation* const chosen = notation_in_folder(path, nullptr);
            if (chosen != nullptr && current.wants(path) && !ignored.has(path))
                result.push_back({path, chosen});
        }
    }
    std::ranges::sort(result, {}, &workspace_file::path);
    const auto doubles = std::ranges::unique(result, {}, &workspace_file::path);
    result.erase(doubles.begin(), doubles.end());
    return result;
}

std::string text_of(const std::string& path) {
    const auto file = open_file(path);
    decoded_source decoded(*file);
    std::string text;
    std::string block(std::size_t{64} << 10, '\0');
    while (const std::size_t got = decoded.read(block.data(), block.size()))
        text.append(block, 0, got);
    return text;
}

} // namespace ctlpgn::server
