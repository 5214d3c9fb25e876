#include "repair/words.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace ctlpgn::repair {

namespace {

// What scanners take digits for.
constexpr std::string_view like_digits = "lI|!OoSsBZz";
constexpr std::size_t longest_number = 7;

bool is_dot(char c) {
    return c == '.';
}

// Cuts one run of bytes without a space into a number, if it begins with one, and the rest.
class word_cutter {
  public:
    word_cutter(std::string_view text, const word_signs& signs, std::vector<word>& into)
        : text_(text), signs_(signs), into_(into) {}

    void cut(std::uint32_t begin, std::uint32_t end) {
        if (is_in_parentheses(begin, end))
            return add(word_kind::punctuation, begin, end, end);
        while (begin != end) {
            const std::uint32_t after_number = end_of_number(begin, end);
            if (after_number != begin)
                add_number(begin, after_number);
            if (after_number == end)
                return;
            if (text_[after_number] == signs_.glyph)
                return add(word_kind::punctuation, after_number, end, end);
            begin = begin_of_next_number(after_number, end);
            add_ply(after_number, begin);
        }
    }
    void step_over_something() { is_apart_ = true; }

  private:
    // (=)   (1,3)   (=):
    [[nodiscard]] bool is_in_parentheses(std::uint32_t begin, std::uint32_t end) const {
        while (end != begin && signs_.judgement.find(text_[end - 1]) != std::string_view::npos)
            --end;
        return end != begin && text_[begin] == '(' && text_[end - 1] == ')';
    }

    // Qa521. where 21 is the next number.
    [[nodiscard]] std::uint32_t begin_of_next_number(std::uint32_t begin, std::uint32_t end) const {
        if (last_number_ == 0)
            return end;
        const std::string next = std::to_string(last_number_ + 1) + '.';
        const std::size_t at =
            text_.substr(begin, end - begin).find(next, std::max<std::size_t>(signs_.shortest, 1));
        return at == std::string_view::npos ? end : begin + static_cast<std::uint32_t>(at);
    }

    // Whether a number without a dot is the next, or the same once more.
    [[nodiscard]] bool is_due(std::string_view digits) const {
        return digits == std::to_string(last_number_) || digits == std::to_string(last_number_ + 1);
    }

    // 12.   12...   l2.   lO. alone, and 12 alone where it is due.
    [[nodiscard]] std::uint32_t end_of_number(std::uint32_t begin, std::uint32_t end) const {
        const auto is_like_digit = [](char c) {
            return is_digit(c) || like_digits.find(c) != std::string_view::npos;
        };
        std::uint32_t digits = begin;
        while (digits != end && digits - begin != longest_number && is_like_digit(text_[digits]))
            ++digits;
        std::uint32_t dots = digits;
        while (dots != end && is_dot(text_[dots]))
            ++dots;
        if (dots != digits) {
            const bool has_digit =
                digits == begin || std::ranges::any_of(text_.substr(begin, digits - begin), is_digit);
            const bool is_before_ply = has_digit && end - dots >= signs_.shortest; // not O2.5
            return is_before_ply || dots == end ? dots : begin;
        }
        return digits == end && is_due(text_.substr(begin, end - begin)) ? end : begin;
    }

    void add_number(std::uint32_t begin, std::uint32_t end) {
        const std::string_view digits = text_.substr(begin, count_digits(text_.substr(begin, end - begin)));
        std::uint32_t value = 0;
        for (const char each : digits)
            value = 10 * value + static_cast<std::uint32_t>(each - '0');
        const bool is_read = begin + digits.size() == end || is_dot(text_[begin + digits.size()]);
        add(is_dot(text_[begin]) ? word_kind::punctuation : word_kind::number, begin, end, end);
        into_.back().number = is_read ? value : 0;
        last_number_ = is_read && value != 0 ? value : last_number_ + 1;
    }

    // Whether a ply would end in the letter of a file: Rb? may be Rb7, and then it is not judged.
    [[nodiscard]] bool lacks_digit(std::uint32_t begin, std::uint32_t end) const {
        return end != begin && is_small_letter(text_[end - 1]) &&
               (end - begin == 1 || (!is_digit(text_[end - 2]) && text_[end - 2] != '='));
    }

    void add_ply(std::uint32_t begin, std::uint32_t end) {
        const std::uint32_t end_of_word = end;
        const auto trim = [&](std::string_view characters, std::size_t least) {
            while (end - begin > least && characters.find(text_[end - 1]) != std::string_view::npos)
                --end;
        };
        trim(signs_.judgement, 0);
        if (end + 1 == end_of_word && text_[end] != ',' && lacks_digit(begin, end))
            end = end_of_word;
        const std::uint32_t marked = end;
        trim(signs_.marks, signs_.shortest); // not C2+
        if (end != begin)
            add(word_kind::ply, begin, end, marked);
        else
            add(word_kind::punctuation, begin, marked, marked);
    }

    void add(word_kind kind, std::uint32_t begin, std::uint32_t end, std::uint32_t marked) {
        into_.push_back({.kind = kind,
                         .where = {begin, end},
                         .text = text_.substr(begin, end - begin),
                         .marked = text_.substr(begin, marked - begin),
                         .marked_end = marked,
                         .number = 0,
                         .is_well_formed = false,
                         .is_apart = is_apart_});
        is_apart_ = false;
    }

    std::string_view text_;
    const word_signs& signs_;
    std::vector<word>& into_;
    std::uint32_t last_number_ = 0;
    bool is_apart_ = false;
};

} // namespace

std::vector<word> words_of(std::string_view text, span where, std::span<const span> left_out,
                           const word_signs& signs) {
    std::vector<word> found;
    word_cutter cutter(text, signs, found);
    const auto is_between_words = [&signs](char c) {
        return white_space.find(c) != std::string_view::npos ||
               signs.around.find(c) != std::string_view::npos;
    };
    auto next = left_out.begin();
    std::uint32_t at = where.begin;
    while (at < where.end) {
        while (next != left_out.end() && next->end <= at)
            ++next;
        if (next != left_out.end() && next->begin <= at) {
            at = next->end;
            cutter.step_over_something();
            continue;
        }
        if (is_between_words(text[at])) {
            ++at;
            continue;
        }
        const std::uint32_t bound = next != left_out.end() ? std::min(next->begin, where.end) : where.end;
        std::uint32_t end = at;
        while (end != bound && !is_between_words(text[end]))
            ++end;
        cutter.cut(at, end);
        at = end;
    }
    return found;
}

} // namespace ctlpgn::repair
