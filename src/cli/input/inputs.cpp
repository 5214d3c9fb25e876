#include "cli/input/inputs.hpp"

#include "cli/output/progress.hpp"
#include "cli/output/say.hpp"
#include "text/file_names.hpp"
#include "text/games/recognition.hpp"
#include "text/sources/binary_records.hpp"
#include "text/sources/compression.hpp"
#include "text/sources/named_text.hpp"
#include "text/sources/resumed_source.hpp"
#include "text/sources/text_check.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace ctlpgn::cli {

// Keeps the beginning that was read to recognise the text, and gives it to the reader again. Nothing is read
// before that is necessary: somebody may be typing it.
class text_read_once {
  public:
    explicit text_read_once(std::string path) : path_(std::move(path)) {}

    bool begins_as_json() {
        if (!rest_) {
            rest_ = begin();
            beginning_ = read_beginning(*rest_);
        }
        return is_json_of_games(beginning_);
    }

    std::unique_ptr<byte_source> open() {
        return rest_ ? std::make_unique<resumed_source>(beginning_, std::move(rest_)) : begin();
    }

  private:
    std::unique_ptr<byte_source> begin() { return path_ == "-" ? open_standard_input() : open_file(path_); }

    std::string path_;
    std::string beginning_;
    std::unique_ptr<byte_source> rest_; // what comes after the beginning
};

namespace {

namespace fs = std::filesystem;

// The files of an archive that are in some notation, in alphabetical order.
std::vector<input> files_in_archive(const std::string& path, const notation* asked_for) {
    const std::shared_ptr<zip_archive> archive = zip_archive::open(path);
    std::vector<input> found;
    for (std::size_t number = 0; number != archive->names().size(); ++number) {
        if (archive->names()[number].starts_with("__MACOSX/")) // what macOS stores about the other files
            continue;
        const std::string name = path + '/' + archive->names()[number];
        if (has_extension(name, ".zip")) {
            found.push_back(
                {.path = name, .fault = "cannot read " + name + ": archives within archives are not read"});
            continue;
        }
        const notation* const claims =
            notation_in_folder(name, asked_for, [&] { return decompressed(archive->read(number), name); });
        if (claims != nullptr)
            found.push_back({.path = name,
                             .written_in = claims,
                             .archive = archive,
                             .archive_path = path,
                             .number = number});
    }
    std::ranges::sort(found, {}, &input::path);
    return found;
}

void check_is_archive(const std::string& path) {
    if (!is_zip_file(path))
        throw input_error("cannot read " + path + ": its name says that it is a ZIP archive, and it is not");
}

// Searches a folder for files that some notation claims, and for folders. Links to folders are not followed.
class folder_search {
  public:
    explicit folder_search(const notation* asked_for) : asked_for_(asked_for) {}

    std::vector<input> run(const std::string& folder) {
        open_.push_back(folder);
        while (!open_.empty()) {
            const fs::path next = std::move(open_.back());
            open_.pop_back();
            look_into(next);
        }
        std::sort(found_.begin(), found_.end(),
                  [](const input& a, const input& b) { return a.path < b.path; });
        return std::move(found_);
    }

  private:
    void look_into(const fs::path& folder) {
        std::error_code error;
        fs::directory_iterator entry(folder, error);
        for (; !error && entry != fs::directory_iterator(); entry.increment(error))
            look_at(*entry);
        if (error)
            found_.push_back(unreadable(folder, error));
    }

    void look_at(const fs::directory_entry& entry) {
        std::error_code error;
        if (entry.symlink_status(error).type() == fs::file_type::directory) {
            open_.push_back(entry.path());
            return;
        }
        const fs::file_type leads_to = entry.status(error).type();
        const bool leads_nowhere = leads_to == fs::file_type::none || leads_to == fs::file_type::not_found;
        if (leads_to != fs::file_type::regular && !leads_nowhere)
            return;
        const std::string path = entry.path().string();
        if (!leads_nowhere && has_extension(path, ".zip"))
            return look_into_archive(path);
        const notation* const claims = notation_in_folder(path, asked_for_);
        if (claims == nullptr)
            return;
        if (leads_nowhere)
            found_.push_back(unreadable(entry.path(), error ? error : no_such_file()));
        else
            found_.push_back({.path = path, .written_in = claims});
    }

    void look_into_archive(const std::string& path) {
        try {
            check_is_archive(path);
            std::ranges::move(files_in_archive(path, asked_for_), std::back_inserter(found_));
        } catch (const input_error& error) {
            found_.push_back({.path = path, .fault = error.what()});
        }
    }

    static std::error_code no_such_file() {
        return std::make_error_code(std::errc::no_such_file_or_directory);
    }

    static input unreadable(const fs::path& what, const std::error_code& why) {
        return {.path = what.string(), .fault = "cannot read " + what.string() + ": " + why.message()};
    }

    const notation* asked_for_;
    std::vector<fs::path> open_;
    std::vector<input> found_;
};

} // namespace

no_games::no_games(const std::string& folder, const notation* asked_for)
    : input_error("no files of games in " + folder + " (looked for " + file_patterns(asked_for) + ")") {}

std::unique_ptr<byte_source> input::open() const {
    if (!fault.empty())
        throw input_error(fault);
    if (part.bytes)
        throw input_error("cannot read bytes of " + name() + ": --bytes applies to games as text");
    if (archive)
        return reading_progress::watched(decompressed(archive->read(number), path));
    return reading_progress::watched(once ? once->open() : open_file(path));
}

recognised_text input::open_games() const {
    if (!part.bytes) {
        auto text = checked_text(open(), name());
        recognised_text games = written_in != nullptr ? recognised_text{std::move(text), written_in}
                                                      : recognise(std::move(text), name());
        if (part.encoding)
            games.source = std::make_unique<named_text>(std::move(games.source), *part.encoding);
        return games;
    }
    if (part.encoding && *part.encoding != text_encoding::utf8)
        throw input_error("cannot read bytes of " + name() + ": it is not UTF-8");
    if (!can_be_read_twice())
        throw input_error("cannot read bytes of " + name() + ": it is not a regular file");
    const notation* const chosen =
        written_in != nullptr ? written_in : recognise(open_file(path), name()).written_in;
    return {open_range(path, *chosen, *part.bytes, part.bounds), chosen};
}

bool input::can_be_read_twice() const {
    std::error_code error;
    return !is_standard_input() && !archive && fs::is_regular_file(path, error);
}

bool input::holds_json() const {
    if (is_called_as_json(path))
        return true;
    return once && notation_of_name(path) == nullptr ? once->begins_as_json() : begins_as_json;
}

namespace {

input read_once(const std::string& path, const notation* written_in) {
    return {.path = path, .written_in = written_in, .once = std::make_shared<text_read_once>(path)};
}

input named_file(const std::string& path, const notation* asked_for) {
    const notation* const by_name = notation_of_name(path);
    input named{.path = path, .written_in = asked_for != nullptr ? asked_for : by_name};
    // Opening a pipe would take what is in it, or wait for a writer.
    std::error_code unreachable; // the reason is reported when it is opened
    if (fs::exists(path, unreachable) && !named.can_be_read_twice())
        return read_once(path, named.written_in);
    const auto text = open_file(path);
    if (!is_decided_by_text(path))
        return named;
    const std::string beginning = read_beginning(*text);
    named.begins_as_json = by_name == nullptr && is_json_of_games(beginning);
    if (asked_for == nullptr && !named.begins_as_json)
        named.written_in = likeliest_of_file(beginning, path);
    return named;
}

bool is_regular(const fs::path& path) {
    std::error_code unreachable;
    return fs::is_regular_file(path, unreachable);
}

// Only a regular file may be read before it is opened.
bool is_readable_archive(const std::string& path) {
    return is_regular(path) && is_zip_file(path);
}

// Null: it is an archive that has no games.
std::vector<input> named_or_unreadable(const std::string& path, const notation* asked_for) {
    try {
        if (is_readable_archive(path))
            return files_in_archive(path, asked_for);
        if (has_extension(path, ".zip") && is_regular(path))
            check_is_archive(path);
        return {named_file(path, asked_for)};
    } catch (const input_error& error) {
        return {{.path = path, .written_in = asked_for, .fault = error.what()}};
    }
}

bool is_same_file(const fs::path& one, const fs::path& other) {
    std::error_code unreachable;
    return is_regular(one) && is_regular(other) && fs::equivalent(one, other, unreachable);
}

bool is_same_file(const input& one, const std::string& path) {
    return is_same_file(fs::path(one.archive ? one.archive_path : one.path), path);
}

[[noreturn]] void refuse_to_write_over(const std::string& file) {
    throw output_error(file + " is an input, and would be overwritten; name another file with -o");
}

} // namespace

bool is_folder(const std::string& path) {
    std::error_code unreachable;
    return fs::is_directory(path, unreachable);
}

std::vector<input> find_inputs(const std::vector<std::string>& paths, const notation* asked_for,
                               const input_part& part) {
    if (paths.empty()) {
        if (isatty(STDIN_FILENO) != 0)
            throw input_error("no file is named; '-' reads what you type");
        input typed = read_once("-", asked_for);
        typed.part = part;
        return {std::move(typed)};
    }
    std::vector<input> inputs;
    std::vector<std::string> without_games;
    for (const std::string& path : paths) {
        if (path == "-") {
            inputs.push_back(read_once(path, asked_for));
        } else {
            std::vector<input> found =
                is_folder(path) ? folder_search(asked_for).run(path) : named_or_unreadable(path, asked_for);
            if (found.empty())
                without_games.push_back(path);
            std::ranges::move(found, std::back_inserter(inputs));
        }
    }
    for (const std::string& folder : without_games) {
        const no_games fault(folder, asked_for);
        if (inputs.empty())
            throw fault;
        complain(fault.what());
    }
    for (input& each : inputs)
        each.part = part;
    return inputs;
}

void input_reading::fail(const input_error& error) {
    complain(error.what());
    failed_ = true;
}

void check_not_written_over(const std::vector<input>& inputs, const std::string& output_path) {
    for (const input& each : inputs)
        if (is_same_file(each, output_path))
            refuse_to_write_over(each.path);
}

void check_not_written_over(std::span<const fs::path> inputs, const std::string& output_path) {
    for (const fs::path& each : inputs)
        if (is_same_file(each, output_path))
            refuse_to_write_over(each.string());
}

bool check_takes_place(const std::vector<input>& inputs, const std::string& output_path, bool takes_all) {
    if (takes_all && inputs.size() == 1 && packing_of(inputs.front()).empty())
        return is_same_file(inputs.front(), output_path);
    check_not_written_over(inputs, output_path);
    return false;
}

void check_written_in_place(const input& file) {
    if (!file.fault.empty())
        throw input_error(file.fault);
    check_can_be_changed(file);
    if (!file.can_be_read_twice())
        throw output_error("cannot write " + file.name() + ": it is not a regular file");
}

std::string packing_of(const input& file) {
    if (file.archive)
        return "in a ZIP archive";
    if (!file.can_be_read_twice())
        return {};
    if (const std::string_view compression = compression_of_file(file.path); !compression.empty())
        return "compressed by " + std::string(compression);
    const record_format* const record = binary_record(read_beginning(*open_file(file.path)), file.path);
    return record == nullptr || record->text_of == nullptr ? std::string() : std::string(record->title);
}

void check_can_be_changed(const input& file) {
    if (const std::string packing = packing_of(file); !packing.empty())
        throw output_error("cannot write " + file.name() + ": it is " + packing +
                           ", and only plain files are changed in place");
}

std::uint64_t total_size(const std::vector<input>& all) {
    std::uint64_t sum = 0;
    for (const input& file : all) {
        if (file.part.bytes || name_without_compression(file.path) != file.path)
            return 0;
        std::error_code error;
        const auto size = fs::file_size(file.path, error);
        if (error)
            return 0;
        sum += size;
    }
    return sum;
}

} // namespace ctlpgn::cli
