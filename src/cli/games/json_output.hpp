// Where games are written as JSON: to one document, or to several files whose names come from the games.
#pragma once

#include "cli/output/split_output.hpp"
#include "ctlpgn/json.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

class json_output {
  public:
    // Like split_output.
    json_output(const std::string& path, const json_options& options, split_output::path_check check = {});

    // Whether games are written one by one, in order.
    [[nodiscard]] bool splits() const { return to_.splits(); }

    // Like json_writer. Findings that belong to no game are left out if there are several files. `called` is
    // used to make the names of files.
    void begin_file(const notation& chosen, const std::string& called);
    void write(const game& what, const notation& chosen, std::span<const diagnostic> findings,
               std::string_view file, std::span<const ply> resolved = {}, const file_places* places = nullptr,
               const game_repairs* repairs = nullptr);
    void write(const json_games& games, std::uint32_t games_before) { writer_.write(games, games_before); }
    void end_file(std::span<const diagnostic> findings, std::string_view file);
    // Ends everything, and puts files in their places.
    void finish();

  private:
    split_output to_;
    json_options options_;
    std::string called_; // the file that games come from
    json_writer writer_; // of one document
};

} // namespace ctlpgn::cli
