// Games that several threads write, and read again, before it is their turn to be handed over.
#pragma once

#include "ctlpgn/encoding.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace ctlpgn::layout {

struct game_ahead {
    game tree;        // a copy
    std::string text; // what it was read from
    text_encoding encoding = text_encoding::utf8;
    bool is_followed = false;

    std::string written;
    std::string difference; // of what was written, for people; empty: none
    std::vector<code> left; // codes found in it
    std::uint32_t changed_marks = 0;
    std::uint32_t added_marks = 0;
};

class games_ahead {
  public:
    virtual ~games_ahead() = default;

    // For a game that does not begin its file. Its text must be understood completely.
    virtual void add(const game& read, text_encoding encoding, bool is_followed) = 0;

    // The oldest game that has not been taken; null while fewer wait than may be ahead. Valid until the next
    // call.
    virtual const game_ahead* take_if_many() = 0;
    // Null only if there is none.
    virtual const game_ahead* take() = 0;
};

// `jobs`: threads, including the caller's; 0: as many as there are processors. Null: one thread is all.
std::unique_ptr<games_ahead> make_games_ahead(const notation& chosen, const format_options& options,
                                              const limits& bounds, unsigned jobs);

} // namespace ctlpgn::layout
