// Writes trees as PGN in export format (8.2).
#pragma once

#include "ctlpgn/writing.hpp"
#include "notations/pgn/writing/comment_forms.hpp"
#include "notations/pgn/writing/move_style.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

class writer final : public word_writer {
  public:
    writer(const move_style& style, bool numbers_black, bool names_opening)
        : style_(style), numbers_black_(numbers_black), names_opening_(names_opening) {}

    void begin(const game& what) override;
    void tags(std::string& output) override;
    void ply(const ctlpgn::ply& what, const ply_context& where, std::string& output) override;
    void open_variation(const variation& what, std::string& output) override;
    void close_variation(std::string& output) override;
    void open_comment(const comment& what, std::string& output) override;
    void comment_text(const comment& what, std::string& output) override;
    void close_comment(const comment& what, std::string& output) override;
    void result(std::string& output) override;
    [[nodiscard]] bool ends_line(const comment& what) const override;
    void hidden_line(const ctlpgn::hidden_line& what, std::string& output) override;
    void open_moves(std::string& output) override;

  private:
    struct written_tag {
        std::string_view name;
        std::string_view value;
        const tag* read = nullptr; // null: the game has none of this name
    };

    void play_moves();
    void glyphs(node first_annotation, std::string& output) const;
    void number(const ctlpgn::ply& what, bool follows_ply, std::string& output) const;
    void move(const ctlpgn::ply& what, std::string& output) const;
    [[nodiscard]] bool numbers_follow_order() const;
    [[nodiscard]] span lines_of(const comment& what) const;
    [[nodiscard]] written_tag as_read(const tag& what) const;
    void name_opening(std::vector<written_tag>& tags) const;
    void write_tag(const written_tag& what, std::string& output) const;
    void write_hidden_lines(node before_tag, std::string& output) const;

    move_style style_;
    bool numbers_black_; // if something comes between a move and the one before it
    bool names_opening_; // in tags
    const game* game_ = nullptr;
    bool moves_are_known_ = false;       // what follows
    bool is_chess_ = true;               // otherwise moves are written as they were read
    bool keeps_numbers_ = false;         // as they were read
    std::vector<std::string> moves_;     // by node; empty if the board does not show it
    std::vector<std::uint32_t> numbers_; // of the moves, by node
    std::optional<comment_forms> forms_;
};

std::unique_ptr<word_writer> make_writer(const writing_style& style);

} // namespace ctlpgn::pgn
