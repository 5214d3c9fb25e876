// For people: each finding with its line of source, the places that explain it, and the position.
#include "emit/report/colours.hpp"
#include "emit/report/excerpt.hpp"
#include "emit/report/report_formats.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::emit {

namespace {

class full_report : public report {
  public:
    full_report(write_bytes write, const report_options& options)
        : write_(std::move(write)), colour_(options.colour), all_boards_(options.all_boards) {}

    void begin_file(std::string_view /*path*/) override { game_drawn_ = 0; }

    void add(const reported& finding) override {
        const diagnostic& what = finding.found;
        std::string text = place(finding.path, what.line, what.column);
        text.append(colour_.of_level(what.severity, std::string(level_text(what.severity)) + "[" +
                                                        code_text(what.id) + "]"));
        text.append(fix_mark(what)).append(" ").append(colour_.strong(what.message)).append("\n");
        add_source(text, finding.source, what.line, what.end - what.begin, what.severity);
        for (std::size_t i = 0; i < what.related.size(); ++i) {
            const diagnostic_place& other = what.related[i];
            text.append(place(finding.path, other.line, other.column));
            text.append(colour_.of_level(level::note, "note"))
                .append(": ")
                .append(other.message)
                .append("\n");
            if (i < finding.related.size())
                add_source(text, finding.related[i], other.line, other.end - other.begin, level::note);
        }
        if (what.remedy)
            text.append(colour_.strong("help"))
                .append(": ")
                .append(shown_text(what.remedy->title))
                .append("\n");
        if (!what.board.empty() && (all_boards_ || what.game != game_drawn_)) {
            game_drawn_ = what.game;
            add_board(text, what.board);
            text.append(legend());
        }
        write_(text.append("\n"));
    }

    void end_file(std::string_view path, std::uint64_t hidden) override {
        if (hidden != 0)
            write_(colour_.strong(shown_text(path) + ":") + " " + std::to_string(hidden) +
                   " more (--max-diagnostics sets how many are shown)\n\n");
    }

  private:
    [[nodiscard]] std::string place(std::string_view path, std::uint32_t line, std::uint32_t column) const {
        return colour_.strong(shown_text(path) + ":" + std::to_string(line) + ":" + std::to_string(column) +
                              ":") +
               " ";
    }

    void add_source(std::string& text, const source_excerpt& asked, std::uint32_t line, std::uint64_t length,
                    level severity) const {
        if (asked.text.empty())
            return;
        const excerpt part = cut_excerpt(asked.text, asked.offset, length, asked.cut_before, asked.cut_after);
        const std::string number = std::to_string(line);
        const std::size_t spaces = part.mark.find_first_not_of(' ');
        text.append(" ").append(colour_.faint(number + " |")).append(" ").append(part.text).append("\n");
        text.append(" ").append(colour_.faint(std::string(number.size(), ' ') + " |")).append(" ");
        text.append(spaces, ' ').append(colour_.of_level(severity, part.mark.substr(spaces))).append("\n");
    }

    static void add_board(std::string& text, std::string_view board) {
        while (!board.empty()) {
            const std::size_t end = std::min(board.find('\n'), board.size());
            text.append(end == 0 ? "" : "   ").append(board.substr(0, end)).append("\n");
            board.remove_prefix(std::min(end + 1, board.size()));
        }
    }

    // What the first board means; the others use the same signs.
    std::string_view legend() { return std::exchange(is_legend_written_, true) ? "" : legend_text; }

    static constexpr std::string_view legend_text =
        "   Capital letters are the first player's pieces, small ones the second's. [ ] is where the\n"
        "   ply begins, < > where it ends.\n";

    write_bytes write_;
    colours colour_;
    bool all_boards_;
    std::uint32_t game_drawn_ = 0; // of this file
    bool is_legend_written_ = false;
};

} // namespace

std::unique_ptr<report> make_full_report(write_bytes write, const report_options& options) {
    return std::make_unique<full_report>(std::move(write), options);
}

} // namespace ctlpgn::emit
