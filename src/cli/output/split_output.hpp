// Where games are written: to one place, or to several files whose names come from the games.
#pragma once

#include "cli/games/asked_tags.hpp"
#include "cli/output/name_pattern.hpp"
#include "cli/output/output.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ctlpgn::cli {

// For the option --output.
inline constexpr const char* split_help =
    "write to FILE (atomically); with fields, such as out/{White}-{index}.pgn, to several files";

class split_output {
  public:
    // Called with each path before it is written; may throw.
    using path_check = std::function<void(const std::string& path)>;

    // A path, or a pattern with fields in braces: 'out/{White}-{index}.pgn' (name_pattern). Throws
    // output_error.
    explicit split_output(std::string path, path_check check = {});
    ~split_output();
    split_output(const split_output&) = delete;
    split_output& operator=(const split_output&) = delete;

    // What is written next belongs to this game of that file. False unless it is the first game in its
    // output.
    bool begin(const game& next, const notation& chosen, const std::string& file);
    // Throws output_error.
    void write(std::span<const std::string_view> parts);
    void write(std::string_view bytes) { write({&bytes, 1}); }
    // Moves all files to their places, once each of them is complete. Without this call all stay as they
    // were. Reports fields that are tags of no game.
    void commit();
    // Allows games of several notations in one file; otherwise setting_error is thrown for them.
    void allow_mixed_notations() { mixes_ = true; }
    // What is written at the end of each file; the same text for all.
    void end_files_with(std::string_view ending) { ending_ = ending; }

    [[nodiscard]] bool splits() const { return splits_; }
    // Of the file that is being written.
    [[nodiscard]] const std::string& path() const { return current_path_; }
    // Identifies the file that is being written: no other has the same value.
    [[nodiscard]] const void* place() const { return current_; }

  private:
    struct target {
        const notation* written_in = nullptr; // its games
        std::unique_ptr<output> file;
        std::uint64_t used = 0; // when it was last written to, in changes of target
    };

    void change_to(const std::string& path, const notation& chosen);
    void begin_target(const std::string& path);
    void make_folder_of(const std::string& path);
    void let_longest_unused_rest();

    std::string path_;
    name_pattern pattern_;
    path_check check_;
    std::string ending_;
    bool splits_;
    asked_tags asked_{"--output"}; // by fields
    bool mixes_ = false;
    bool committed_ = false;
    bool any_ = false; // whether anything is written in the current file
    std::uint64_t index_ = 0;
    std::uint64_t changes_ = 0;
    std::unordered_map<std::string, target> targets_;
    target* current_ = nullptr;
    std::string current_path_;
    std::vector<target*> open_;             // those that have a descriptor
    std::vector<std::string> made_folders_; // outer folders before inner ones
};

} // namespace ctlpgn::cli
