#include "notations/xiangqi/forms/values.hpp"

#include "grammar/xiangqi/values.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/words.hpp"
#include "parsing/finding_list.hpp"
#include "parsing/parse.hpp"
#include "parsing/quiet_state.hpp"
#include "parsing/text_input.hpp"
#include "record/result_words.hpp"
#include "text/ascii.hpp"
#include "text/dates.hpp"
#include "text/full_width.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>

#include <algorithm>

namespace ctlpgn::xiangqi {

namespace {

namespace rule = grammar::xiangqi::values::tolerant;

struct value_parts {
    std::string_view red_score;
    std::string_view black_score;
    bool is_half = false;
    bool red_won = false;
    bool black_won = false;
    bool is_open = false;
    bool is_in_words = false; // all of it
    std::string_view reason;
    std::string_view rating;
    written_date date;
};

template <typename Base> class value_state : public Base {
  public:
    using Base::Base;
    value_parts parts;
};

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_VALUE(RULE, PART)                                                                             \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input, typename State> static void apply(const Input& input, State& state) {      \
            state.parts.PART = std::string_view(input.begin(), input.size());                                \
        }                                                                                                    \
    }
#define CTLPGN_FLAG(RULE, PART)                                                                              \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input, typename State> static void apply(const Input& /*in*/, State& state) {     \
            state.parts.PART = true;                                                                         \
        }                                                                                                    \
    }

CTLPGN_VALUE(red_score, red_score);
CTLPGN_VALUE(black_score, black_score);
CTLPGN_VALUE(reason, reason);
CTLPGN_VALUE(bare_reason, reason);
CTLPGN_VALUE(rating, rating);
CTLPGN_VALUE(year, date.year);
CTLPGN_VALUE(month, date.month);
CTLPGN_VALUE(day, date.day);
CTLPGN_VALUE(short_month, date.month);
CTLPGN_VALUE(short_day, date.day);
CTLPGN_VALUE(small_month, date.month);
CTLPGN_VALUE(late_day, date.day);
CTLPGN_VALUE(named_day, date.day);
CTLPGN_FLAG(half_point, is_half);
CTLPGN_FLAG(red_won, red_won);
CTLPGN_FLAG(black_won, black_won);
CTLPGN_FLAG(red_wins, red_won);
CTLPGN_FLAG(black_wins, black_won);
CTLPGN_FLAG(no_winner, is_half);
CTLPGN_FLAG(halves, is_half);
CTLPGN_FLAG(unknown_outcome, is_open);
CTLPGN_FLAG(worded_result, is_in_words);

#undef CTLPGN_VALUE
#undef CTLPGN_FLAG

template <> struct action<rule::month_word> {
    template <typename Input, typename State> static void apply(const Input& input, State& state) {
        constexpr std::size_t letters_of_month = 3; // Dec. or December
        state.parts.date.month = number_of_month({input.begin(), letters_of_month});
    }
};

class reporting_state {
  public:
    reporting_state(std::string_view text, std::vector<finding>& findings)
        : text_(text), findings_(findings, text, most_findings) {}

    value_parts parts;

    void report(code id, const char* begin, const char* end) { findings_.add(id, begin, end); }
    [[nodiscard]] parsing::finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(parsing::finding_list::bookmark mark) { findings_.rollback(mark); }
    void token_read(std::size_t /*state*/) {}
    void finish() { findings_.finish(text_); }

  private:
    static constexpr std::size_t most_findings = 20;

    std::string_view text_;
    parsing::finding_list findings_;
};

template <typename Rule> value_parts parts_of(std::string_view value) {
    value_state<parsing::quiet_state> state;
    parsing::text_input input(value);
    parsing::parse<Rule, action>(input, state);
    return state.parts;
}

template <typename Rule> void report_value(std::string_view value, std::vector<finding>& findings) {
    reporting_state state(value, findings);
    parsing::text_input input(value);
    parsing::parse<Rule, action>(input, state);
    state.finish();
}

// Without zeros that change nothing, so that scores can be compared by size and then by digits.
std::string_view whole_of(std::string_view score) {
    score = score.substr(0, score.find('.'));
    return score.substr(std::min(score.find_first_not_of('0'), score.size()));
}
std::string_view fraction_of(std::string_view score) {
    const std::size_t point = score.find('.');
    if (point == std::string_view::npos)
        return {};
    score = score.substr(point + 1);
    return score.substr(0, score.find_last_not_of('0') + 1);
}

int compare(std::string_view a, std::string_view b) {
    const std::string_view left = whole_of(a);
    const std::string_view right = whole_of(b);
    if (left.size() != right.size())
        return left.size() < right.size() ? -1 : 1;
    const int whole = left.compare(right);
    return whole != 0 ? whole : fraction_of(a).compare(fraction_of(b));
}

} // namespace

std::uint8_t result_of(std::string_view written) {
    const std::string value = narrowed(written);
    const value_parts read = parts_of<rule::result>(value);
    if (read.red_score.empty() || read.black_score.empty())
        return read.is_half     ? result_draw
               : read.red_won   ? result_white
               : read.black_won ? result_black
               : read.is_open   ? result_open
                                : find_result(value);
    const int order = compare(read.red_score, read.black_score);
    if (order != 0)
        return order > 0 ? result_white : result_black;
    return compare(read.red_score, "0") == 0 ? result_open : result_draw;
}

std::string score_of_words(std::string_view written) {
    const std::string value = narrowed(written);
    const value_parts read = parts_of<rule::result>(value);
    const std::uint8_t meant = result_of(value);
    if (meant == 0 || (!read.is_in_words && find_plain_result(value) == 0))
        return {};
    std::string score(header_scores[meant]);
    const std::string_view reason = read.is_in_words ? trimmed(read.reason) : std::string_view();
    return reason.empty() ? score : score.append(" (").append(reason).append(")");
}

std::string_view reason_of(std::string_view value) {
    return parts_of<rule::result>(value).reason;
}

written_date date_of(std::string_view value) {
    return parts_of<rule::date>(value).date;
}

bool is_value_in_pgn(value_form form, std::string_view value) {
    if (form == value_form::result)
        return std::ranges::find(usual_results, value) != usual_results.end();
    constexpr std::string_view shape = "0000.00.00";
    return form == value_form::date && value.size() == shape.size() &&
           std::ranges::equal(value, shape, [](char written, char expected) {
               return expected == '.' ? written == '.' : is_digit(written) || written == '?';
           });
}

std::string value_of_draft(value_form form, std::string_view value) {
    if (!is_value_in_pgn(form, value))
        return std::string(value);
    if (form == value_form::result)
        return std::string(header_scores[result_of(value)]);
    std::string date(value);
    std::ranges::replace(date, '.', '-');
    return date;
}

std::string value_of_web_page(value_form form, std::string_view value) {
    if (form == value_form::result && result_of(value) != 0)
        return std::string(header_scores[result_of(value)]);
    const written_date date = form == value_form::date ? date_of(value) : written_date();
    if (date.year.empty() || date.month.empty() || date.day.empty())
        return std::string(value);
    return std::string(date.year) + "-" + two_digits(date.month) + "-" + two_digits(date.day);
}

std::string two_digits(std::string_view digits) {
    return std::string(2 - std::min<std::size_t>(digits.size(), 2), '0').append(digits);
}

player_fields fields_of_player(std::string_view value) {
    const std::size_t first = std::min(value.find(';'), value.size());
    const std::size_t second = std::min(value.find(';', first + 1), value.size());
    const auto field = [value](std::size_t before, std::size_t end) {
        return before >= value.size() ? std::string_view()
                                      : trimmed(value.substr(before + 1, end - before - 1));
    };
    return {trimmed(value.substr(0, first)), field(first, second), field(second, value.size())};
}

std::string_view rating_of(std::string_view value) {
    const std::string_view rating = parts_of<rule::player>(value).rating;
    return rating.substr(0, rating.find_last_not_of(" \t") + 1);
}

void read_value(value_form form, std::string_view value, std::vector<finding>& findings) {
    switch (form) {
    case value_form::format: report_value<rule::format>(value, findings); break;
    case value_form::result: report_value<rule::result>(value, findings); break;
    case value_form::player: report_value<rule::player>(value, findings); break;
    case value_form::date: report_value<rule::date>(value, findings); break;
    case value_form::game:
    case value_form::set_up:
    case value_form::free: break;
    }
}

} // namespace ctlpgn::xiangqi
