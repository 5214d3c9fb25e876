// Where the lines of a game end, and how deep they stand.
#include "ctlpgn/format.hpp"
#include "format/comment_layout.hpp"
#include "text/utf8.hpp"

#include <vector>

namespace ctlpgn {

namespace {

constexpr std::size_t comment_indentation = 2; // of its other lines

std::string_view sign_of(depth_sign how) {
    switch (how) {
    case depth_sign::dots: return ".";
    case depth_sign::spaces: return "  ";
    case depth_sign::none: break;
    }
    return {};
}

} // namespace

class game_formatter::implementation {
  public:
    implementation(const notation& in, const format_options& how)
        : words_(in.make_writer(how.words)), how_(how), sign_(sign_of(how.depth)) {}

    void write(const game& what, std::string& to) {
        game_ = &what;
        to_ = &to;
        line_begin_ = to.size();
        behind_comment_ = false;
        words_->begin(what);
        const std::size_t before = to.size();
        words_->tags(to);
        if (to.size() != before)
            to += '\n';
        line_begin_ = to.size();
        write_lines_of_play();
        if (what.result != 0 || !what.result_where.empty()) {
            begin_line(0);
            words_->result(to);
        }
        write_comments(what.first_closing_comment, 0);
        end_line();
    }

  private:
    // A line of play whose rest is still to be written.
    struct open_line {
        node next_move = no_node;
        node next_variation = no_node; // of what was written last
        bool opened = false;           // its parenthesis is the last thing that was written
    };

    // A list instead of recursion, since how deep variations may lie is an option of the reader.
    void write_lines_of_play() {
        open_.clear();
        open(game_->main_line);
        while (!open_.empty()) {
            open_line& line = open_.back();
            if (line.next_variation != no_node)
                open_variation(line);
            else if (line.next_move != no_node)
                write_move(line);
            else
                close_line();
        }
    }

    [[nodiscard]] std::size_t depth() const { return open_.size() - 1; }

    void open(const line_of_play& line) {
        open_.push_back({.next_move = line.first_move, .next_variation = line.first_variation});
        write_comments(line.first_comment, depth());
    }

    void open_variation(open_line& in) {
        const variation& next = game_->variations[in.next_variation];
        in.next_variation = next.next;
        in.opened = false;
        begin_line(depth());
        words_->open_variation(next, *to_);
        const std::size_t before = to_->size();
        open(next.line);
        open_.back().opened = to_->size() == before;
    }

    void write_move(open_line& in) {
        const move& next = game_->moves[in.next_move];
        if (!in.opened)
            begin_line(depth());
        else if (to_->back() != '(')
            *to_ += ' '; // behind a label
        in.opened = false;
        in.next_move = next.next;
        in.next_variation = next.first_variation;
        words_->move(next, *to_);
        write_comments(next.first_comment, depth());
    }

    void close_line() {
        open_.pop_back();
        if (open_.empty())
            return;
        if (behind_comment_)
            begin_line(depth());
        words_->close_variation(*to_);
    }

    void write_comments(node first, std::size_t at_depth) {
        for (node at = first; at != no_node; at = game_->comments[at].next)
            write_comment(game_->comments[at], at_depth);
    }

    // What closes a comment ends its line.
    void write_comment(const comment& what, std::size_t at_depth) {
        begin_line(at_depth);
        words_->open_comment(what, *to_);
        text_.clear();
        words_->comment_text(what, text_);
        end_.clear();
        words_->close_comment(what, end_);
        const std::string_view line = std::string_view(*to_).substr(line_begin_);
        comments_.write(text_,
                        {.column = utf8::count_code_points(line),
                         .indentation = at_depth * sign_.size() + comment_indentation,
                         .end_width = utf8::count_code_points(end_),
                         .width = how_.width,
                         .reflow = how_.reflow},
                        *to_);
        *to_ += end_;
        behind_comment_ = true;
    }

    void end_line() {
        if (to_->size() != line_begin_)
            *to_ += '\n';
        line_begin_ = to_->size();
        behind_comment_ = false;
    }

    void begin_line(std::size_t at_depth) {
        end_line();
        for (std::size_t i = 0; i != at_depth; ++i)
            *to_ += sign_;
    }

    std::unique_ptr<word_writer> words_;
    format_options how_;
    std::string_view sign_;
    layout::comment_layout comments_;
    const game* game_ = nullptr;
    std::string* to_ = nullptr;
    std::size_t line_begin_ = 0;
    bool behind_comment_ = false;
    std::vector<open_line> open_;
    std::string text_; // of a comment
    std::string end_;  // of a comment
};

game_formatter::game_formatter(const notation& in, const format_options& how)
    : self_(std::make_unique<implementation>(in, how)) {}

game_formatter::~game_formatter() = default;

void game_formatter::write(const game& what, std::string& to) {
    self_->write(what, to);
}

std::string format_game(const game& what, const notation& in, const format_options& how) {
    std::string text;
    game_formatter(in, how).write(what, text);
    return text;
}

} // namespace ctlpgn
