#include "notations/xiangqi/forms/form.hpp"

#include "grammar/xiangqi/file.hpp"
#include "grammar/xiangqi/values.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/tags.hpp"
#include "parsing/acceptance.hpp"
#include "parsing/parse.hpp"
#include "parsing/quiet_state.hpp"
#include "parsing/text_input.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>

#include <algorithm>

namespace ctlpgn::xiangqi {

namespace {

namespace value_rule = grammar::xiangqi::values::tolerant;
namespace file_rule = grammar::xiangqi::file::tolerant;

// By kind: pawn, guard, elephant, horse, cannon, rook, king.
constexpr std::array<char, piece_kind_count> usual_letters{0, 'P', 'G', 'M', 'N', 'C', 'R', 'K'};
constexpr std::array<char, piece_kind_count> wxf_letters{0, 'P', 'A', 'E', 'H', 'C', 'R', 'K'};
// The king has two, Tg.
constexpr std::array<char, piece_kind_count> vietnamese_letters{0, 'B', 'S', 'T', 'M', 'P', 'X', 'K'};

struct other_letter {
    char letter;
    piece_kind kind;
};
constexpr std::array<other_letter, 5> other_letters{{{'H', piece_kind::horse},
                                                     {'E', piece_kind::elephant},
                                                     {'B', piece_kind::elephant},
                                                     {'A', piece_kind::guard},
                                                     {'S', piece_kind::pawn}}};

std::string declaration_of(move_form form, std::string_view letters) {
    std::string text(form_names[static_cast<std::size_t>(form)]);
    return letters.empty() ? text : text.append(", ").append(letters);
}

class format_state : public parsing::quiet_state {
  public:
    file_format read;
    char usual = 0;
    std::array<bool, piece_kind_count> is_declared{};

    void form(std::string_view name) {
        const auto found = std::ranges::find(form_names, form_called(name));
        if (found != form_names.end())
            read.form = static_cast<move_form>(found - form_names.begin());
        read.is_unknown = found == form_names.end();
        read.letters = read.form == move_form::wxf          ? wxf_letters
                       : read.form == move_form::vietnamese ? vietnamese_letters
                                                            : usual_letters;
        is_declared.fill(read.form == move_form::vietnamese);
    }
    void symbol(char own) {
        const piece_kind kind = usual_kind(usual);
        if (kind == piece_kind::none)
            return;
        read.letters[index_of(kind)] = capital(own);
        read.has_symbols = true;
        is_declared[index_of(kind)] = true;
    }
};

template <typename Rule> struct format_action : tao::pegtl::nothing<Rule> {};

template <> struct format_action<value_rule::move_form> {
    template <typename Input> static void apply(const Input& input, format_state& state) {
        state.form({input.begin(), input.size()});
    }
};
template <> struct format_action<value_rule::usual_letter> {
    template <typename Input> static void apply(const Input& input, format_state& state) {
        state.usual = *input.begin();
    }
};
template <> struct format_action<value_rule::own_letter> {
    template <typename Input> static void apply(const Input& input, format_state& state) {
        state.symbol(*input.begin());
    }
};

class preamble_state : public parsing::quiet_state {
  public:
    std::string_view last;
    std::string_view found;
};

template <typename Rule> struct preamble_action : tao::pegtl::nothing<Rule> {};

struct preamble_value {
    template <typename Input> static void apply(const Input& input, preamble_state& state) {
        state.last = {input.begin(), input.size()};
    }
};
struct preamble_line {
    template <typename Input> static void apply(const Input& /*in*/, preamble_state& state) {
        if (state.found.empty())
            state.found = state.last;
    }
};

template <> struct preamble_action<file_rule::tag_word> {
    template <typename Input> static void apply(const Input& /*in*/, preamble_state& state) {
        state.last = {};
    }
};
template <> struct preamble_action<file_rule::tag_value> : preamble_value {};
template <> struct preamble_action<file_rule::format_value> : preamble_value {};
template <> struct preamble_action<file_rule::format_line> : preamble_line {};
template <> struct preamble_action<file_rule::late_format> : preamble_line {};
template <> struct preamble_action<file_rule::bracketed_value> : preamble_value {};
template <> struct preamble_action<file_rule::bracketed_format> : preamble_line {};
template <> struct preamble_action<file_rule::pgn_file> {
    template <typename Input> static void apply(const Input& /*in*/, preamble_state& state) {
        if (state.found.empty())
            state.found = pgn_dialect;
    }
};

} // namespace

piece_kind usual_kind(char letter) {
    const char sought = capital(letter);
    const auto found = std::ranges::find(usual_letters, sought);
    if (sought != 0 && found != usual_letters.end())
        return static_cast<piece_kind>(found - usual_letters.begin());
    const auto other = std::ranges::find(other_letters, sought, &other_letter::letter);
    return other == other_letters.end() ? piece_kind::none : other->kind;
}

file_format read_format(std::string_view value) {
    format_state state;
    state.read.letters = usual_letters;
    parsing::text_input input(value);
    parsing::parse<value_rule::format, format_action>(input, state);
    file_format& made = state.read;
    // A declared letter means what it is declared for; the others have their usual meaning.
    for (char letter = 'A'; letter <= 'Z'; ++letter)
        made.kinds[static_cast<std::size_t>(letter - 'A')] = usual_kind(letter);
    for (std::size_t kind = 1; kind != piece_kind_count; ++kind)
        if (const char letter = made.letters[kind]; state.is_declared[kind] && is_capital(letter))
            made.kinds[static_cast<std::size_t>(letter - 'A')] = static_cast<piece_kind>(kind);
    return made;
}

bool begins_file(const game& record) {
    return record.index <= 1 && record.offset == 0;
}

file_format format_of(const game& record) {
    if (is_pgn(record))
        return meant_format(record);
    const tag* const written = find_tag(record, tag_name::format);
    const bool says_it_itself = record.preamble.empty() && begins_file(record) && written != nullptr;
    return read_format(says_it_itself ? record.raw(written->value) : record.preamble);
}

file_format with_letters(move_form form, std::string_view declared) {
    return read_format(declaration_of(form, declared));
}

std::string format_text(const file_format& format) {
    std::string text(form_names[static_cast<std::size_t>(format.form)]);
    if (!format.has_symbols)
        return format.form == move_form::iccs ? std::string() : text;
    text += ',';
    for (const piece_kind kind : {piece_kind::king, piece_kind::rook, piece_kind::horse, piece_kind::cannon,
                                  piece_kind::guard, piece_kind::elephant, piece_kind::pawn})
        text.append(" ")
            .append(1, usual_letters[index_of(kind)])
            .append("(")
            .append(1, format.letter_of(kind))
            .append(")");
    return text;
}

std::string_view form_called(std::string_view name) {
    const auto found = std::ranges::find_if(
        form_names, [name](std::string_view each) { return is_same_in_small_letters(each, name); });
    return found == form_names.end() ? std::string_view() : *found;
}

bool is_form(std::string_view value) {
    return !form_called(value.substr(0, value.find(','))).empty();
}

std::string_view find_format(std::string_view beginning) {
    preamble_state state;
    parsing::text_input input(beginning);
    parsing::parse<file_rule::preamble, preamble_action>(input, state);
    const bool is_in_pgn = state.found == pgn_dialect;
    if (!is_in_pgn && !state.found.empty())
        return state.found;
    const std::optional<move_form> form = form_of_first_game(beginning);
    const auto which = static_cast<std::size_t>(form.value_or(move_form::iccs));
    if (is_in_pgn)
        return pgn_preambles[which];
    // Only Chinese cannot be mistaken for another form.
    return form && is_in_chinese(*form) ? form_names[which] : std::string_view();
}

// Whether no two kinds of pieces have the same letter.
bool has_letter_for_each(const file_format& format) {
    std::array<char, piece_kind_count> letters = format.letters;
    sort_stably(letters);
    return std::ranges::adjacent_find(letters) == letters.end();
}

std::optional<std::string> find_letters(std::string_view called) {
    for (const named_letters& each : letter_sets)
        if (each.name == called)
            return std::string(each.letters);
    const bool is_declaration =
        parsing::accepts<grammar::xiangqi::values::strict::format, value_rule::format>(
            declaration_of(move_form::axf, called));
    if (called.empty() || !is_declaration ||
        !has_letter_for_each(read_format(declaration_of(move_form::axf, called))))
        return std::nullopt;
    return std::string(called);
}

} // namespace ctlpgn::xiangqi
