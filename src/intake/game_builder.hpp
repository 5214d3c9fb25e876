// Makes the tree of a game out of its JSON.
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "intake/json_error.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace ctlpgn::intake {

// The tree refers to the text, in which nothing stands where it would in a file.
struct built_game {
    std::string text;
    game tree;
    std::string doubt; // what of it nobody can write; empty if there is nothing
};

class game_builder {
  public:
    game_builder(const notation& in, const limits& with, json_path& path)
        : words_(*in.words), limits_(with), path_(path) {}

    // Throws json_error.
    void build(const nlohmann::json& from, built_game& into);

  private:
    using json = nlohmann::json;

    // A line of play that is still to be read, and where in the JSON it is.
    struct open_line {
        const json* object = nullptr;
        node of = no_node; // its variation; none for the main line
        std::uint32_t depth = 0;
        std::string path;
    };

    void add_tags(const json& list);
    void add_line(const open_line& line);
    node add_moves(const open_line& line);
    void add_move(const json& object, const open_line& line);
    node add_variations(const json& in, const open_line& around);
    void add_variation(const json& object, const open_line& around);
    node add_comments(const json& object, const char* key);
    ply make_ply(const json& object);
    void make_displacement(const class fields& in, ply& made) const;
    void make_capture(const json& object, ply& made);
    place place_in(const class fields& in, const char* key) const;
    symbol piece_in(const class fields& in, const char* key) const;
    span add_text(std::string_view text);

    const vocabulary& words_;
    limits limits_;
    json_path& path_;
    built_game* made_ = nullptr;
    std::vector<open_line> open_;
};

} // namespace ctlpgn::intake
