// The files that a command line names.
#pragma once

#include "cli/options/notation_option.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"
#include "text/sources/byte_range.hpp"
#include "text/sources/zip_archive.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

// Which part of a file's games is read, if not all are.
struct input_part {
    std::optional<byte_range> bytes{};
    limits bounds{};                         // a longer text is not a game, so they decide where others begin
    std::optional<text_encoding> encoding{}; // none: the bytes decide
};

class text_read_once;

struct input {
    std::string path;                     // "-" is standard input
    const notation* written_in = nullptr; // null: the text decides
    std::string fault{};                  // why it cannot be read, if that is known already
    input_part part{};
    bool begins_as_json = false; // for a file whose name does not show it
    // For a file in an archive, which `path` names as if the archive were a folder.
    std::shared_ptr<zip_archive> archive{};
    std::string archive_path{};
    std::size_t number = 0;
    // Holds input that can be read only once, after its beginning was read to recognise it. Null: opened
    // normally.
    std::shared_ptr<text_read_once> once{};

    [[nodiscard]] bool is_standard_input() const { return path == "-"; }
    // As messages call it.
    [[nodiscard]] std::string name() const { return is_standard_input() ? "<stdin>" : path; }
    // False for standard input, pipes, devices and files in archives.
    [[nodiscard]] bool can_be_read_twice() const;
    // Whether it is JSON that holds games, according to its name or, if that does not show it, its text.
    [[nodiscard]] bool holds_json() const;
    [[nodiscard]] std::unique_ptr<byte_source> open() const;
    [[nodiscard]] recognised_text open_games() const;
};

// Only folders without files of games were named; this is about the first of them. It was searched for files
// of this notation, or of any if it is null.
struct no_games : input_error {
    no_games(const std::string& folder, const notation* asked_for);
};

// Also false if the path cannot be examined.
bool is_folder(const std::string& path);

// Files stay as they are; a folder, or a ZIP archive, is replaced by the files in it that some notation
// claims by their extension, in alphabetical order. Without paths: standard input, unless it is a terminal.
// All are in the notation that is asked for, if one is. Files that do not exist or cannot be read are
// included, and fail when they are opened. Throws input_error for a folder without games, if no other path
// has any, and for a terminal.
std::vector<input> find_inputs(const std::vector<std::string>& paths, const notation* asked_for,
                               const input_part& part = {});

// Reads the inputs of a command one after the other: one that cannot be read is reported, and the others are
// still read.
class input_reading {
  public:
    // `read` may throw input_error, however much of the file it has used.
    template <class Read> void read(const input& file, Read&& read) {
        try {
            std::forward<Read>(read)(file);
            any_whole_ = true;
        } catch (const input_error& error) {
            fail(error);
        }
    }

    [[nodiscard]] bool failed() const { return failed_; }
    // Whether there is something to write: a file was read to its end, or some of its games were.
    [[nodiscard]] bool has_result(bool any_games) const { return any_whole_ || any_games; }

  private:
    void fail(const input_error& error);

    bool any_whole_ = false;
    bool failed_ = false;
};

// Throws output_error if one of them is the file that is to be written.
void check_not_written_over(const std::vector<input>& inputs, const std::string& output_path);
void check_not_written_over(std::span<const std::filesystem::path> inputs, const std::string& output_path);

// The same if all games of a file may replace it: then it must be the only input. Returns whether they do.
bool check_takes_place(const std::vector<input>& inputs, const std::string& output_path, bool takes_all);

// Throws output_error if the file cannot be written in place: a pipe, or one that is compressed.
void check_written_in_place(const input& file);

// "compressed by gzip", "in a ZIP archive"; empty if it is neither, so that it can be changed in place.
std::string packing_of(const input& file);

// The same for a file that is written later: throws output_error if it is compressed.
void check_can_be_changed(const input& file);

// The size of all of them; 0 if unknown, as for compressed files and for those that are read in part.
std::uint64_t total_size(const std::vector<input>& all);

} // namespace ctlpgn::cli
