// Writes trees as CTL-PGN.
#pragma once

#include "ctlpgn/writing.hpp"
#include "notations/ctl_pgn/writing/spelling.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// Signs that depend on the style.
struct sign_set {
    std::string_view hyphen = "-";
    std::string_view capture = "×";
    std::string_view ellipsis = "…";
};

class writer final : public word_writer {
  public:
    explicit writer(const writing_style& style);

    void begin(const game& what) override;
    void tags(std::string& output) override;
    void ply(const ctlpgn::ply& what, const ply_context& where, std::string& output) override;
    void open_variation(const variation& what, std::string& output) override;
    void close_variation(std::string& output) override;
    void open_comment(const comment& what, std::string& output) override;
    void comment_text(const comment& what, std::string& output) override;
    void close_comment(const comment& what, std::string& output) override;
    void result(std::string& output) override;

  private:
    static void write_number(const ctlpgn::ply& what, std::string& output);
    void write_ply(const ctlpgn::ply& what, std::string& output) const;
    void write_displacement(const ctlpgn::ply& what, std::string& output) const;
    void write_promotion(const ctlpgn::ply& what, std::string& output) const;
    void write_remarks(const ctlpgn::ply& what, std::string& output) const;
    static void write_nag(std::uint32_t nag, std::string& output);
    void write_reference(const reference& what, std::string& output) const;
    void write_steps(const reference& what, std::string& output) const;

    sign_set signs_;
    std::optional<lettering> letters_; // that replace the game's
    std::string declaration_;          // of these
    spelling spelling_;
    const game* game_ = nullptr;
};

std::unique_ptr<word_writer> make_writer(const writing_style& style);

} // namespace ctlpgn::ctl_pgn
