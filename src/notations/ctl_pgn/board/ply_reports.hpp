// Diagnostics of plies on the board, with their positions.
#pragma once

#include "lint/context.hpp"
#include "notations/ctl_pgn/board/replay.hpp"
#include "notations/ctl_pgn/positions/board_text.hpp"

#include <cstddef>
#include <string>
#include <utility>

namespace ctlpgn::ctl_pgn {

class ply_reports {
  public:
    explicit ply_reports(check_context& context) : context_(context) {}

    finding& add(const replayed_ply& reached, code id, span where, std::string detail = {}) {
        return add(make(reached, id, where, std::move(detail)));
    }

    // For a diagnostic that may turn out to be unnecessary; add() it later, or never.
    finding make(const replayed_ply& reached, code id, span where, std::string detail = {}) {
        finding made;
        made.id = id;
        made.where = where;
        made.detail = std::move(detail);
        made.at_ply = reached.at_ply;
        if (context_.draws_board())
            made.board =
                draw_board(reached.before(), {.from = reached.claimed.from, .to = reached.claimed.to});
        return made;
    }
    finding& add(finding&& made) {
        any_ = true;
        return context_.report(made.id, made.where) = std::move(made);
    }

    // Without the position.
    finding& add_bare(node at_ply, code id, span where, std::string detail = {}) {
        any_ = true;
        finding& added = context_.report(id, where, std::move(detail));
        added.at_ply = at_ply;
        return added;
    }

    [[nodiscard]] bool any() const { return any_; }

  private:
    check_context& context_;
    bool any_ = false;
};

} // namespace ctlpgn::ctl_pgn
