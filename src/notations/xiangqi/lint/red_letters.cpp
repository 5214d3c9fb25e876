// Small letters are Black's alone.
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/words.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

// Whether a letter before a ply is that of its piece.
class letters_of_pieces {
  public:
    explicit letters_of_pieces(const game& read) : read_(read) {}

    bool have(char letter, const ctlpgn::ply& asked) {
        if (!is_known_)
            look_at_form();
        return !is_broken(asked) && format_.kind_of(letter) == kind_of(asked.piece);
    }

  private:
    void look_at_form() {
        is_known_ = true;
        format_ = meant_format(read_);
        has_coordinates_ = std::ranges::any_of(read_.plies, [this](const ctlpgn::ply& each) {
            return each.readable() && is_written_in(read_, each, move_form::iccs);
        });
    }

    // bd3 among h2e2 and h9g7 has lost a digit: its first letter is a file.
    [[nodiscard]] bool is_broken(const ctlpgn::ply& asked) const {
        return has_coordinates_ && asked.from == no_place && is_written_in(read_, asked, move_form::salg);
    }

    const game& read_;
    bool is_known_ = false; // the form, which is looked for once
    bool has_coordinates_ = false;
    file_format format_;
};

} // namespace

void check_red_letters(check_context& context) {
    const game& read = context.read;
    // In coordinates, too, most plies begin with a capital.
    const auto may_have_small_letter = [&read](const ctlpgn::ply& each) {
        const std::string_view written = read.raw(each.text());
        return each.readable() && !written.empty() &&
               (is_small_letter(written.front()) || (written.size() > 1 && !is_letter(written.front())));
    };
    letters_of_pieces letters(read);
    for (node at = 0; at != read.plies.size(); ++at) {
        const ctlpgn::ply& here = read.plies[at];
        if (here.player != ctlpgn::side::white || !may_have_small_letter(here))
            continue;
        const span letter = context.parts_of(at).piece;
        if (!letter.empty() && is_small_letter(read.text[letter.begin]) &&
            letters.have(read.text[letter.begin], here))
            context.report(codes::small_letter_of_red, letter).at_ply = at;
    }
}

} // namespace ctlpgn::xiangqi
