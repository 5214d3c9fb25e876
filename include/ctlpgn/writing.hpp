// How a notation writes what is in a tree: its words alone. Where lines end and how deep they stand is the
// business of format.hpp, for all notations alike.
#pragma once

#include "ctlpgn/tree.hpp"

#include <optional>
#include <string>

namespace ctlpgn {

struct writing_style {
    bool ascii = false;              // - * ... and never × or …
    bool typographic_hyphen = false; // U+2010 where a hyphen is syntax; `ascii` outdoes it
    // The letters of pieces, as the value of the tag that declares them: "A@J, T@R", "FAN" for chess symbols,
    // empty for the standard ones, which need no tag. Without it they stay as they are. What the notation
    // does not know as a letter is left out.
    std::optional<std::string> letters;
};

// Everything is appended. Of a game's text only the names and values of tags, the text of comments, what
// references to pieces say, and plies and results that could not be read are copied; the rest is written from
// the nodes.
class word_writer {
  public:
    virtual ~word_writer() = default;

    // What is written from now on belongs to this game, which must outlive that.
    virtual void begin(const game& of) = 0;

    virtual void tags(std::string& to) = 0; // each with its line end
    virtual void move(const ctlpgn::move& what, std::string& to) = 0;
    virtual void open_variation(const variation& what, std::string& to) = 0; // with its label
    virtual void close_variation(std::string& to) = 0;
    virtual void open_comment(const comment& what, std::string& to) = 0; // with its marks
    virtual void comment_text(const comment& what, std::string& to) = 0;
    virtual void close_comment(const comment& what, std::string& to) = 0;
    virtual void result(std::string& to) = 0;
};

} // namespace ctlpgn
