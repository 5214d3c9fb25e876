// Whether two comments say the same.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"
#include "format/same_game.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::layout {

enum class comment_part : std::uint8_t { none, generated, about, text };

class comment_comparison {
  public:
    comment_comparison(const game& a, const game& b, const vocabulary& words, references manner)
        : a_(a), b_(b), words_(words), references_(manner) {}

    // The first part in which a comment of a differs from one of b.
    [[nodiscard]] comment_part differing_part(const comment& x, const comment& y);

  private:
    [[nodiscard]] bool same_references(const comment& x, const comment& y) const;
    [[nodiscard]] bool same_reference(const reference& x, const reference& y) const;
    void words_of(const game& record, const comment& asked, std::string& output) const;

    const game& a_;
    const game& b_;
    const vocabulary& words_;
    references references_;
    std::string words_of_a_;
    std::string words_of_b_;
};

} // namespace ctlpgn::layout
