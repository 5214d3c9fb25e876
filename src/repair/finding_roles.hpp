// What findings mean for repair. The rules of each notation say it of their diagnostics (`repair:` in
// NAME.rules).
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/finding.hpp"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace ctlpgn::repair {

enum class finding_role : std::uint8_t {
    misfit = 1,      // a damaged ply may have it: only a game with one is worth a search
    slip = 2,        // of the words beside the plies; it does not change which plies are written
    consequence = 4, // may come from a damaged ply before it
    said_before = 8, // is reported at the ply before the one that is missing or damaged
    no_move = 16,    // its text among the moves is none of them
};

// The roles that findings of one code have.
struct role_row {
    code id = code::none;
    std::uint8_t roles = 0;

    constexpr role_row(code asked, std::initializer_list<finding_role> all) : id(asked) {
        for (const finding_role each : all)
            roles = static_cast<std::uint8_t>(roles | static_cast<std::uint8_t>(each));
    }

    [[nodiscard]] constexpr bool has(finding_role role) const {
        return (roles & static_cast<std::uint8_t>(role)) != 0;
    }
};

struct finding_roles {
    std::span<const role_row> rows; // in ascending order of their codes
    // Whether the board contradicts a ply, or it breaks a rule of play: so may every ply after a damaged one.
    bool (*is_about_board)(code asked) = nullptr;

    [[nodiscard]] bool has(const finding& asked, finding_role role) const {
        const auto found = std::ranges::lower_bound(rows, asked.id, {}, &role_row::id);
        return found != rows.end() && found->id == asked.id && found->has(role);
    }
    [[nodiscard]] bool is_misfit(const finding& asked) const { return has(asked, finding_role::misfit); }
    [[nodiscard]] bool is_slip(const finding& asked) const { return has(asked, finding_role::slip); }
    [[nodiscard]] bool is_said_before(const finding& asked) const {
        return has(asked, finding_role::said_before);
    }
    [[nodiscard]] bool may_be_consequence(const finding& asked) const {
        return is_about_board(asked.id) || has(asked, finding_role::consequence);
    }
};

} // namespace ctlpgn::repair
