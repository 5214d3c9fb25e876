#include "emit/json/json_document.hpp"

#include "emit/json/json_text.hpp"
#include "emit/json/json_walk_game.hpp"

namespace ctlpgn::emit {

game_document document_of(const game& what, const notation& in, std::span<const diagnostic> found,
                          std::string_view file, std::span<const ply> resolved, const json_options& how) {
    json_text text(how.pretty && !how.lines);
    json_text_sink& to = text.sink();
    walk_memory memory;
    game_document made;
    if (how.lines) {
        walk_game(to, what, in, found, file, resolved, how, memory);
        made.text = text.take();
        made.game_end = made.text.size();
        return made;
    }
    to.start_object();
    walk_head(to, in.name);
    to.key("games");
    to.start_array();
    made.game_begin = text.size();
    walk_game(to, what, in, found, file, resolved, how, memory);
    made.game_end = text.size() - 1; // without the comma
    to.end_array();
    to.end_object();
    made.text = text.take();
    return made;
}

} // namespace ctlpgn::emit
