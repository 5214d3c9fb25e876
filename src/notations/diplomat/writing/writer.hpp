// Writes games of Diplomat: one move per line, each ply as short as the board allows or in full.
#pragma once

#include "ctlpgn/notation.hpp"
#include "notations/diplomat/writing/move_text.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace ctlpgn::diplomat {

class writer final : public word_writer {
  public:
    explicit writer(wording style) : words_(style) {}

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
    void write_glyphs(const ctlpgn::ply& asked, std::string& output) const;

    wording words_;
    const game* game_ = nullptr;
    std::vector<std::string> moves_; // by ply; empty where the board does not say what is meant
    std::vector<std::uint32_t> numbers_;
};

// notation::make_writer
std::unique_ptr<word_writer> make_writer(const writing_style& style);

} // namespace ctlpgn::diplomat
