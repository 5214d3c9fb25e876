#include "server/documents/workspace_files.hpp"

#include "ctlpgn/source.hpp"
#include "lint/settings/ignored_files.hpp"
#include "text/games/recognition.hpp"
#include "text/sources/decoded_source.hpp"
#include "text/sources/named_text.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

namespace ctlpgn::server {

namespace fs = std::filesystem;

namespace {

class folder_walk {
  public:
    explicit folder_walk(session& current) : current_(current) {}

    // Unreadable folders are skipped, but not their neighbours.
    std::vector<workspace_file> run() {
        open_.assign(current_.folders.rbegin(), current_.folders.rend());
        while (!open_.empty() && !current_.wants_stop()) {
            const fs::path next = std::move(open_.back());
            open_.pop_back();
            std::error_code error;
            for (fs::directory_iterator entry(next, error); !error && entry != fs::directory_iterator();
                 entry.increment(error)) {
                if (current_.wants_stop())
                    break;
                look_at(*entry);
            }
        }
        return std::move(found_);
    }

  private:
    void look_at(const fs::directory_entry& entry) {
        const std::string path = entry.path().string();
        std::error_code unknown;
        if (entry.is_directory(unknown)) {
            if (!entry.is_symlink(unknown) && !entry.path().filename().string().starts_with('.') &&
                !ignored_.has(path))
                open_.push_back(entry.path());
            return;
        }
        if (!entry.is_regular_file(unknown))
            return;
        const notation* const chosen = notation_in_folder(path, nullptr);
        if (chosen != nullptr && current_.configurations.wants(path) && !ignored_.has(path))
            found_.push_back({path, chosen});
    }

    session& current_;
    ignored_files ignored_;
    std::vector<fs::path> open_;
    std::vector<workspace_file> found_;
};

} // namespace

std::vector<workspace_file> files_of(session& current) {
    std::vector<workspace_file> result = folder_walk(current).run();
    std::ranges::sort(result, {}, &workspace_file::path);
    const auto doubles = std::ranges::unique(result, {}, &workspace_file::path);
    result.erase(doubles.begin(), doubles.end());
    return result;
}

std::string state_of(const std::string& path) {
    std::error_code error;
    const auto time = fs::last_write_time(path, error).time_since_epoch().count();
    return std::to_string(time) + "-" + std::to_string(fs::file_size(path, error));
}

std::string text_of(const std::string& path, std::optional<text_encoding> encoding) {
    std::unique_ptr<byte_source> file = open_file(path);
    if (encoding)
        file = std::make_unique<named_text>(std::move(file), *encoding);
    decoded_source decoded(*file);
    std::string text;
    std::string block(std::size_t{64} << 10, '\0');
    while (const std::size_t got = decoded.read(block.data(), block.size()))
        text.append(block, 0, got);
    return text;
}

} // namespace ctlpgn::server
