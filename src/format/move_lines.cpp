// One move per line. Comments and variations begin lines as well, and signs show how deep these are.
#include "format/comment_layout.hpp"
#include "format/page.hpp"
#include "text/utf8.hpp"

namespace ctlpgn::layout {

namespace {

constexpr std::size_t comment_indentation = 2; // of its other lines

std::string_view sign_of(depth_sign sign) {
    switch (sign) {
    case depth_sign::dots: return ".";
    case depth_sign::spaces: return "  ";
    case depth_sign::none: break;
    }
    return {};
}

class move_lines final : public page {
  public:
    move_lines(const layout_style& style, const format_options& options)
        : sign_(style.shows_depth ? sign_of(options.depth) : std::string_view()),
          width_(options.width.value_or(style.width)), reflow_(options.reflow) {}

    void begin(std::string& output) override {
        to_ = &output;
        line_begin_ = output.size();
        last_ = part::line;
    }

    void ply(std::string_view text, bool completes_move, std::size_t depth) override {
        if (!completes_move && last_ != part::opening)
            begin_line(depth);
        *to_ += text;
        last_ = part::ply;
    }

    void open_variation(std::string_view text, std::size_t depth) override {
        begin_line(depth);
        *to_ += text;
        last_ = part::opening;
    }

    // What closes a comment ends its line.
    void close_variation(std::string_view text, std::size_t depth) override {
        if (last_ == part::comment) {
            begin_line(depth);
            text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
        }
        drop_spaces();
        *to_ += text;
        last_ = part::closing;
    }

    void comment(const comment_parts& what, std::size_t depth) override {
        begin_line(depth);
        *to_ += what.open;
        const std::string_view line = std::string_view(*to_).substr(line_begin_);
        comments_.write(what.text,
                        {.column = utf8::count_code_points(line),
                         .indentation = depth * sign_.size() + comment_indentation,
                         .end_width = utf8::count_code_points(what.close),
                         .width = width_,
                         .reflow = reflow_},
                        *to_);
        *to_ += what.close;
        last_ = part::comment;
    }

    void line(std::string_view text) override {
        begin_line(0);
        *to_ += text;
        last_ = part::line;
    }

    void whole_line(std::string_view text) override {
        end_line();
        *to_ += text;
        end_line();
        last_ = part::line;
    }

    void end() override { end_line(); }

  private:
    enum class part { ply, opening, closing, comment, line };

    // What opens a variation may end with a space, for a ply to follow.
    void drop_spaces() {
        while (last_ == part::opening && to_->back() == ' ')
            to_->pop_back();
    }

    void end_line() {
        drop_spaces();
        if (to_->size() != line_begin_)
            *to_ += '\n';
        line_begin_ = to_->size();
    }

    void begin_line(std::size_t depth) {
        end_line();
        for (std::size_t i = 0; i != depth; ++i)
            *to_ += sign_;
    }

    std::string_view sign_;
    std::uint32_t width_;
    bool reflow_;
    comment_layout comments_;
    std::string* to_ = nullptr;
    std::size_t line_begin_ = 0;
    part last_ = part::line; // what was written last
};

} // namespace

std::unique_ptr<page> make_move_lines(const layout_style& style, const format_options& options) {
    return std::make_unique<move_lines>(style, options);
}

} // namespace ctlpgn::layout
