// The page that a game is written on: lines, arranged as ctlpgn/writing.hpp describes.
#pragma once

#include "ctlpgn/format.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn::layout {

struct comment_parts {
    std::string_view open;
    std::string_view text;
    std::string_view close;
};

// `depth` is the number of variations around a thing.
class page {
  public:
    virtual ~page() = default;

    // Everything is appended to this text from now on.
    virtual void begin(std::string& output) = 0;
    virtual void ply(std::string_view text, bool completes_move, std::size_t depth) = 0;
    virtual void open_variation(std::string_view text, std::size_t depth) = 0;
    virtual void close_variation(std::string_view text, std::size_t depth) = 0;
    virtual void comment(const comment_parts& what, std::size_t depth) = 0;
    // The result, or what opens or closes the moves, on its own line where lines mean something.
    virtual void line(std::string_view text) = 0;
    // A line that nothing else shares, exactly as it is.
    virtual void whole_line(std::string_view text) = 0;
    virtual void end() = 0;
};

std::unique_ptr<page> make_move_lines(const layout_style& style, const format_options& options);
std::unique_ptr<page> make_filled_lines(const layout_style& style, const format_options& options);

} // namespace ctlpgn::layout
