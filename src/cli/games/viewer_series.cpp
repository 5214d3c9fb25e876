#include "cli/games/viewer_run.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/split_output.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace ctlpgn::cli {

namespace {

// The folder that all names have in common, with its slash; empty if there is none.
std::string_view folder_of(std::string_view pattern) {
    const std::string_view fixed = pattern.substr(0, pattern.find('{'));
    return fixed.substr(0, fixed.rfind('/') + 1); // 0 if there is none
}

// Names have as many folders as their pattern has slashes outside fields.
std::string way_up(std::string_view names) {
    std::string way;
    bool is_inside = false;
    for (const char each : names) {
        is_inside = each == '{' || (is_inside && each != '}');
        if (each == '/' && !is_inside)
            way += "../";
    }
    return way;
}

class page_series {
  public:
    page_series(const viewer_run_options& options, std::vector<input> inputs)
        : options_(options.games), inputs_(std::move(inputs)), folder_(folder_of(options_.output_path)),
          has_one_each_(options_.output_path.find("{index}") != std::string::npos),
          pages_(options_.output_path,
                 [this](const std::string& path) { check_not_written_over(inputs_, path); }),
          parts_(options_of_pages(options.page, options_.output_path)), contents_(options.page),
          made_(options.page.shows_findings), selection_(options_.selection), progress_(total_size(inputs_)) {
        pages_.allow_mixed_notations();
    }

    int run() {
        input_reading reading;
        for (const input& file : inputs_)
            reading.read(file, [this](const input& each) { add(each); });
        progress_.clear();
        if (count_ != 0 && reading.has_result(true)) {
            const std::string end = parts_.end();
            const std::string path = std::string(folder_) + "index.html";
            check_not_written_over(inputs_, path);
            output contents(path);
            contents.write(contents_.page());
            pages_.end_files_with(end);
            pages_.commit();
            contents.commit();
        }
        return finished(options_, reading, selection_, errors_);
    }

  private:
    // The title is that of the whole.
    static viewer_options options_of_pages(viewer_options options, std::string_view pattern) {
        options.title.clear();
        options.home = way_up(pattern.substr(folder_of(pattern).size())) + "index.html";
        return options;
    }

    void add(const input& file) {
        const recognised_text text = file.open_games();
        const notation& chosen = *text.written_in;
        json_source source(*text.source, chosen);
        game_reader reader(source.text(), chosen, without_boards(options_.bounds), options_.checks,
                           source.review(chosen, options_.checks));
        reader.choose(selection_.choice(chosen));
        parts_.add(chosen);
        while (const game* const read = reader.next()) {
            add(*read, chosen, reader.diagnostics(), file.path);
            progress_.update(reader.bytes_read(), ++count_);
        }
        errors_ += count_errors(reader.diagnostics());
        progress_.end_file(text.source->size_hint());
    }

    void add(const game& read, const notation& chosen, std::span<const diagnostic> found,
             const std::string& path) {
        errors_ += count_errors(found);
        const bool has_begun = pages_.begin(read, chosen, path);
        made_.clear();
        made_.write(read, chosen, found, path);
        if (!has_begun)
            pages_.write(parts_.begin(made_.heading(), !has_one_each_));
        pages_.write(made_.lines());
        const std::uint32_t number = has_one_each_ ? 0 : ++games_of_page_[pages_.place()];
        contents_.add(read, chosen, std::string_view(pages_.path()).substr(folder_.size()), number);
    }

    const json_run_options& options_;
    std::vector<input> inputs_;
    std::string_view folder_;
    bool has_one_each_; // page for each game
    split_output pages_;
    viewer_page_parts parts_;
    viewer_contents contents_;
    viewer_games made_; // the game that is being written
    game_selection selection_;
    progress progress_;
    std::unordered_map<const void*, std::uint32_t> games_of_page_;
    std::uint64_t count_ = 0;
    std::uint64_t errors_ = 0;
};

} // namespace

int run_viewer_series(const viewer_run_options& options, std::vector<input> inputs) {
    return page_series(options, std::move(inputs)).run();
}

} // namespace ctlpgn::cli
