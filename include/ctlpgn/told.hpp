// What a notation tells in JSON of plies and comments besides what every tree says.
#pragma once

#include "ctlpgn/tree.hpp"

#include <span>
#include <string_view>

namespace ctlpgn {

// Members of one object, written as they come.
class told_members;

// Reading JSON passes over these keys: what they say is in the rest of the game.
struct told_besides {
    std::span<const std::string_view> keys_of_plies;
    void (*of_ply)(const ply& resolved, told_members& members) = nullptr;
    std::span<const std::string_view> keys_of_comments;
    void (*of_comment)(const game& record, const comment& asked, told_members& members) = nullptr;
};

} // namespace ctlpgn
