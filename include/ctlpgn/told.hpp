// What a notation tells in JSON of plies and comments besides what every tree says.
#pragma once

#include "ctlpgn/tree.hpp"

#include <span>
#include <string_view>

namespace ctlpgn {

// Members of one object, written as they come. Keys need no escape.
class told_members {
  public:
    virtual ~told_members() = default;

    virtual void text(std::string_view key, std::string_view value) = 0;
    virtual void number(std::string_view key, std::string_view digits) = 0; // as JSON has it
    virtual void open_list(std::string_view key) = 0;                       // of objects
    virtual void open_item() = 0;
    virtual void close_item() = 0;
    virtual void close_list() = 0;
};

// Reading JSON passes over these keys: what they say is in the rest of the game.
struct told_besides {
    std::span<const std::string_view> keys_of_plies;
    void (*of_ply)(const ply& resolved, told_members& members) = nullptr;
    std::span<const std::string_view> keys_of_comments;
    void (*of_comment)(std::string_view text, told_members& members) = nullptr;
};

} // namespace ctlpgn
