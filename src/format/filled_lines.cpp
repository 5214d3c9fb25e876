// Lines that are filled up to a width and broken only at spaces.
#include "format/page.hpp"
#include "text/ascii.hpp"
#include "text/indented_lines.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace ctlpgn::layout {

namespace {

class filled_lines final : public page {
  public:
    filled_lines(const layout_style& style, const format_options& options)
        : width_(options.width.value_or(style.width)), reflow_(options.reflow) {}

    void begin(std::string& output) override {
        to_ = &output;
        column_ = 0;
        clear_gap();
        word_begin_ = no_word;
    }

    void ply(std::string_view text, bool /*completes_move*/, std::size_t /*depth*/) override {
        begin_part();
        put(text);
        opened_ = false;
    }

    // The content follows without a space.
    void open_variation(std::string_view text, std::size_t /*depth*/) override {
        begin_part();
        put(text);
        opened_ = true;
    }

    void close_variation(std::string_view text, std::size_t /*depth*/) override {
        opened_ = false;
        put(text);
    }

    void comment(const comment_parts& what, std::size_t /*depth*/) override {
        begin_part();
        put(what.open);
        put_comment(what.text);
        put(what.close);
        opened_ = false;
    }

    void line(std::string_view text) override {
        begin_part();
        put(text);
        opened_ = false;
    }

    void whole_line(std::string_view text) override {
        end();
        to_->append(text).append("\n");
        opened_ = false;
    }

    void end() override {
        end_word();
        if (column_ != 0)
            *to_ += '\n';
        column_ = 0;
        clear_gap();
    }

  private:
    static constexpr bool is_line_end(char each) { return each == '\r' || each == '\n'; }

    void begin_part() {
        if (!opened_) {
            end_word();
            gap_ = 1;
        }
        const std::size_t size = std::min<std::size_t>(gap_, 1);
        clear_gap();
        gap_ = size;
    }

    void clear_gap() {
        gap_ = 0;
        blanks_ = nullptr;
    }

    void write_gap() {
        if (blanks_ != nullptr)
            to_->append(blanks_, gap_);
        else
            to_->append(gap_, ' ');
    }

    void put(std::string_view text) {
        while (!text.empty()) {
            std::size_t size = 0;
            while (size != text.size() && text[size] != ' ' && text[size] != '\n')
                ++size;
            add_to_word(text.substr(0, size));
            if (size == text.size())
                return;
            end_word();
            if (text[size] == '\n')
                break_line();
            else
                ++gap_;
            text.remove_prefix(size + 1);
        }
    }

    // Readers look for commands such as [%clk 0:05:00] as they were written, and values in quotation marks
    // are text, so no line of a comment is broken in a command.
    static std::size_t word_size(std::string_view text) {
        const auto is_bracket = [](char each) {
            return each == '[' || each == ']' || each == '{' || each == '}';
        };
        std::size_t at = 0;
        while (at != text.size() && !is_white_space(text[at])) {
            if (text[at] != '[' || at + 1 == text.size() || text[at + 1] != '%') {
                ++at;
                continue;
            }
            at += 2;
            const std::string_view::const_iterator close =
                std::find_if(text.begin() + at, text.end(), is_bracket);
            if (close != text.end() && *close == ']')
                at = static_cast<std::size_t>(close - text.begin()) + 1;
        }
        return at;
    }

    // Several lines, none of which may be broken or moved: of a drawing, or of a command.
    void put_lines(std::string_view text) {
        while (true) {
            const auto end = static_cast<std::size_t>(std::ranges::find_if(text, is_line_end) - text.begin());
            add_to_word(text.substr(0, end));
            if (end == text.size())
                return;
            end_word();
            break_line();
            text.remove_prefix(end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
        }
    }

    // Spaces and line ends in comments are their author's business, unless they are to be filled anew.
    void put_comment(std::string_view text) {
        if (!reflow_ && has_indented_line(text))
            return put_lines(text);
        std::string_view rest = reflow_ ? trimmed(text) : text;
        while (!rest.empty()) {
            const std::size_t size = word_size(rest);
            put_lines(rest.substr(0, size));
            rest.remove_prefix(size);
            if (rest.empty())
                return;
            if (keeps_off_line_begin(rest)) {
                add_to_word(reflow_ ? " " : rest.substr(0, 1));
                rest.remove_prefix(reflow_ ? rest.find('%') : 1);
                continue;
            }
            end_word();
            if (reflow_) {
                rest.remove_prefix(std::min(rest.find_first_not_of(white_space), rest.size()));
                clear_gap();
                gap_ = 1;
                continue;
            }
            if (rest.starts_with("\r\n"))
                rest.remove_prefix(1);
            if (rest.front() == '\n' || rest.front() == '\r') {
                write_gap();
                break_line();
            } else if (gap_++ == 0) {
                blanks_ = rest.data();
            }
            rest.remove_prefix(1);
        }
    }

    // A percent sign at the beginning of a line would hide that line in some notations. Only an author puts
    // one there.
    [[nodiscard]] bool keeps_off_line_begin(std::string_view spaces) const {
        const std::size_t end = reflow_ ? spaces.find_first_not_of(white_space) : 1;
        return end < spaces.size() && spaces[end] == '%' &&
               (reflow_ || spaces.front() == ' ' || spaces.front() == '\t');
    }

    // A word is written at once, and moved to the next line when its end shows that it is too long.
    void add_to_word(std::string_view text) {
        if (text.empty())
            return;
        if (word_begin_ == no_word) {
            if (column_ != 0)
                write_gap();
            word_begin_ = to_->size();
        }
        to_->append(text);
    }

    // Eight bytes at once.
    static bool is_ascii(std::string_view word) {
        std::uint64_t together = 0;
        std::size_t at = 0;
        for (; word.size() - at >= sizeof together; at += sizeof together) {
            std::uint64_t some = 0;
            std::memcpy(&some, word.data() + at, sizeof some);
            together |= some;
        }
        for (; at != word.size(); ++at)
            together |= static_cast<unsigned char>(word[at]);
        return (together & 0x8080808080808080U) == 0;
    }

    static std::size_t columns_of(std::string_view word) {
        return is_ascii(word) ? word.size() : utf8::count_code_points(word);
    }

    void end_word() {
        if (word_begin_ == no_word)
            return;
        const std::size_t size = columns_of(std::string_view(*to_).substr(word_begin_));
        if (column_ != 0 && width_ != 0 && column_ + gap_ + size > width_) {
            to_->replace(word_begin_ - gap_, gap_, 1, '\n');
            column_ = 0;
        } else if (column_ != 0) {
            column_ += gap_;
        }
        column_ += size;
        clear_gap();
        word_begin_ = no_word;
    }

    void break_line() {
        *to_ += '\n';
        column_ = 0;
        clear_gap();
    }

    std::uint32_t width_;
    bool reflow_;
    std::string* to_ = nullptr;
    static constexpr std::size_t no_word = std::string::npos;
    std::size_t word_begin_ = no_word; // in the text, of a word to which what follows may belong
    std::size_t gap_ = 0;              // the size of the space before it
    const char* blanks_ = nullptr;     // of a comment, in its text; otherwise they are spaces
    std::size_t column_ = 0;           // of the line so far
    bool opened_ = false;              // whether what was written last opened a variation
};

} // namespace

std::unique_ptr<page> make_filled_lines(const layout_style& style, const format_options& options) {
    return std::make_unique<filled_lines>(style, options);
}

} // namespace ctlpgn::layout
