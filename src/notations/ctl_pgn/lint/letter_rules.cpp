#include "notations/ctl_pgn/lint/letter_rules.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lettering.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"
#include "notations/ctl_pgn/positions/initial.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

// A missing declaration is one fault, however many letters it would declare and however often they are used.
// So letters are reported where they first occur, with a count.
class letter_check {
  public:
    letter_check(check_context& context, const lettering& called) : context_(context), called_(called) {}

    void use(symbol written, span where) {
        if (called_.in_use[written]) {
            is_written_[written] = true;
            return;
        }
        const symbol_style style = symbols[written].style;
        const bool figure = style == symbol_style::white_figure || style == symbol_style::black_figure;
        if (figure && called_.figures)
            return; // the colour is checked elsewhere
        // All figures without FAN are one fault, and so are all letters under it.
        use_counter& counter = figure || called_.figures ? for_all_ : counters_[written];
        if (counter.times++ == 0) {
            counter.first = where;
            counter.written = written;
        }
    }

    void finish() {
        const bool any = for_all_.times != 0 || std::ranges::any_of(counters_, [](const use_counter& each) {
                             return each.times != 0;
                         });
        if (!any)
            return;
        if (called_.declared == nullptr) {
            const tag_sheet sheet(context_.read);
            const tag* const misspelt = sheet.find(tag_name::redefine);
            if (misspelt == nullptr ? sheet.was_skipped(tag_name::redefine) : is_unreadable(*misspelt))
                return;
            if (misspelt != nullptr)
                report_misspelt(*misspelt);
        } else if (is_unreadable(*called_.declared)) {
            return;
        }
        report(for_all_);
        for (const use_counter& counter : counters_)
            report(counter);
        report_undeclared();
    }

  private:
    struct use_counter {
        span first;
        std::uint32_t times = 0;
        symbol written = no_symbol;
    };

    // An unreadable Redefine tag has been reported; it may have declared everything.
    [[nodiscard]] bool is_unreadable(const tag& declaration) const {
        return !has_both_ends(context_.read, declaration) || context_.raw(declaration.value).empty();
    }

    // All letters that a Redefine tag under another name declares are one fault.
    void report_misspelt(const tag& meant) {
        const lettering declared = read_lettering(context_.raw(meant.value));
        use_counter* first = nullptr;
        const auto take = [&first](use_counter& counter) {
            if (counter.times != 0 && (first == nullptr || counter.first.begin < first->first.begin))
                first = &counter;
        };
        if (declared.figures)
            take(for_all_);
        for (std::size_t i = 0; i != counters_.size() && declared.understood; ++i)
            if (declared.in_use[i])
                take(counters_[i]);
        if (first == nullptr)
            return;
        const std::string name(row_of(tag_name::redefine).text);
        finding& added = context_.report(codes::misspelt_redefine, meant.name);
        added.related.push_back({first->first, "a letter that it would declare is used here"});
        added.remedy = fix{.edits = {{meant.name, name}}, .safe = false, .title = "write " + name};
        for (std::size_t i = 0; i != counters_.size(); ++i)
            if (declared.in_use[i])
                counters_[i] = {};
        if (declared.figures)
            for_all_ = {};
    }

    void report(const use_counter& counter) {
        if (counter.times == 0)
            return;
        const symbol_row& row = symbols[counter.written];
        const bool figure =
            row.style == symbol_style::white_figure || row.style == symbol_style::black_figure;
        const std::string_view standard = called_.letter(row.kind);
        std::string detail;
        std::string expected;
        code id = codes::undeclared_figure;
        if (called_.figures) {
            id = codes::letter_under_figures;
        } else if (may_be_digit(counter)) {
            id = codes::replaced_letter;
            detail = std::string(standard) + " is the letter of the " + words_of(row.kind) +
                     " in this game, and l may be the digit 1";
            expected = "1";
        } else if (!figure && row.style == symbol_style::alternative && standard_is_used(row.kind) &&
                   !is_standard_written(row.kind)) {
            if (declares_kind(row.kind)) {
                id = codes::replaced_letter;
                detail = "the game has another letter for the " + words_of(row.kind);
            } else {
                undeclared_.push_back(&counter);
                return;
            }
        } else if (!figure) {
            id = codes::replaced_letter;
            detail = std::string(standard) + " is the letter of the " + words_of(row.kind) + " in this game";
            if (called_.declared != nullptr)
                detail = "the game has replaced it, and " + detail;
        }
        add(id, counter.first, counter.times, std::move(detail), std::move(expected));
    }

    void add(code id, span first, std::uint32_t times, std::string detail, std::string expected) {
        if (times > 1)
            detail += " (" + std::to_string(times) + " times in this game)";
        finding& added = context_.report(id, first, std::move(detail));
        added.expected = std::move(expected);
        if (called_.declared != nullptr)
            added.related.push_back({called_.declared->where, "the letters are declared here"});
    }

    [[nodiscard]] bool declares_kind(cescacs::piece_kind kind) const {
        return std::ranges::any_of(
            undeclared_, [kind](const use_counter* each) { return symbols[each->written].kind == kind; });
    }

    // One tag declares all letters, so its absence is one fault.
    void report_undeclared() {
        if (undeclared_.empty())
            return;
        std::string items;
        std::uint32_t times = 0;
        for (const use_counter* const each : undeclared_) {
            const symbol_row& row = symbols[each->written];
            items.append(items.empty() ? "" : ", ")
                .append(row.text)
                .append("@")
                .append(called_.letter(row.kind));
            times += each->times;
        }
        std::string detail = "[Redefine \"" + items + "\"]";
        const use_counter& first = **std::ranges::min_element(
            undeclared_, {}, [](const use_counter* each) { return each->first.begin; });
        add(codes::undeclared_letter, first.first, times, std::move(detail), std::move(items));
    }

    // An l in a position, if no ply has the letter: it fills one hex, as 1 does.
    [[nodiscard]] bool may_be_digit(const use_counter& counter) const {
        return called_.declared == nullptr && context_.raw(counter.first) == "l" &&
               std::ranges::none_of(context_.read.plies, [&counter](const ply& each) {
                   return each.piece == counter.written || each.captured == counter.written ||
                          each.promotion == counter.written;
               });
    }
    [[nodiscard]] bool standard_is_used(cescacs::piece_kind kind) const {
        return symbols[called_.of_kind[cescacs::index_of(kind)]].style == symbol_style::standard;
    }
    // Then another letter is a slip.
    [[nodiscard]] bool is_standard_written(cescacs::piece_kind kind) const {
        const symbol standard = called_.of_kind[cescacs::index_of(kind)];
        return is_written_[standard] || std::ranges::any_of(context_.read.plies, [standard](const ply& each) {
                   return each.readable() && (each.piece == standard || each.captured == standard);
               });
    }
    [[nodiscard]] std::string words_of(cescacs::piece_kind kind) const {
        return std::string(context_.words.pieces[called_.of_kind[cescacs::index_of(kind)]]);
    }

    check_context& context_;
    const lettering& called_;
    use_counter for_all_;
    std::array<use_counter, symbols.size()> counters_{};
    std::array<bool, symbols.size()> is_written_{}; // the declared ones
    std::vector<const use_counter*> undeclared_;    // one of each kind of piece
};

// A black figure for a white piece.
bool is_black(symbol written) {
    return written < symbols.size() && symbols[written].style == symbol_style::black_figure;
}

// The letter or figure of the rook in a castling's prefix.
symbol castling_rook(std::string_view text) {
    for (std::size_t i = 1; i != symbols.size(); ++i)
        if (symbols[i].kind == cescacs::piece_kind::rook &&
            text.find(symbols[i].text) != std::string_view::npos)
            return static_cast<symbol>(i);
    return no_symbol;
}

void check_ply(check_context& context, letter_check& check, const ply& written) {
    // The letter of a word that is not a ply names no piece.
    if (!written.readable() && written.from == no_place)
        return;
    const side player = written.player;
    if (written.kind == ply_kind::castled) {
        const symbol rook = castling_rook(context.raw(written.text()));
        if (player == side::white && is_black(rook))
            context.report(codes::black_figure, written.text(), "White castles");
        else
            check.use(rook, written.text());
        return;
    }
    const bool wrong_mover =
        player == side::white && (is_black(written.piece) || is_black(written.promotion));
    const bool wrong_captured = player == side::black && is_black(written.captured);
    if (wrong_mover || wrong_captured) {
        context.report(codes::black_figure, written.text(),
                       wrong_mover ? "White moves" : "what Black captures is White's");
        return;
    }
    for (const symbol used : {written.piece, written.captured, written.promotion})
        if (used != awaiting_promotion)
            check.use(used, written.text());
}

void check_position_letters(const game& record, letter_check& check) {
    const tag* const position = find_position_tag(record);
    if (position == nullptr || !has_both_ends(record, *position))
        return;
    const std::string_view text = record.raw(position->value);
    const position_setup setup = setup_of(text);
    const std::uint32_t base = position->value.begin;
    for (const position_setup::man& man : setup.men)
        check.use(man.piece, {base + man.where.begin, base + man.where.end});
    const span rights = setup.rights_where;
    const std::string_view field = text.substr(rights.begin, rights.size());
    for (const std::string_view rook : {"R", "r", "T", "t", "♖", "♜"})
        if (field.find(rook) != std::string_view::npos)
            check.use(find_symbol(rook), {base + rights.begin, base + rights.end});
}

} // namespace

void check_letters(check_context& context) {
    const lettering called = find_lettering(context.read);
    if (!called.understood)
        return;
    letter_check check(context, called);
    check_position_letters(context.read, check);
    const auto is_plain = [&called](const ply& written) {
        return called.in_use[written.piece] && called.in_use[written.captured] &&
               called.in_use[written.promotion] && written.kind != ply_kind::castled;
    };
    for (const ply& each : context.read.plies)
        if (!is_plain(each))
            check_ply(context, check, each);
    for (const reference& each : context.read.references)
        if (each.piece != no_symbol && (each.location != no_place || called.declared != nullptr))
            check.use(each.piece, each.where);
    check.finish();
}

} // namespace ctlpgn::ctl_pgn
