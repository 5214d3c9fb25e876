#include "cli/commands.hpp"
#include "cli/inputs.hpp"
#include "cli/limit_options.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/text_report.hpp"

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

// A file; more help nobody.
constexpr std::uint64_t most_shown = 1000;

struct json_command_options {
    std::vector<std::string> paths;
    std::string output_path;
    json_options shape;
    bool quiet = false;
    limits with;
};

class conversion {
  public:
    explicit conversion(const json_command_options& options)
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

    const json_command_options& options_;
    std::vector<input> inputs_;
    output output_;
    json_writer writer_;
    progress progress_;
    std::uint64_t bytes_before_ = 0;
    std::uint64_t games_ = 0;
    bool errors_found_ = false;
};

} // namespace

void add_json(CLI::App& program, int& status) {
    auto options = std::make_shared<json_command_options>();
    CLI::App* const command = program.add_subcommand("json", "Convert games to JSON");
    command->footer(
        "What is wrong with a file is said on standard error, and is in the JSON too; the rest of the file\n"
        "is converted all the same. The shape of the JSON is described in docs/json.md.\n"
        "\n"
        "  ctlpgn json game.ctl-pgn -o game.json\n"
        "  ctlpgn json --lines games/ | jq -c '[.tags[0].value, .result]'\n"
        "  ctlpgn json - < game.ctl-pgn");
    command->add_option("FILE", options->paths,
                        "files, folders (searched for *.ctl-pgn), or - for standard input");
    command->add_option("-o,--output", options->output_path, "write to this file, all or nothing");
    auto* const lines = command->add_flag("--lines", options->shape.lines, "one game a line (JSON Lines)");
    auto* const pretty = command->add_flag("--pretty,!--compact", options->shape.pretty,
                                           "indented, or without blanks (the default)");
    lines->excludes(pretty);
    command->add_flag("--positions", options->shape.positions,
                      "say of every ply what stands on the board after it");
    command->add_flag("--spans", options->shape.spans,
                      "say of everything at which bytes of the file it stands");
    command->add_flag("-q,--quiet", options->quiet, "do not print diagnostics");
    add_limit_options(*command, options->with);
    command->callback([options, &status] { status = conversion(*options).run(); });
}

} // namespace ctlpgn::cli
