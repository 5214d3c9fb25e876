#include "ctlpgn/tree.hpp"

namespace ctlpgn {

void game::clear() {
    text = {};
    offset = 0;
    index = 0;
    tags.clear();
    main_line = {};
    result = 0;
    result_where = {};
    first_closing_comment = no_node;
    moves.clear();
    variations.clear();
    comments.clear();
    references.clear();
    steps.clear();
}

} // namespace ctlpgn
