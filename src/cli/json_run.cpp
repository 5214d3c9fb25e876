#include "cli/json_run.hpp"

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/text_report.hpp"

#include <cstdio>
#include <string_view>

namespace ctlpgn::cli {

namespace {

// A file; more help nobody.
constexpr std::uint64_t most_shown = 1000;

class conversion {
  public:
    explicit conversion(const json_run_options& options)
        : options_(options), inputs_(find_inputs(options.paths)), output_(options.output_path),
          writer_([this](std::string_view bytes) { output_.write(bytes); }, options.shape),
          progress_(total_size(inputs_)) {}

    int run() {
        for (const input& file : inputs_)
            convert(file);
        writer_.finish();
        output_.commit();
        return errors_found_ ? found : clean;
    }

  private:
    void convert(const input& file) {
        const std::string_view name =
            file.is_standard_input() ? std::string_view() : std::string_view(file.path);
        const auto source = file.open();
        game_reader reader(*source, *file.written_in, options_.with);
        std::uint64_t shown = 0;
        while (const game* const read = reader.next()) {
            report(reader, file, shown);
            writer_.write(*read, *file.written_in, reader.diagnostics(), name);
            progress_.update(bytes_before_ + reader.bytes_read(), ++games_);
        }
        report(reader, file, shown);
        if (shown > most_shown && !options_.quiet)
            std::fprintf(stderr, "%s: %llu more findings, all of them in the JSON\n", file.name().c_str(),
                         static_cast<unsigned long long>(shown - most_shown));
        writer_.end_file(reader.diagnostics(), name);
        bytes_before_ += reader.bytes_read();
    }

    void report(const game_reader& reader, const input& file, std::uint64_t& shown) {
        for (const diagnostic& one : reader.diagnostics()) {
            errors_found_ = errors_found_ || one.severity == level::error;
            if (++shown > most_shown || options_.quiet)
                continue;
            progress_.clear();
            std::fputs(text_report(one, file.name(), reader.source_line(one)).c_str(), stderr);
        }
    }

    const json_run_options& options_;
    std::vector<input> inputs_;
    output output_;
    json_writer writer_;
    progress progress_;
    std::uint64_t bytes_before_ = 0;
    std::uint64_t games_ = 0;
    bool errors_found_ = false;
};

} // namespace

void add_json_flags(CLI::App& command, json_options& to) {
    const std::string group = "How JSON is written";
    auto* const lines = command.add_flag("--lines", to.lines, "one game a line (JSON Lines)")->group(group);
    command.add_flag("--pretty,!--compact", to.pretty, "indented, or without blanks (the default)")
        ->excludes(lines)
        ->group(group);
    command.add_flag("--positions", to.positions, "say of every ply what stands on the board after it")
        ->group(group);
    command.add_flag("--spans", to.spans, "say of everything at which bytes of the file it stands")
        ->group(group);
}

int run_json(const json_run_options& options) {
    return conversion(options).run();
}

} // namespace ctlpgn::cli
