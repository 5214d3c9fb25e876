// Which letters and symbols name the pieces in one game, by its Redefine tag.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::ctl_pgn {

struct lettering {
    bool figures = false;   // [Redefine "FAN"]
    bool understood = true; // false: the tag is malformed, so its declarations are unknown
    const tag* declared = nullptr;
    std::array<symbol, cescacs::piece_kind_count> of_kind{}; // letters, by kind
    std::array<bool, 256> in_use{}; // by symbol; true also for symbols that may replace it

    [[nodiscard]] std::string_view letter(cescacs::piece_kind kind) const {
        return symbols[of_kind[cescacs::index_of(kind)]].text;
    }
};

lettering find_lettering(const game& record);

// The declarations in the value of such a tag; none if it is empty.
lettering read_lettering(std::string_view declared);

} // namespace ctlpgn::ctl_pgn
