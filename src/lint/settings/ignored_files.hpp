// Files that a repository ignores, according to the .gitignore files from its root down.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace ctlpgn {

class ignored_files {
  public:
    // False outside a repository.
    [[nodiscard]] bool has(const std::filesystem::path& file);

  private:
    struct pattern {
        std::string glob; // relative to the folder of its file
        bool negated = false;
        bool folders_only = false;
    };
    using patterns = std::vector<pattern>;

    const patterns& in_folder(const std::filesystem::path& folder);
    // Whether the last pattern that matches the path, from the root down to its folder, ignores it.
    bool is_ignored(const std::filesystem::path& root, const std::filesystem::path& path, bool is_folder);
    static patterns read(const std::filesystem::path& file);

    std::map<std::filesystem::path, patterns> by_folder_;
};

} // namespace ctlpgn
