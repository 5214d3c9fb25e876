// Where games are written: one place, or a file each, or some, whose names come from the games.
#pragma once

#include "cli/output/output.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

namespace ctlpgn::cli {

// Of the option --output.
inline constexpr const char* split_help =
    "write to this file, all or nothing; with fields, such as out/{White}-{index}.pgn, to several files";

class split_output {
  public:
    // Called with each path before it is written; may throw.
    using path_check = std::function<void(const std::string& path)>;

    // A path, or a pattern with fields in braces: 'out/{White}-{index}.pgn'. Throws output_error.
    explicit split_output(std::string path, path_check check = {});
    ~split_output();
    split_output(const split_output&) = delete;
    split_output& operator=(const split_output&) = delete;

    // What is written next belongs to this game of that file. False if it is the first of its output.
    bool begin(const game& next, const notation& chosen, const std::string& file);
    // Throws output_error.
    void write(std::span<const std::string_view> parts);
    void write(std::string_view bytes) { write({&bytes, 1}); }
    void commit();
    // Games of several notations may stand in one file; else input_error is thrown where they would.
    void allow_mixed_notations() { mixes_ = true; }
    // What is written at the end of each file, and taken back where more is added to it. One text for all.
    void end_files_with(std::string_view ending) { ending_ = ending; }

    [[nodiscard]] bool splits() const { return splits_; }

  private:
    void close_file();
    void append_to_file();
    [[nodiscard]] std::string path_of(const game& next, const notation& chosen,
                                      const std::string& file) const;
    void change_to(std::string path, const notation& chosen);

    std::string pattern_;
    path_check check_;
    std::string ending_;
    bool splits_;
    std::uint64_t index_ = 0;
    std::string path_; // of what is written now
    std::optional<output> whole_;
    int appended_ = -1; // to a file that was written before
    bool any_ = false;  // in it
    bool mixes_ = false;
    std::unordered_map<std::string, const notation*> written_; // which notation each file has
};

// A value as a part of the name of a file: it names no folder, is not hidden, and no system minds it.
std::string safe_file_name(std::string_view value);

} // namespace ctlpgn::cli
