// The parser of positions: the one place where its generated rules are instantiated.
#include "grammar/diplomat/position.hpp"
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/positions/setup.hpp"
#include "notations/diplomat/words.hpp"
#include "parsing/acceptance.hpp"
#include "parsing/finding_list.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"
#include "text/full_width.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>

#include <utility>

namespace ctlpgn::diplomat {

namespace {

namespace rule = grammar::diplomat::position::tolerant;

// More findings in one position would not help.
constexpr std::size_t most_findings = 20;

class set_up_builder {
  public:
    set_up_builder(std::string_view text, written_set_up& result, std::vector<finding>& findings)
        : text_(text), set_up_(result), findings_(findings, text, most_findings) {}

    void report(code id, const char* begin, const char* end) {
        const bool is_of_man = id == codes::no_such_cell || id == codes::unknown_piece;
        is_readable_ = is_readable_ && !is_of_man;
        set_up_.lacks_men = set_up_.lacks_men || is_of_man || id == codes::unreadable_man;
        findings_.add(id, begin, end);
    }
    [[nodiscard]] parsing::finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(parsing::finding_list::bookmark mark) { findings_.rollback(mark); }
    void finish() { findings_.finish(text_); }

    void letter(std::string_view written) { kind_ = find_kind(narrowed(written)); }
    void at(std::string_view name) { at_ = find_cell(narrowed(name)); }
    void man(diplomat::side owner, std::string_view text) {
        const piece_kind kind = std::exchange(kind_, piece_kind::pawn);
        if (std::exchange(is_readable_, true) && at_)
            set_up_.men.push_back({span_of(text), {owner, kind}, at_});
    }
    void turn(diplomat::side player, std::string_view text) {
        set_up_.to_move = player;
        set_up_.to_move_where = span_of(text);
    }

  private:
    [[nodiscard]] span span_of(std::string_view part) const {
        const auto begin = static_cast<std::uint32_t>(part.data() - text_.data());
        return {begin, begin + static_cast<std::uint32_t>(part.size())};
    }

    std::string_view text_;
    written_set_up& set_up_;
    parsing::finding_list findings_;
    piece_kind kind_ = piece_kind::pawn;
    cell at_;
    bool is_readable_ = true;
};

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input> static void apply(const Input& input, set_up_builder& builder) {           \
            builder.CALL;                                                                                    \
        }                                                                                                    \
    }

CTLPGN_ON(piece_letter, letter({input.begin(), input.size()}));
CTLPGN_ON(cell, at({input.begin(), input.size()}));
CTLPGN_ON(white_man, man(diplomat::side::white, {input.begin(), input.size()}));
CTLPGN_ON(black_man, man(diplomat::side::black, {input.begin(), input.size()}));
CTLPGN_ON(white_turn, turn(diplomat::side::white, {input.begin(), input.size()}));
CTLPGN_ON(black_turn, turn(diplomat::side::black, {input.begin(), input.size()}));

#undef CTLPGN_ON

} // namespace

bool read_set_up(std::string_view text, written_set_up& result, std::vector<finding>& findings) {
    result = {};
    const std::size_t before = findings.size();
    set_up_builder builder(text, result, findings);
    parsing::text_input input(text);
    parsing::parse<rule::position, action>(input, builder);
    builder.finish();
    return findings.size() == before;
}

bool accepts_set_up(std::string_view text) {
    return parsing::accepts<grammar::diplomat::position::strict::position, rule::position>(text);
}

} // namespace ctlpgn::diplomat
