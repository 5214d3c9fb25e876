// Writes games of xiangqi: one move per line, in the form of the file or in another one.
#pragma once

#include "ctlpgn/notation.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/tags.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::xiangqi {

class writer final : public word_writer {
  public:
    // In the form and with the letters of the file unless others are requested.
    explicit writer(const writing_style& style)
        : letters_(style.letters), form_(style.moves), dialect_(style.dialect) {}

    void begin(const game& what) override;
    [[nodiscard]] const layout_style* layout() const override;
    void tags(std::string& output) override;
    void ply(const ctlpgn::ply& what, const ply_context& where, std::string& output) override;
    void open_variation(const variation& what, std::string& output) override;
    void close_variation(std::string& output) override;
    void open_comment(const comment& what, std::string& output) override;
    void comment_text(const comment& what, std::string& output) override;
    void close_comment(const comment& what, std::string& output) override;
    void result(std::string& output) override;
    void open_moves(std::string& output) override;
    void close_moves(std::string& output) override;
    void variation_marks(const ctlpgn::ply& what, std::string& output) override;

  private:
    void replay_game();
    void write_number(const ctlpgn::ply& what, std::uint32_t number, std::string& output) const;
    [[nodiscard]] std::string format_in_pgn() const;
    [[nodiscard]] bool may_be_copied(const ctlpgn::ply& asked) const;
    void write_format(std::string& output) const;
    void write_fields(std::string& output);
    [[nodiscard]] bool is_diagram(const comment& what) const;
    [[nodiscard]] bool is_written_freely(const comment& what) const;
    [[nodiscard]] bool has_free_brace(const comment& what) const;
    void write_tag(const tag& what, std::string& output) const;
    [[nodiscard]] bool is_header_line(const tag& what) const;
    void write_glyphs(const ctlpgn::ply& asked, std::string& output) const;

    [[nodiscard]] bool is_as_in_file() const { return !letters_ && !form_; }
    [[nodiscard]] std::string set_up_value(const tag& what) const;

    std::optional<std::string> letters_;
    std::optional<std::string> form_;
    std::string_view dialect_;
    bool in_pgn_ = false;    // the game that is written
    bool in_fields_ = false; // of web boards
    file_format format_;
    const game* game_ = nullptr;
    bool is_replayed_ = false;
    std::vector<std::string> moves_; // by ply; empty if only its text can be copied
    std::vector<std::uint32_t> numbers_;
};

// notation::make_writer
std::unique_ptr<word_writer> make_writer(const writing_style& style);

} // namespace ctlpgn::xiangqi
