#include "repair/channel.hpp"

#include "repair/confusions.hpp"
#include "text/ascii.hpp"

#include <cstring>

namespace ctlpgn::repair {

namespace {

constexpr std::size_t longest_word = 24;

bool is_punctuation(char c) {
    return !is_letter_or_digit(c) && !is_beyond_ascii(c);
}

// Each of the two bytes that a letter has beyond ASCII bears half of what the letter costs.
constexpr float share_of_byte = 0.5F;

float cost_of_loss(char meant) {
    if (is_beyond_ascii(meant))
        return prices::lost_character * share_of_byte;
    return meant == 'x' || is_punctuation(meant) ? prices::lost_punctuation : prices::lost_character;
}

// Of a character that was not meant, between two that were.
float cost_of_extra(char extra, char before, char after) {
    if (is_beyond_ascii(extra))
        return prices::extra_character * share_of_byte;
    if (extra == before || extra == after)
        return prices::doubled;
    if (are_neighbours(extra, before) || are_neighbours(extra, after))
        return prices::beside_on_keyboard;
    return is_punctuation(extra) ? prices::extra_punctuation : prices::extra_character;
}

enum class sign_kind : std::uint8_t { digit, capital, small_letter, punctuation, other };

constexpr sign_kind kind_of(char sign) {
    return is_digit(sign)          ? sign_kind::digit
           : is_capital(sign)      ? sign_kind::capital
           : is_small_letter(sign) ? sign_kind::small_letter
           : is_beyond_ascii(sign) ? sign_kind::other
                                   : sign_kind::punctuation;
}

constexpr auto kinds = [] {
    std::array<sign_kind, 256> made{};
    for (std::size_t i = 0; i != made.size(); ++i)
        made[i] = kind_of(static_cast<char>(i));
    return made;
}();

bool are_of_one_kind(char one, char other) {
    const sign_kind kind = kinds[static_cast<unsigned char>(one)];
    return kind == kinds[static_cast<unsigned char>(other)] && kind != sign_kind::other;
}

bool is_letter_elsewhere(char meant, std::string_view written, std::span<const other_writing> letters) {
    return std::ranges::any_of(letters, [&](const other_writing& each) {
        return each.meant.size() == 1 && each.meant.front() == meant && each.written == written;
    });
}

bool is_ply_elsewhere(std::string_view meant, std::string_view written,
                      std::span<const other_writing> plies) {
    return std::ranges::any_of(
        plies, [&](const other_writing& each) { return each.meant == meant && each.written == written; });
}

float cost_of_other(char meant, const char& written, const exchanged_signs& exchanged) {
    const float cost = substitution_cost(meant, written);
    if (cost > prices::letter_elsewhere && is_letter_elsewhere(meant, {&written, 1}, exchanged.letters))
        return prices::letter_elsewhere;
    return cost > exchanged.other_sign && are_of_one_kind(meant, written) ? exchanged.other_sign : cost;
}

} // namespace

std::uint64_t spelling::hash() const {
    std::uint64_t halves[2];
    static_assert(sizeof halves == sizeof bytes_);
    std::memcpy(halves, bytes_.data(), sizeof halves);
    std::uint64_t mixed = halves[0] * 0x9e3779b97f4a7c15ULL ^ halves[1] * 0xc2b2ae3d27d4eb4fULL;
    mixed ^= mixed >> 29;
    return mixed * 0xbf58476d1ce4e5b9ULL;
}

float reading_cost(std::string_view written, std::string_view meant, const exchanged_signs& exchanged) {
    if (written == meant)
        return 0;
    if (is_ply_elsewhere(meant, written, exchanged.letters))
        return prices::letter_elsewhere;
    if (written.size() > longest_word || meant.size() > spelling::longest)
        return prices::most_for_word;
    const std::size_t width = meant.size() + 1;
    std::array<std::array<float, spelling::longest + 1>, 3> rows{};
    float* before_last = rows[0].data();
    float* last = rows[1].data();
    float* now = rows[2].data();
    for (std::size_t j = 1; j != width; ++j)
        last[j] = last[j - 1] + cost_of_loss(meant[j - 1]);
    for (std::size_t i = 1; i <= written.size(); ++i) {
        const char& here = written[i - 1];
        float least = now[0] = last[0] + cost_of_extra(here, '\0', meant.empty() ? '\0' : meant[0]);
        for (std::size_t j = 1; j != width; ++j) {
            const char asked = meant[j - 1];
            float best = last[j - 1] + cost_of_other(asked, here, exchanged);
            best = std::min(best, now[j - 1] + cost_of_loss(asked));
            best = std::min(best, last[j] + cost_of_extra(here, asked, j < meant.size() ? meant[j] : '\0'));
            if (i > 1 && j > 1 && here == meant[j - 2] && written[i - 2] == asked && here != asked)
                best = std::min(best, before_last[j - 2] + prices::transposed);
            if (i > 1 && is_broken_into(asked, written[i - 2], here))
                best = std::min(best, before_last[j - 1] + prices::broken);
            if (i > 1 && is_letter_elsewhere(asked, written.substr(i - 2, 2), exchanged.letters))
                best = std::min(best, before_last[j - 1] + prices::letter_elsewhere);
            now[j] = best;
            least = std::min(least, best);
        }
        if (least >= prices::most_for_word)
            return prices::most_for_word;
        float* const free = before_last;
        before_last = last;
        last = now;
        now = free;
    }
    float cost = last[width - 1];
    if (written.size() == 1 && meant.size() > 2) // a single cause for all that is lost
        cost -= static_cast<float>(meant.size() - 2) * (prices::lost_character - prices::lost_with_others);
    return std::min(cost, prices::most_for_word);
}

float reading_costs::cost(std::uint32_t word, std::string_view written, const spelling& meant,
                          const exchanged_signs& exchanged) {
    word += base_;
    slot& kept = remembered_[(meant.hash() + word * 0x9e3779b1U) % slots];
    if (kept.word != word || kept.meant != meant)
        kept = {meant, word, reading_cost(written, meant.text(), exchanged)};
    return kept.cost;
}

float cost_of_capture_sign(char sign, std::string_view due, std::string_view written) {
    if (sign == '\0')
        return 0;
    const bool is_due = due.find(sign) != std::string_view::npos;
    const bool is_written = written.find(sign) != std::string_view::npos;
    return is_due == is_written ? 0 : is_due ? prices::lost_punctuation : prices::extra_punctuation;
}

} // namespace ctlpgn::repair
