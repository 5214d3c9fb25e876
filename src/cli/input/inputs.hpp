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

// Which games of a file are read, where not all are.
struct input_part {
    std::optional<byte_range> bytes{};
    limits bounds{}; // what is longer is no game, so they say where others begin
    std::optional<text_encoding> encoding{}; // none: the bytes decide
};

class text_read_once;

struct input {
    std::string path;                     // "-" is standard input
    const notation* written_in = nullptr; // null: the text decides
    std::string fault{};                  // why it cannot be read, if that is known already
    input_part part{};
    bool begins_as_json = false; // of a file whose name says nothing
    // Of a file in an archive, which `path` names as if the archive were a folder.
    std::shared_ptr<zip_archive> archive{};
    std::size_t number = 0;
    // Of what can be read only once, and shows by its beginning what it is. Null: it is opened as it is.
    std::shared_ptr<text_read_once> once{};

    [[nodiscard]] bool is_standard_input() const { return path == "-"; }
    // As messages call it.
    [[nodiscard]] std::string name() const { return is_standard_input() ? "<stdin>" : path; }
    // False for standard input, pipes, devices and files in archives.
    [[nodiscard]] bool can_be_read_twice() const;
    // Whether it is JSON that holds games: its name says so, or if that says nothing, its text.
    [[nodiscard]] bool holds_json() const;
    [[nodiscard]] std::unique_ptr<byte_source> open() const;
    [[nodiscard]] recognised_text open_games() const;
};

// Nothing but folders without files of games was named: the first of them, which was searched for files of
// this notation; null: of any.
struct no_games : input_error {
    no_games(const std::string& folder, const notation* asked_for);
};

// False, too, of what cannot be looked at.
bool is_folder(const std::string& path);

// Files stay as they are; a folder, or a ZIP archive, becomes the files below it that some notation claims by
// their extension, in alphabetical order. Without paths: standard input, unless it is a terminal. All are in the notation that
// is asked for, if one is. What does not exist or cannot be read is among them, and fails when it is opened.
// Throws input_error for a folder without games, where no other path has any, and for a terminal.
std::vector<input> find_inputs(const std::vector<std::string>& paths, const notation* asked_for,
                               const input_part& part = {});

// Reads the inputs of a command one after the other: one that cannot be read is reported, and the others are
// read all the same.
class input_reading {
  public:
    // `read` may throw input_error, whatever it has taken of the file before.
    template <class Read> void read(const input& file, Read&& read) {
        try {
            std::forward<Read>(read)(file);
            any_whole_ = true;
        } catch (const input_error& error) {
            fail(error);
        }
    }

    [[nodiscard]] bool failed() const { return failed_; }
    // Whether there is something to write: a file was read to its end, or some of its games were, or nothing
    // was to be read.
    [[nodiscard]] bool has_result(bool any_games) const { return any_whole_ || any_games || !failed_; }

  private:
    void fail(const input_error& error);

    bool any_whole_ = false;
    bool failed_ = false;
};

// Throws output_error if one of them is the file that is to be written.
void check_not_written_over(const std::vector<input>& inputs, const std::string& output_path);
void check_not_written_over(std::span<const std::filesystem::path> inputs, const std::string& output_path);

// The same where all games of a file may take its place: it must be the only one then. Whether they do.
bool check_takes_place(const std::vector<input>& inputs, const std::string& output_path, bool takes_all);

// Throws output_error if the file cannot be written in place: a pipe, or one that is compressed.
void check_written_in_place(const input& file);

// The same of a file that is not written now: throws output_error if it is compressed.
void check_can_be_changed(const input& file);

// All their bytes together; 0 if unknown, as of those that are compressed, or of which a part is read.
std::uint64_t total_size(const std::vector<input>& all);

} // namespace ctlpgn::cli
