// Formats the games of a file one after the other, and makes sure that nothing is lost.
#include "ctlpgn/format.hpp"

#include "ctlpgn/errors.hpp"
#include "ctlpgn/reader.hpp"
#include "format/completed_game.hpp"
#include "format/dialects.hpp"
#include "format/games_ahead.hpp"
#include "format/harmless.hpp"
#include "format/second_reading.hpp"
#include "format/shortened_comments.hpp"
#include "text/ascii.hpp"
#include "text/sources/decoded_source.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <memory>
#include <vector>

namespace ctlpgn {

namespace {

constexpr char mark_of_end = '\x1A'; // at the end of DOS files: no game begins with it

// Where the last line of a text that is not empty ends; npos if it does not.
std::size_t end_of_last_line(std::string_view text) {
    return text.find_first_of("\r\n", text.find_last_not_of(white_space) + 1);
}

// What comes before the next game on its first line.
std::string_view indent_after(std::string_view text) {
    const std::size_t end = text.find_last_not_of(" \t") + 1;
    return end == 0 || text[end - 1] == '\n' || text[end - 1] == '\r' ? text.substr(end) : std::string_view();
}

std::string_view first_line_of(std::string_view text) {
    return text.substr(0, text.find_first_of("\r\n"));
}

// Whether two texts that come in parts are equal. Empty lines between games may be in different parts.
class text_comparison {
  public:
    void add(std::string_view a, std::string_view b) {
        if (different_)
            return;
        if (!ahead_of_b_.empty())
            a = ahead_of_b_.append(a);
        if (!ahead_of_a_.empty())
            b = ahead_of_a_.append(b);
        const std::size_t common = std::min(a.size(), b.size());
        different_ = a.substr(0, common) != b.substr(0, common);
        ahead_of_b_ = std::string(a.substr(common));
        ahead_of_a_ = std::string(b.substr(common));
    }
    [[nodiscard]] bool differs() const { return different_ || !ahead_of_a_.empty() || !ahead_of_b_.empty(); }

  private:
    bool different_ = false;
    std::string ahead_of_a_; // what the other text has ahead of this one
    std::string ahead_of_b_;
};

class formatting {
  public:
    formatting(decoded_source& source, const notation& chosen, const format_options& options,
               faulty_games faulty, const limits& bounds, const game_choice& choice)
        : source_(source), notation_(chosen), options_(options), limits_(bounds), faulty_(faulty),
          choice_(choice), games_alone_(options.games_alone),
          letters_(options.words.letters || options.words.moves ? layout::letters::replaced
                                                                : layout::letters::kept),
          games_(source, chosen, bounds, check_level::syntax,
                 [this](const game& read, std::vector<finding>& findings) { review(read, findings); }),
          formatter_(chosen, options), again_(chosen, options.words, bounds),
          shortened_(chosen, options.comments) {}

    format_summary run(const std::function<void(const formatted_game&)>& take) {
        while (const game* const read = games_.next()) {
            if (wish_ == game_wish::stop && games_alone_) {
                take_ahead(take);
                summary_.stopped = true;
                return summary_;
            }
            if (may_be_written_ahead(*read)) {
                ahead_->add(*read, encoding(), is_followed());
                while (const layout::game_ahead* const next = ahead_->take_if_many())
                    hand_over_ahead(*next, take);
                continue;
            }
            take_ahead(take);
            begin_game();
            formatted_game result = wish_ == game_wish::take ? format(*read) : pass_over(*read);
            result.encoding = encoding();
            if (!result.passed_over)
                end_game(is_followed());
            summary_.kept += result.formatted ? 0U : 1U;
            hand_over(result, take);
        }
        take_ahead(take);
        after_.clear();
        formatted_game rest;
        rest.before = games_.rest();
        rest.encoding = encoding();
        left_out_.clear();
        for (const diagnostic& found : games_.diagnostics())
            if (is_left_out(found))
                left_out_.push_back(found);
        rest.left_out = left_out_;
        // Comments and hidden lines without a game.
        const std::string_view written = utf8::without_byte_order_mark(rest.before);
        if (written.find_first_not_of(white_space) != std::string_view::npos)
            keep(written);
        hand_over(rest, take);
        summary_.changed = compared_.differs();
        return summary_;
    }

  private:
    static constexpr const char* game_before_is_spoiled =
        "the game before it, which stays as it is, would be read differently";

    [[nodiscard]] text_encoding encoding() const {
        return source_.other_encoding().value_or(text_encoding::utf8);
    }

    // Whether something that may be a game comes after the one that was read last.
    [[nodiscard]] bool is_followed() const { return games_.has_more() && games_.next_byte() != mark_of_end; }

    void begin_game() {
        ++summary_.games;
        before_.swap(after_);
        after_.clear();
    }

    // Whether nothing but the writing of the game itself decides about it: then other threads write it.
    bool may_be_written_ahead(const game& read) {
        if (options_.jobs == 1 || summary_.games == 0 || wish_ != game_wish::take ||
            notation_.preamble_of != nullptr || !games_.diagnostics().empty() || open_braces_ != 0 ||
            begins_in_line_ || follows_kept_ || read.plies.empty() || read.tags.empty() ||
            (is_followed() && end_of_last_line(without_mark(read.text)) == std::string_view::npos))
            return false;
        if (ahead_ == nullptr)
            ahead_ = layout::make_games_ahead(notation_, options_, limits_, options_.jobs);
        if (ahead_ == nullptr)
            options_.jobs = 1;
        return ahead_ != nullptr;
    }

    void take_ahead(const std::function<void(const formatted_game&)>& take) {
        if (ahead_ == nullptr)
            return;
        while (const layout::game_ahead* const next = ahead_->take())
            hand_over_ahead(*next, take);
    }

    void hand_over_ahead(const layout::game_ahead& next,
                         const std::function<void(const formatted_game&)>& take) {
        begin_game();
        formatted_game result;
        result.read = &next.tree;
        result.before = next.text;
        result.changed_marks = next.changed_marks;
        result.added_marks = next.added_marks;
        result.left = next.left;
        after_ = next.written;
        result.encoding = next.encoding;
        doubt_ = spoils_game_before(next.tree) ? game_before_is_spoiled : next.difference;
        settle(next.tree, result);
        end_game(next.is_followed);
        summary_.kept += result.formatted ? 0U : 1U;
        hand_over(result, take);
    }

    formatted_game format(const game& read) {
        formatted_game result;
        result.read = &read;
        result.before = read.text;
        result.found = games_.diagnostics();
        const bool follows_in_line = begins_in_line_;
        const bool before_tag = look_at_its_end(read);
        const bool shares_line = follows_in_line || begins_in_line_;
        if (is_understood(read)) {
            const game& written = shortened_.of(games_alone_ ? as_first(read) : read);
            formatter_.write(written, after_);
            // A line end between them could change how either is read.
            if (shares_line)
                doubt_ = "another game is on its line";
            else if (open_braces_ != 0)
                doubt_ = "a comment before it is not closed";
            else if (follows_kept_ && first_line_of(read.text) != first_line_of(after_))
                doubt_ = "what it begins with would be read as part of the game before it";
            else if (would_end_the_game_before(read) || tags_would_end_the_game_before(read))
                doubt_ = "what it begins with would be read as the end of the game before it";
            else if (would_say_otherwise(read))
                doubt_ = "what it says for all games of the file would be read otherwise";
            else if (spoils_game_before(read))
                doubt_ = game_before_is_spoiled;
            else if (&written == &read && games_.diagnostics().empty() &&
                     again_.is_as_it_was(written, after_, written.index == 1))
                doubt_.clear();
            else
                doubt_ = again_.difference(written, after_, written.index == 1);
            if (doubt_.empty() && would_take_in_next(read))
                doubt_ = "the tags of the game after it would be read as its own";
            result.changed_marks = again_.changed_marks();
            result.added_marks = again_.added_marks();
            again_.codes_found(left_);
            result.left = left_;
        } else {
            doubt_.clear();
            keep_reported_reasons(read);
            result.why = reasons_;
        }
        result.left_out = left_out_;
        settle(read, result);
        follows_kept_ = before_tag && was_kept_;
        watch_braces(read);
        return result;
    }

    // Whether the game before it, which stays as it is, would be read differently.
    bool spoils_game_before(const game& read) {
        return was_kept_ && !again_.reads_alike(before_, read.text, after_, summary_.games == 2);
    }

    // Keeps the game as it is if something speaks against what has been written.
    void settle(const game& read, formatted_game& result) {
        result.doubt = doubt_;
        result.formatted = doubt_.empty() && result.why.empty();
        if (!result.formatted) {
            keep(read.text);
            after_.insert(0, indent_); // at the beginning of a line "%" would hide it
        }
        was_kept_ = !result.formatted && !games_alone_;
        indent_ = indent_after(read.text);
    }

    // An empty line is between games.
    void end_game(bool is_followed) {
        if (is_followed && after_.ends_with('\n'))
            after_ += '\n';
    }

    // The byte-order mark at the beginning of a file may also begin a later game, where files were joined.
    static std::string_view without_mark(std::string_view text) {
        return text.ends_with(utf8::byte_order_mark)
                   ? text.substr(0, text.size() - utf8::byte_order_mark.size())
                   : text;
    }

    // What comes after its text was skipped as too long, up to the next game.
    [[nodiscard]] bool is_cut_off() const {
        return std::ranges::find(games_.diagnostics(), code{code::game_too_long}, &diagnostic::id) !=
               games_.diagnostics().end();
    }

    // Notes whether the next game begins in the last line of this one; returns whether it begins there with a
    // tag, which begins a game wherever it is.
    bool look_at_its_end(const game& read) {
        const bool leads_on = !is_cut_off() &&
                              end_of_last_line(without_mark(read.text)) == std::string_view::npos &&
                              is_followed();
        const bool before_tag = leads_on && games_.next_byte() == '[';
        begins_in_line_ = leads_on && !before_tag;
        return before_tag;
    }

    // Not more is done than the next games need, and what the caller must know.
    formatted_game pass_over(const game& read) {
        formatted_game result;
        result.read = &read;
        result.before = read.text;
        result.passed_over = true;
        for (const diagnostic& each : games_.diagnostics())
            check_limit(each);
        after_ = read.text;
        was_kept_ = !games_alone_;
        follows_kept_ = look_at_its_end(read) && was_kept_;
        indent_.clear(); // it is in what was handed over
        watch_braces(read);
        return result;
    }

    // With what the file says once, so that the text can begin a file.
    const game& as_first(const game& read) {
        if (read.index <= 1 || notation_.preamble_of == nullptr)
            return read;
        alone_ = read;
        alone_.index = 1;
        return alone_;
    }

    // What is annotated before the first ply of a game without tags.
    [[nodiscard]] bool would_end_the_game_before(const game& read) const {
        return summary_.games > 1 && read.tags.empty() && read.main_line.first_annotation != no_node;
    }

    // Where only the first game of the file seems to say it, what the file says once may be there.
    [[nodiscard]] bool would_say_otherwise(const game& read) const {
        if (summary_.games != 1 || letters_ != layout::letters::kept || !is_followed())
            return false;
        const std::string_view now = preamble_of(notation_, after_);
        const bool is_same_kind =
            layout::says_its_kind(notation_, options_.words.dialect, now) &&
            layout::dialect_of(notation_, now) == layout::dialect_of(notation_, read.preamble);
        return is_same_kind && now != read.preamble;
    }

    // Tags at the end of the file, which may belong to the game that they follow.
    bool tags_would_end_the_game_before(const game& read) {
        if (summary_.games == 1 || !read.plies.empty() || games_.has_more())
            return false;
        return again_.takes_in(before_, after_, summary_.games == 2);
    }

    // Without moves and a result, nothing but an empty line would be between its tags and those.
    bool would_take_in_next(const game& read) {
        if (!read.plies.empty() || !is_followed() || games_.next_byte() != '[')
            return false;
        const bool ends_with_tag = after_.find_last_of(']') == after_.find_last_not_of(white_space);
        return ends_with_tag && again_.takes_in(after_, "\n[Event \"\"]\n", summary_.games == 1);
    }

    // The braces after an unclosed comment show where it ends.
    void watch_braces(const game& read) {
        constexpr std::size_t deciding_braces = 3;
        // Unless its brace is only too late.
        const auto is_open = [&read](const diagnostic& each) {
            return each.id == code::unclosed_comment &&
                   std::ranges::none_of(read.comments, [&](const comment& other) {
                       return read.offset + other.where.begin == each.begin &&
                              read.raw(other.where).ends_with('}');
                   });
        };
        const auto is_brace = [](char each) { return each == '{' || each == '}'; };
        if (std::ranges::any_of(games_.diagnostics(), is_open))
            open_braces_ = deciding_braces;
        else if (open_braces_ != 0)
            open_braces_ -=
                std::min(open_braces_, static_cast<std::size_t>(std::ranges::count_if(read.text, is_brace)));
    }

    void hand_over(formatted_game& result, const std::function<void(const formatted_game&)>& take) {
        result.after = after_;
        result.reader = &games_;
        compared_.add(result.before, result.after);
        take(result);
    }

    // Everything that speaks against a game counts; mere consequences are not reported.
    void review(const game& read, std::vector<finding>& findings) {
        wish_ = choice_ ? choice_(read) : game_wish::take;
        if (wish_ != game_wish::take)
            return;
        layout::find_swallowed_text(notation_, read, findings);
        causes_ = findings;
        if (notation_.keep_causes != nullptr && !causes_.empty())
            notation_.keep_causes(read, causes_);
    }

    void keep_reported_reasons(const game& read) {
        const auto is_consequence = [&](const diagnostic& each) {
            return !is_about_a_limit(each.id) && std::ranges::none_of(causes_, [&](const finding& cause) {
                return cause.id == each.id && read.offset + cause.where.begin == each.begin;
            });
        };
        if (!std::ranges::all_of(reasons_, is_consequence))
            std::erase_if(reasons_, is_consequence);
    }

    // Its rest has been skipped, and could not be written. Where games are written alone, it is left out.
    void check_limit(const diagnostic& found) const {
        if (found.id == code::game_too_long && !games_alone_)
            throw game_beyond_limit("line " + std::to_string(found.line) + ": " + code_text(found.id) + " " +
                                    found.message);
    }

    // Keeps the findings that speak against it.
    bool is_understood(const game& read) {
        reasons_.clear();
        left_out_.clear();
        std::vector<diagnostic> errors;
        const std::uint64_t end = read.offset + read.text.find_last_not_of(white_space) + 1;
        for (const diagnostic& found : games_.diagnostics()) {
            // About the empty lines after it, which are written anew.
            if (found.begin >= end && found.begin != found.end)
                continue;
            check_limit(found);
            const bool is_error = found.severity == level::error && faulty_ == faulty_games::keep;
            if (is_left_out(found))
                left_out_.push_back(found);
            else if (!layout::is_in_tree(found, read, notation_, letters_))
                reasons_.push_back(found);
            else if (is_error)
                errors.push_back(found);
        }
        // If the text of a game is completely in its tree, and the board knows its plies, nothing is in
        // doubt.
        if (!errors.empty() && !layout::has_known_plies(read, notation_))
            reasons_.insert(reasons_.end(), errors.begin(), errors.end());
        return reasons_.empty();
    }

    [[nodiscard]] bool is_left_out(const diagnostic& found) const {
        return games_alone_ && layout::is_between_games(found.id, notation_);
    }

    // Empty lines around a game do not belong to it. Spaces at the end of its last line, and whether that
    // line has an end at all, could change how it is read.
    void keep(std::string_view text) {
        const std::size_t end = end_of_last_line(text);
        after_.assign(text.substr(0, end));
        if (end != std::string_view::npos)
            after_ += '\n';
    }

    const decoded_source& source_;
    const notation& notation_;
    format_options options_;
    limits limits_;
    faulty_games faulty_;
    const game_choice& choice_;        // null: all
    game_wish wish_ = game_wish::take; // for the game that was read last
    bool games_alone_;
    layout::letters letters_;
    game_reader games_;
    game_formatter formatter_;
    format_summary summary_;
    text_comparison compared_;
    game alone_;
    std::string before_; // how the game before it was written
    std::string after_;
    std::string indent_;          // of the first line of the next game
    std::vector<finding> causes_; // among what was found in the game
    std::vector<diagnostic> reasons_;
    std::vector<diagnostic> left_out_;
    std::vector<code> left_;
    std::string doubt_;
    std::size_t open_braces_ = 0; // that are still to come after an unclosed comment
    bool begins_in_line_ = false; // the game before it did not end its line
    bool was_kept_ = false;       // the game before it stays as it is
    bool follows_kept_ = false;   // its first tag is on the line of a game that stays as it is
    layout::second_reading again_;
    layout::shortened_comments shortened_;
    std::unique_ptr<layout::games_ahead> ahead_; // null until there is one
};

} // namespace

format_summary format_games(byte_source& source, const notation& chosen, const format_options& options,
                            faulty_games faulty, const std::function<void(const formatted_game&)>& take,
                            const limits& bounds, const game_choice& choice) {
    decoded_source decoded(source, chosen);
    format_summary summary = formatting(decoded, chosen, options, faulty, bounds, choice).run(take);
    summary.changed = summary.changed || decoded.other_encoding().has_value();
    return summary;
}

} // namespace ctlpgn
