#include "emit/json/json_games.hpp"

#include "emit/json/json_walk_game.hpp"

#include <charconv>
#include <utility>

namespace ctlpgn {

namespace emit {

void text_parts::add_number(std::uint64_t number) {
    digits& added = numbers_.emplace_back();
    const char* const end = std::to_chars(added.data(), added.data() + added.size(), number).ptr;
    parts_.emplace_back(added.data(), static_cast<std::size_t>(end - added.data()));
}

char text_parts::take_last() {
    while (parts_.back().empty())
        parts_.pop_back();
    const char last = parts_.back().back();
    parts_.back().remove_suffix(1);
    return last;
}

} // namespace emit

namespace {

// The document and its array of games are open around a game.
constexpr std::uint32_t depth_of_games = 2;

} // namespace

json_games::implementation::implementation(const json_options& options)
    : options_(options), blocks_([this](emit::text_blocks::block full, std::size_t size) {
          return keep(std::move(full), size);
      }) {
    clear();
}

emit::text_blocks::block json_games::implementation::keep(emit::text_blocks::block full, std::size_t size) {
    full_.push_back({std::move(full), size});
    if (free_.empty())
        return emit::text_blocks::make_block();
    emit::text_blocks::block next = std::move(free_.back());
    free_.pop_back();
    return next;
}

void json_games::implementation::clear() {
    if (sink_)
        sink_->finish();
    for (kept_block& each : full_)
        free_.push_back(std::move(each.bytes));
    full_.clear();
    game_numbers_.clear();
    format_ = {};
    text_begin_ = blocks_.handed_on();
    sink_.emplace(blocks_, options_.pretty && !options_.lines, options_.lines ? 0 : depth_of_games,
                  game_numbers_);
}

void json_games::implementation::write(const game& what, const notation& chosen,
                                       std::span<const diagnostic> found, std::string_view file,
                                       std::span<const ply> resolved, const file_places* places,
                                       const game_repairs* repairs) {
    if (format_.empty())
        format_ = chosen.name;
    emit::walk_game(*sink_, what, chosen, found, file, resolved, places, repairs, options_, memory_);
}

void json_games::implementation::add_to(emit::text_parts& parts, std::uint32_t games_before) {
    sink_->finish();
    parts.expect_numbers(game_numbers_.size());
    std::size_t at = text_begin_;
    auto gap = game_numbers_.begin();
    for (const kept_block& each : full_) {
        std::string_view text(each.bytes.get(), each.size);
        for (; gap != game_numbers_.end() && gap->at - at < text.size(); ++gap) {
            parts.add(text.substr(0, gap->at - at));
            parts.add_number(gap->number + games_before);
            text.remove_prefix(gap->at - at);
            at = gap->at;
        }
        parts.add(text);
        at += text.size();
    }
}

json_games::json_games(const json_options& options) : self_(std::make_unique<implementation>(options)) {}

json_games::~json_games() = default;

void json_games::write(const game& what, const notation& chosen, std::span<const diagnostic> found,
                       std::string_view file, std::span<const ply> resolved, const file_places* places,
                       const game_repairs* repairs) {
    self_->write(what, chosen, found, file, resolved, places, repairs);
}

void json_games::clear() {
    self_->clear();
}

} // namespace ctlpgn
