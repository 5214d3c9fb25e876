#include "emit/json/json_document.hpp"

#include "emit/json/json_text.hpp"
#include "emit/json/json_walk_game.hpp"

namespace ctlpgn::emit {

game_document document_of(const game& what, const notation& chosen, std::span<const diagnostic> found,
                          std::string_view file, std::span<const ply> resolved, const file_places* places,
                          const game_repairs* repairs, const json_options& options) {
    json_text text(options.pretty && !options.lines);
    json_text_sink& sink = text.sink();
    walk_memory memory;
    game_document made;
    if (options.lines) {
        walk_game(sink, what, chosen, found, file, resolved, places, repairs, options, memory);
        made.text = text.take();
        made.game_end = made.text.size();
        return made;
    }
    sink.start_object();
    walk_head(sink, chosen.name);
    sink.key("games");
    sink.start_array();
    made.game_begin = text.size();
    walk_game(sink, what, chosen, found, file, resolved, places, repairs, options, memory);
    made.game_end = text.size() - 1; // without the comma
    sink.end_array();
    sink.end_object();
    made.text = text.take();
    return made;
}

} // namespace ctlpgn::emit
