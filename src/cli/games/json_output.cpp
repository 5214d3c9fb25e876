#include "cli/games/json_output.hpp"

#include "emit/json/json_document.hpp"

#include <utility>

namespace ctlpgn::cli {

json_output::json_output(const std::string& path, const json_options& options, split_output::path_check check)
    : to_(path, std::move(check)), options_(options),
      writer_([this](std::span<const std::string_view> parts) { to_.write(parts); }, options) {
    if (options.lines)
        to_.allow_mixed_notations();
}

void json_output::begin_file(const notation& chosen, const std::string& called) {
    called_ = called;
    if (!splits())
        writer_.begin_file(chosen);
}

void json_output::write(const game& what, const notation& chosen, std::span<const diagnostic> findings,
                        std::string_view file, std::span<const ply> resolved, const file_places* places,
                        const game_repairs* repairs) {
    if (!splits())
        return writer_.write(what, chosen, findings, file, resolved, places, repairs);
    const emit::game_document made =
        emit::document_of(what, chosen, findings, file, resolved, places, repairs, options_);
    to_.end_files_with(made.ending());
    if (!to_.begin(what, chosen, called_))
        return to_.write(made.head_and_game());
    to_.write(made.separator());
    to_.write(made.game());
}

void json_output::end_file(std::span<const diagnostic> findings, std::string_view file) {
    if (!splits())
        writer_.end_file(findings, file);
}

void json_output::finish() {
    if (!splits())
        writer_.finish();
    to_.commit();
}

} // namespace ctlpgn::cli
