#include "ctlpgn/json.hpp"
#include "emit/json/json_games.hpp"
#include "emit/json/json_text.hpp"
#include "emit/json/json_walk_diagnostic.hpp"
#include "emit/json/json_walk_game.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <utility>
#include <vector>

namespace ctlpgn {

class json_writer::implementation {
  public:
    implementation(write_parts parts, const json_options& options)
        : options_(options), write_(std::move(parts)), blocks_([this](std::string_view block) {
              write_({&block, 1});
          }),
          sink_(blocks_, options.pretty && !options.lines) {}

    void begin_file(const notation& chosen) {
        if (format_.empty())
            format_ = chosen.name;
    }

    // Written without the sink, except for the last byte, which may be a surplus comma.
    void write(json_games::implementation& games, std::uint32_t games_before) {
        if (games.format().empty())
            return;
        if (format_.empty())
            format_ = games.format();
        if (!options_.lines)
            begin_document();
        parts_.clear();
        parts_.add(sink_.hand_on_all());
        games.add_to(parts_, games_before);
        const char last = parts_.take_last();
        write_(parts_.all());
        sink_.go_on_after(last);
    }

    void write(const game& what, const notation& chosen, std::span<const diagnostic> found,
               std::string_view file, std::span<const ply> resolved, const file_places* places,
               const game_repairs* repairs) {
        begin_file(chosen);
        if (!options_.lines)
            begin_document();
        emit::walk_game(sink_, what, chosen, found, file, resolved, places, repairs, options_, memory_);
    }

    void end_file(std::span<const diagnostic> found, std::string_view file) {
        if (!found.empty())
            outside_.push_back({std::string(file), {found.begin(), found.end()}});
    }

    void finish() {
        if (options_.lines)
            finish_lines();
        else
            finish_document();
        sink_.finish();
    }

  private:
    // Written with the first game, which knows the format.
    void begin_document() {
        if (std::exchange(begun_, true))
            return;
        sink_.start_object();
        emit::walk_head(sink_, format());
        sink_.key("games");
        sink_.start_array();
    }

    void finish_document() {
        begin_document();
        sink_.end_array();
        if (!outside_.empty())
            walk_outside();
        sink_.end_object();
        sink_.end_text();
    }

    void finish_lines() {
        if (outside_.empty())
            return;
        sink_.start_object();
        emit::walk_head(sink_, format());
        walk_outside();
        sink_.end_object();
        sink_.end_text();
    }

    void walk_outside() {
        sink_.key("diagnostics");
        sink_.start_array();
        for (const file_findings& each : outside_)
            for (const diagnostic& found : each.found)
                emit::walk_diagnostic(sink_, found, {.file = each.file});
        sink_.end_array();
    }

    struct file_findings {
        std::string file;
        std::vector<diagnostic> found;
    };

    // If there are no games and no format is given, the first one.
    [[nodiscard]] std::string_view format() const {
        return format_.empty() ? notations().front()->name : format_;
    }

    json_options options_;
    write_parts write_;
    emit::text_parts parts_;
    emit::text_blocks blocks_;
    emit::json_text_sink sink_;
    emit::walk_memory memory_;
    std::string_view format_; // of the first file
    std::vector<file_findings> outside_;
    bool begun_ = false;
};

json_writer::json_writer(write_parts output, const json_options& options)
    : self_(std::make_unique<implementation>(std::move(output), options)) {}

json_writer::json_writer(write_bytes output, const json_options& options)
    : json_writer(write_parts([output = std::move(output)](std::span<const std::string_view> parts) {
                      for (const std::string_view part : parts)
                          output(part);
                  }),
                  options) {}

json_writer::~json_writer() = default;

void json_writer::begin_file(const notation& chosen) {
    self_->begin_file(chosen);
}

void json_writer::write(const game& what, const notation& chosen, std::span<const diagnostic> found,
                        std::string_view file, std::span<const ply> resolved, const file_places* places,
                        const game_repairs* repairs) {
    self_->write(what, chosen, found, file, resolved, places, repairs);
}

void json_writer::write(const json_games& games, std::uint32_t games_before) {
    self_->write(*games.self_, games_before);
}

void json_writer::end_file(std::span<const diagnostic> found, std::string_view file) {
    self_->end_file(found, file);
}

void json_writer::finish(std::span<const diagnostic> found, std::string_view file) {
    self_->end_file(found, file);
    self_->finish();
}

nlohmann::ordered_json to_json(const game& what, const notation& chosen, std::span<const diagnostic> found,
                               const json_options& options) {
    emit::json_text text;
    emit::walk_memory memory;
    emit::walk_game(text.sink(), what, chosen, found, {}, {}, nullptr, nullptr, options, memory);
    return nlohmann::ordered_json::parse(text.take());
}

} // namespace ctlpgn
