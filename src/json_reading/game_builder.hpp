// Makes the tree of a game out of its JSON.
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "json_reading/json_error.hpp"
#include "json_reading/ply_fields.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ctlpgn::json_reading {

// The tree refers to the text, whose parts are not where they would be in a file.
struct built_game {
    std::string text;
    std::string preamble;
    game tree;
    std::string doubt; // what in it cannot be written; empty if there is nothing

    // Where each ply is in the JSON, so that what is found later can be reported with its place.
    struct ply_place {
        std::uint32_t line = 0; // in line_paths
        std::uint32_t index = 0;
        bool is_read_from_text = false; // the ply is what its text says, whatever the board says
    };
    std::vector<ply_place> ply_places;
    std::vector<std::string> line_paths;            // of lists of plies: "games[0].moves"
    std::vector<std::uint32_t> lines_of_variations; // in line_paths

    void clear();
    [[nodiscard]] std::string path_of(node asked) const;
    // The path of a field of the object that holds a line of play: the game, if `variation` is no_node.
    [[nodiscard]] std::string path_in_line(node variation, std::string_view field) const;
};

class game_builder {
  public:
    game_builder(const notation& chosen, const limits& bounds, json_path& path);

    // Throws json_error.
    void build(const nlohmann::json& value, built_game& result);

  private:
    using json = nlohmann::json;

    // The fields that hold the annotations of a ply, or those after the result.
    struct annotation_keys {
        const char* comments;
        const char* hidden_lines;
        const char* variations; // null: none may be there
        bool closing;           // after the result
    };
    static constexpr annotation_keys usual_keys{"comments", "hiddenLines", "variations", false};
    static constexpr annotation_keys closing_keys{"closingComments", "closingHiddenLines", nullptr, true};

    // The annotations of a ply, before the first ply of a line, or after the result, and how much of them has
    // been read.
    struct open_annotations {
        const annotation_keys* keys = &usual_keys;
        const json* comments = nullptr;
        const json* hidden_lines = nullptr;
        const json* variations = nullptr;
        std::size_t next_comment = 0;
        std::size_t next_hidden_line = 0;
        std::size_t next_variation = 0;
        node at_ply = no_node; // no_node: before the first of the line
        node line = no_node;   // its variation; none for the main line
        node last = no_node;   // of the chain
        std::string path;      // of what they belong to
    };

    // A line of play that has not been read completely. Plies and their annotations are read in the order in
    // which a text has them.
    struct open_line {
        const json* plies = nullptr;
        std::size_t next_ply = 0;
        node variation = no_node; // its own; none for the main line
        node last_ply = no_node;
        std::uint32_t which = 0; // in line_paths
        open_annotations annotations;
        // Whether the board is known before the last ply, and after it: no ply so far was unknown to it.
        bool knows_board_before = true;
        bool knows_board = true;
    };

    struct replacement {
        node variation = no_node;
        std::uint32_t id = 0; // of a ply
        std::string path;
    };

    void add_tags(const json& list);
    std::size_t add_lines_before_tags(const json& object);
    void add_closing_annotations(const json& object);
    void open(const json& object, node asked, bool knows_board);
    void add_ply(open_line& line);
    void keep_text(ply& made, std::string_view text);
    bool read_from_text(ply& made, const read_ply& read);
    bool read_word(std::string_view text, side player);
    void add_nags(const json& object, open_annotations& annotations);
    [[nodiscard]] open_annotations annotations_of(const json& object, node at_ply,
                                                  const annotation_keys& keys = usual_keys);
    bool add_annotation(open_annotations& at);
    bool add_hidden_line(open_annotations& at);
    void add_variation(const json& object, open_annotations& at);
    node add_comment(const fields& object);
    void append(open_annotations& annotations, annotation_kind kind, std::size_t index);
    [[nodiscard]] line_of_play& line_in(node variation);
    void resolve_replacements();
    span add_text(std::string_view text);

    const notation& notation_;
    const vocabulary& words_;
    limits limits_;
    json_path& path_;
    ply_fields plies_;
    std::vector<std::string_view> comment_fields_; // that one may have
    built_game* made_ = nullptr;
    std::vector<open_line> open_;
    std::map<std::uint32_t, node> ids_; // mostly rising
    std::vector<replacement> replacements_;
    game word_;                  // a ply read by itself; its memory is used again
    std::vector<finding> found_; // in it
    bool is_judged_ = false;     // a board knows the plies that have an origin
};

} // namespace ctlpgn::json_reading
