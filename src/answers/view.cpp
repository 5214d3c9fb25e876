#include "answers/answers.hpp"
#include "answers/output.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/viewer.hpp"
#include "text/sources/decoded_source.hpp"

#include <algorithm>

namespace ctlpgn::answers {

// One game at a time, so that a large file is shown without delay.
void view(const request& asked, std::string_view text) {
    const notation& chosen = notation_of(asked, text);
    const auto source = open_text(text);
    decoded_source decoded(*source, chosen);
    game_reader games(decoded, chosen, asked.lint.bounds);
    write(channel::text, "{\"games\":[");
    while (const game* const read = games.next()) {
        if (read->index != std::max(asked.game, 1U))
            continue;
        viewer_game_writer writer;
        write(channel::text, writer.write(*read, chosen, games.diagnostics(), true));
        break;
    }
    write(channel::text, "],\"rest\":[],\"plans\":{\"");
    write(channel::text, chosen.name);
    write(channel::text, "\":");
    write(channel::text, viewer_plan(chosen));
    write(channel::text, "}}");
}

} // namespace ctlpgn::answers
