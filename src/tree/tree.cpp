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
    first_closing_annotation = no_node;
    plies.clear();
    annotations.clear();
    variations.clear();
    comments.clear();
    references.clear();
    steps.clear();
    hidden_lines.clear();
}

} // namespace ctlpgn
