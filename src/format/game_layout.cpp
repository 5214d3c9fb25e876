// The order in which the parts of a game are written.
#include "ctlpgn/annotations.hpp"
#include "ctlpgn/format.hpp"
#include "format/completed_game.hpp"
#include "format/page.hpp"

#include <utility>
#include <vector>

namespace ctlpgn {

namespace {

std::unique_ptr<layout::page> make_page(const layout_style& style, const format_options& options) {
    return style.lines == arrangement::filled_lines ? layout::make_filled_lines(style, options)
                                                    : layout::make_move_lines(style, options);
}

} // namespace

class game_formatter::implementation {
  public:
    implementation(const notation& chosen, const format_options& options)
        : usual_style_(chosen.layout), style_(&usual_style_), options_(options), complete_(chosen.complete),
          words_(chosen.make_writer(options.words)), page_(make_page(usual_style_, options)) {}

    void write(const game& what, std::string& output) {
        game_ = &what;
        words_->begin(what);
        arrange(words_->layout());
        const std::size_t before = output.size();
        words_->tags(output);
        if (output.size() != before && style_->space_after_tags)
            output += '\n';
        page_->begin(output);
        write_line(&word_writer::open_moves);
        write_lines_of_play();
        write_line(&word_writer::close_moves);
        if (!what.result_where.empty() || layout::completed_result(what, complete_) != 0)
            write_line(&word_writer::result);
        for (const annotation& each : annotations_of(what, what.first_closing_annotation))
            write_text(each, 0);
        page_->end();
    }

  private:
    void arrange(const layout_style* own) {
        const layout_style* const asked = own != nullptr ? own : &usual_style_;
        if (std::exchange(style_, asked) != asked)
            page_ = make_page(*asked, options_);
    }

    // A line of play whose rest is still to be written.
    struct open_line {
        node next_ply = no_node;
        node next_annotation = no_node; // of what was written last
        node previous_ply = no_node;    // if nothing comes after it
        bool begins = true;
        bool is_over = false;            // except for the variations that follow it
        node first_ply = no_node;        // of those whose variations are still to follow
        node first_annotation = no_node; // of the line
    };

    // A list instead of recursion, since how deep variations may lie is an option of the reader.
    void write_lines_of_play() {
        open_.clear();
        open(game_->main_line);
        while (!open_.empty()) {
            open_line& line = open_.back();
            if (line.next_annotation != no_node)
                write_annotation(line);
            else if (line.next_ply != no_node)
                write_ply(line);
            else if (!go_on_with_variations(line))
                close_line();
        }
    }

    [[nodiscard]] std::size_t depth() const { return open_.size() - 1; }

    void open(const line_of_play& line) {
        open_.push_back({.next_ply = line.first_ply,
                         .next_annotation = line.first_annotation,
                         .first_ply = line.first_ply,
                         .first_annotation = line.first_annotation});
    }

    // Where variations follow their line of play: from the annotations of one ply to those of the next.
    bool go_on_with_variations(open_line& line) {
        if (!style_->variations_last)
            return false;
        if (!line.is_over) {
            line.is_over = true;
            line.next_annotation = line.first_annotation;
        }
        while (line.next_annotation == no_node && line.first_ply != no_node) {
            const ply& next = game_->plies[line.first_ply];
            line.next_annotation = next.first_annotation;
            line.first_ply = next.next;
        }
        return line.next_annotation != no_node;
    }

    void write_annotation(open_line& line) {
        const annotation& next = game_->annotations[line.next_annotation];
        line.next_annotation = next.next;
        if (next.kind() == annotation_kind::hidden_line || next.kind() == annotation_kind::comment) {
            if (line.is_over)
                return;
            // Readers of the game do not see hidden lines.
            if (next.kind() == annotation_kind::comment)
                line.previous_ply = no_node;
            write_text(next, depth());
        } else if (next.kind() == annotation_kind::variation && line.is_over == style_->variations_last) {
            line.previous_ply = no_node;
            open_variation(game_->variations[next.index]);
        }
    }

    void open_variation(const variation& next) {
        text_.clear();
        words_->open_variation(next, text_);
        page_->open_variation(text_, depth());
        open(next.line);
    }

    void write_ply(open_line& line) {
        const ply& next = game_->plies[line.next_ply];
        const ply* const previous = line.previous_ply == no_node ? nullptr : &game_->plies[line.previous_ply];
        const ply_context where{.begins_line = line.begins,
                                .follows_ply = previous != nullptr,
                                .completes_move = previous != nullptr && next.player == side::black &&
                                                  previous->player == side::white && !next.has_number()};
        text_.clear();
        words_->ply(next, where, text_);
        if (style_->variations_last)
            words_->variation_marks(next, text_);
        page_->ply(text_, where.completes_move, depth());
        line.begins = false;
        line.previous_ply = line.next_ply;
        line.next_annotation = next.first_annotation;
        line.next_ply = next.next;
    }

    void close_line() {
        open_.pop_back();
        if (open_.empty())
            return;
        text_.clear();
        words_->close_variation(text_);
        page_->close_variation(text_, depth());
    }

    // A comment or a hidden line.
    void write_text(const annotation& which, std::size_t at_depth) {
        if (which.kind() == annotation_kind::comment)
            return write_comment(game_->comments[which.index], at_depth);
        text_.clear();
        words_->hidden_line(game_->hidden_lines[which.index], text_);
        page_->whole_line(text_);
    }

    void write_comment(const comment& what, std::size_t at_depth) {
        text_.clear();
        words_->open_comment(what, text_);
        const std::size_t open_size = text_.size();
        words_->comment_text(what, text_);
        const std::size_t text_end = text_.size();
        words_->close_comment(what, text_);
        if (words_->ends_line(what))
            return page_->whole_line(text_);
        const std::string_view all = text_;
        page_->comment({.open = all.substr(0, open_size),
                        .text = all.substr(open_size, text_end - open_size),
                        .close = all.substr(text_end)},
                       at_depth);
    }

    void write_line(void (word_writer::*words)(std::string&)) {
        text_.clear();
        (*words_.*words)(text_);
        if (!text_.empty())
            page_->line(text_);
    }

    layout_style usual_style_;
    const layout_style* style_;
    format_options options_;
    void (*complete_)(game& built);
    std::unique_ptr<word_writer> words_;
    std::unique_ptr<layout::page> page_;
    const game* game_ = nullptr;
    std::vector<open_line> open_;
    std::string text_;
};

game_formatter::game_formatter(const notation& chosen, const format_options& options)
    : self_(std::make_unique<implementation>(chosen, options)) {}

game_formatter::~game_formatter() = default;

void game_formatter::write(const game& what, std::string& output) {
    self_->write(what, output);
}

std::string format_game(const game& what, const notation& chosen, const format_options& options) {
    std::string text;
    game_formatter(chosen, options).write(what, text);
    return text;
}

} // namespace ctlpgn
