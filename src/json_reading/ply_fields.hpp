// A ply from its JSON.
#pragma once

#include "ctlpgn/notation.hpp"
#include "json_reading/fields.hpp"
#include "json_reading/json_error.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::json_reading {

struct read_ply {
    ply made;              // without its annotations
    std::string_view text; // may say what no field does, such as the letters of pieces
    std::optional<std::uint32_t> id;
    bool is_text_alone = false; // no field says where it goes
    bool is_unplayed = false;   // it is illegal, or no board knows which piece it moves
};

class ply_fields {
  public:
    ply_fields(const notation& chosen, json_path& path);

    // Throws json_error. The text is that of the object.
    [[nodiscard]] read_ply read(const nlohmann::json& object) const;

  private:
    void read_words(const fields& object, ply& made) const;
    void read_castling(const fields& object, ply& made) const;
    void read_displacement(const fields& object, ply& made) const;
    void read_capture(const fields& object, ply& made) const;
    [[nodiscard]] place place_in(const fields& object, const char* key) const;
    [[nodiscard]] symbol piece_in(const fields& object, const char* key) const;

    std::string_view called_; // the notation
    const vocabulary& words_;
    bool leaves_origins_;  // to the board, or to the text where the board does not show them
    bool chooses_letters_; // its plies may have other letters than those that a game declares
    symbol unsaid_;        // a piece that has no word, so it is not mentioned
    json_path& path_;
    std::vector<std::string_view> known_;
};

} // namespace ctlpgn::json_reading
