#include "python/open_games.hpp"

#include "ctlpgn/errors.hpp"
#include "ctlpgn/settings.hpp"
#include "lint/encoding_report.hpp"
#include "text/ascii.hpp"
#include "text/games/recognition.hpp"
#include "text/sources/resumed_source.hpp"
#include "text/sources/text_check.hpp"
#include "text/utf8.hpp"

#include <utility>

namespace ctlpgn::python {

namespace {

bool is_blank(std::string_view beginning) {
    return utf8::without_byte_order_mark(beginning).find_first_not_of(white_space) == std::string_view::npos;
}

const notation* recognised(std::string_view beginning, const std::string& name) {
    if (is_json_of_games(beginning))
        throw setting_error(name + " is JSON, not games; convert() with from_json=True writes them as text");
    const notation* const found = likeliest_of_file(beginning, name);
    if (found != nullptr)
        return found;
    if (is_blank(beginning))
        return notations().front();
    throw setting_error(name + " is in no notation that is recognised; the argument notation can name it");
}

} // namespace

open_games::open_games(std::unique_ptr<byte_source> bytes, const std::string& name, const notation* chosen)
    : bytes_(checked_text(std::move(bytes), name)), written_in_(chosen) {
    if (chosen == nullptr) {
        std::string beginning = read_beginning(*bytes_);
        written_in_ = recognised(beginning, name);
        bytes_ = std::make_unique<resumed_source>(std::move(beginning), std::move(bytes_));
    }
    text_.emplace(*bytes_, *written_in_);
}

game_reader::review open_games::review(check_level checks) const {
    return [this, checks](const game& record, std::vector<finding>& findings) {
        if (checks == check_level::syntax && written_in_->keep_causes != nullptr)
            written_in_->keep_causes(record, findings);
        report_encoding(*text_, *written_in_, record, findings);
    };
}

const notation* notation_named(const std::string& name) {
    if (name.empty())
        return nullptr;
    if (const notation* const found = find_notation(name); found != nullptr)
        return found;
    throw setting_error("unknown notation \"" + name + '"');
}

check_level level_named(const std::string& name) {
    if (const std::optional<check_level> found = find_check_level(name))
        return *found;
    throw setting_error("level must be syntax, coherent or legal, and is \"" + name + '"');
}

} // namespace ctlpgn::python
