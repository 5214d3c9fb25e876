// C: comments and diagrams.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info comments_rows[] = {
    {codes::diagram_differs,
     note,
     "diagram-differs",
     "diagram differs from the board on {point}",
     "A diagram is there for readers, and only the moves show where the pieces are. This one shows another "
     "board, so it was drawn for another move, or a move before it is wrong. Correct the diagram, or move "
     "it.",
     never,
     {moves,
      "DIAG{\n9 r n m g k g m n r 9\n8 . . . . . . . . . 8\n7 . c . . . . . c . 7\n"
      "6 p . p . p . p . p 6\n5 . . . . . . . . . 5\n4 . . . . . . . . . 4\n3 P . P . P . P . P 3\n"
      "2 . C . . C . . . . 2\n1 . . . . . . . . . 1\n0 R N M G K G M N R 0\n}\n1. C2=5 N8+7",
      "1. C2=5\nDIAG{\n9 r n m g k g m n r 9\n8 . . . . . . . . . 8\n7 . c . . . . . c . 7\n"
      "6 p . p . p . p . p 6\n5 . . . . . . . . . 5\n4 . . . . . . . . . 4\n3 P . P . P . P . P 3\n"
      "2 . C . . C . . . . 2\n1 . . . . . . . . . 1\n0 R N M G K G M N R 0\n}\n1. ... N8+7"}},

    {codes::damaged_diagram,
     note,
     "damaged-diagram",
     "damaged diagram: expected ten ranks of nine points",
     "Some of its lines look like ranks of the board, and others were damaged, so it is not clear what it "
     "shows. It is kept as it is. Correct the lines.",
     never,
     {moves, "1. C2=5\nDIAG{\n9 r n m g k g m n r 9\n8 . . . . 8\n}\n1. ... N8+7",
      "1. C2=5\nDIAG{ see the next page }\n1. ... N8+7"}},

    {codes::comment_of_moves,
     warning,
     "comment-of-moves",
     "comment instead of moves: `#` hides the rest of its line",
     "# begins a comment that goes to the end of its line. The moves in this one are missing after it, as "
     "the "
     "numbers show, or it is empty and right at a half-move. Elsewhere # is the sign for mate, which is ++ "
     "here. "
     "Write ++ for mate, or remove the sign.",
     unsafe,
     {moves, "1. C2=5 N8+7 # 2. N2+3 R9=8\n3. R1=2 N2+3", "1. C2=5 N8+7 2. N2+3 R9=8\n3. R1=2 N2+3"}},
};

} // namespace ctlpgn::xiangqi::rows
