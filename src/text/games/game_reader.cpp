#include "catalogue/message.hpp"
#include "ctlpgn/errors.hpp"
#include "text/ascii.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/decompression.hpp"
#include "text/sources/file_origin.hpp"
#include "text/utf8.hpp"
#include "tree/lines.hpp"
#include "tree/sorting.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

namespace ctlpgn {

namespace {

// Longer than any text that shows that a game begins.
constexpr std::size_t longest_game_mark = 64;

} // namespace

source_reading::source_reading(byte_source& source, reading_options wanted)
    : what{.begin = {}, .source = &source, .text = {}, .is_last = false}, options(std::move(wanted)) {
    options.origin = origin_of(source);
    options.places = places_of(source);
    if (options.origin == nullptr)
        return;
    what.begin = options.origin->begin;
    what.stop = options.origin->stop;
    options.preamble = options.origin->preamble;
}

game_reader::implementation::implementation(file_section section, const notation& chosen,
                                            reading_options options)
    : lines_(section.begin.lines), offset_(section.begin.offset), source_(section.source),
      stop_(section.stop), notation_(chosen), options_(std::move(options)),
      window_(std::move(section.text.bytes)), begin_(section.text.begin), end_(section.text.end),
      index_(section.begin.games), end_of_file_(section.is_last), cut_(section.begin.in_cut_game) {
    if (source_ != nullptr)
        window_.resize(small_window);
}

void game_reader::implementation::advance(std::size_t bytes) {
    begin_ += bytes;
    offset_ += bytes;
}

// Makes room and reads on. False if there is no more.
bool game_reader::implementation::fill() {
    if (source_ == nullptr) {
        lacks_text_ = !end_of_file_;
        return false;
    }
    if (end_of_file_)
        return false;
    if (begin_ != 0) {
        std::memmove(window_.data(), window_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
    }
    if (end_ > window_.size() / 2)
        window_.resize(window_.size() * 2);
    while (end_ != window_.size()) {
        std::size_t got = 0;
        try {
            got = source_->read(window_.data() + end_, window_.size() - end_);
        } catch (const surplus_bytes_error&) {
            fault_ = std::current_exception();
        } catch (const input_error&) {
            fault_ = std::current_exception();
            is_damaged_ = true;
        }
        end_of_file_ = got == 0;
        if (end_of_file_)
            break;
        end_ += got;
        if (end_ == window_.size() && end_ < usual_window)
            window_.resize(usual_window);
    }
    return true;
}

const game* game_reader::implementation::next() {
    while (const game* const read = next_in_file())
        if (is_wanted_)
            return read;
    return nullptr;
}

void game_reader::implementation::stop() {
    consumed_ = 0;
    has_ended_ = true;
    has_stopped_ = true;
    findings_.clear();
    game_.text = {};
}

const game* game_reader::implementation::next_in_file() {
    if (has_stopped_)
        return nullptr;
    advance(consumed_);
    consumed_ = 0;
    diagnostics_.clear();
    if (options_.places != nullptr && source_ != nullptr)
        options_.places->forget_before(offset_);
    if (cut_)
        skip_rest_of_game();
    if (lacks_text_ || offset_ >= stop_)
        return nullptr;
    if (begin_ == end_)
        fill();
    if (offset_ == 0)
        options_.preamble = preamble_of(notation_, unread());
    game_.preamble = options_.preamble;
    for (;;) {
        findings_.clear();
        const std::string_view text = unread().substr(0, options_.bounds.game_bytes);
        const bool too_long = unread().size() > options_.bounds.game_bytes;
        const reading_result read = notation_.read_game(text, offset_ == 0, end_of_file_ || too_long,
                                                        options_.bounds, game_, findings_);
        if (!read.complete && fill())
            continue;
        if (lacks_text_)
            return nullptr;
        consumed_ = read.consumed;
        if (read.game && consumed_ == 0)
            skip_line();
        const bool breaks_off = is_damaged_ && end_of_file_ && consumed_ == unread().size();
        cut_ = breaks_off || (too_long && consumed_ == text.size());
        if (cut_)
            report_cut(breaks_off);
        game_.offset = offset_;
        game_.index = index_ + 1;
        const game_wish wish = read.game && choice_ ? choice_(game_) : game_wish::take;
        if (wish == game_wish::stop) {
            stop();
            return nullptr;
        }
        is_wanted_ = wish == game_wish::take;
        if (!is_wanted_)
            findings_.clear();
        else if (read.game)
            check_game();
        else if (options_.checks != check_level::syntax && notation_.keep_causes != nullptr)
            notation_.keep_causes(game_, findings_);
        lines_.begin_text(text.substr(0, consumed_), offset_);
        lines_before_ = lines_;
        describe_findings(read.game ? index_ + 1 : 0);
        if (!read.game) {
            if (fault_)
                std::rethrow_exception(fault_);
            has_ended_ = true;
            return nullptr;
        }
        ++index_;
        lines_.locate(offset_ + consumed_);
        return &game_;
    }
}

// No notation should read an empty game. If one did, the next would be the same, for ever.
void game_reader::implementation::skip_line() {
    consumed_ = std::min(unread().find('\n'), unread().size() - 1) + 1;
    game_.text = unread().substr(0, consumed_);
    finding& added = findings_.emplace_back();
    added.id = code::unexpected_text;
    added.where = {0, static_cast<std::uint32_t>(consumed_)};
}

// Skips to where another game begins, or to the end of the file.
void game_reader::implementation::skip_rest_of_game() {
    cut_ = false;
    for (;;) {
        const std::string_view text = unread();
        const std::size_t found = notation_.find_game(text);
        const bool last = found != std::string_view::npos || end_of_file_;
        // The beginning of a game may be cut by the end of the window.
        const std::size_t kept = last ? 0 : std::min(text.size(), longest_game_mark);
        const std::size_t skipped = std::min(found, text.size() - kept);
        lines_.begin_text(text.substr(0, skipped), offset_);
        lines_.locate(offset_ + skipped);
        advance(skipped);
        if (last)
            return;
        if (!fill() && lacks_text_) {
            cut_ = true;
            return;
        }
    }
}

reading_place game_reader::implementation::place() const {
    return {.offset = offset_, .games = index_, .lines = lines_, .in_cut_game = cut_};
}

unread_text game_reader::implementation::take_text() {
    return {std::move(window_), begin_, end_};
}

// What a text that was cut seems to lack or to say at its end is not the fault of the game: this concerns its
// last move, including what follows it, and in a game without moves everything.
void game_reader::implementation::forget_what_the_cut_spoiled() {
    const std::size_t end = unread().substr(0, consumed_).find_last_not_of(white_space) + 1;
    node last_move = no_node;
    each_move(game_, game_.main_line, [&last_move](const written_move& here) { last_move = here.first; });
    const std::uint32_t spoiled = last_move == no_node ? 0 : game_.plies[last_move].number_begin;
    std::erase_if(findings_, [&](const finding& f) {
        return !is_about_a_limit(f.id) &&
               (f.id == code::missing_end_mark || f.where.begin >= spoiled || f.where.end >= end ||
                (f.at_ply != no_node && f.at_ply >= last_move));
    });
}

void game_reader::implementation::report_cut(bool breaks_off) {
    forget_what_the_cut_spoiled();
    finding& added = findings_.emplace_back();
    if (breaks_off) {
        const auto end = static_cast<std::uint32_t>(game_.text.size());
        added.id = code::text_cut_short;
        added.where = {end, end};
    } else {
        added.id = code::game_too_long;
        added.detail = std::to_string(options_.bounds.game_bytes);
    }
}

// Checks the game if that is wanted, and sorts all findings by place.
void game_reader::implementation::check_game() {
    resolved_.clear();
    // At the level of syntax everything is reported, so that every byte is in the tree or in a finding; the
    // linter keeps only the causes.
    if (options_.checks != check_level::syntax) {
        ctlpgn::check_game(notation_, game_, options_.checks, options_.bounds, findings_,
                           options_.resolves ? &resolved_ : nullptr);
        if (notation_.keep_causes != nullptr)
            notation_.keep_causes(game_, findings_);
    }
    if (cut_)
        forget_what_the_cut_spoiled();
    if (options_.review)
        options_.review(game_, findings_);
    sort_stably(findings_, {}, [](const finding& each) { return each.where.begin; });
}

void game_reader::implementation::describe_findings(std::uint32_t game_index) {
    const std::string_view behind = has_more() || options_.is_followed ? "another game" : end_of_file;
    std::optional<game_lines> lines;
    const auto written_number = [&](node at) {
        if (game_.plies[at].number != 0)
            return std::uint32_t{game_.plies[at].number};
        if (!lines)
            lines.emplace(game_);
        const std::uint32_t of_move = game_.plies[lines->move_of(at)].number;
        return of_move != 0 ? of_move : lines->number_of(at);
    };
    for (finding& found : findings_) {
        const diagnostic_info& info = describe(found.id);
        diagnostic& added = diagnostics_.emplace_back();
        added.id = found.id;
        added.severity = info.severity;
        added.begin = offset_ + found.where.begin;
        added.end = offset_ + shown_end(found.where);
        added.game = game_index;
        const std::string_view quoted = text_in_question(game_.text, found.where.begin, found.where.end);
        added.message = render_message(info, quoted, found.detail, behind);
        for (related_place& other : found.related)
            added.related.push_back({.begin = offset_ + other.where.begin,
                                     .end = offset_ + shown_end(other.where),
                                     .message = std::move(other.message)});
        added.board = std::move(found.board);
        if (found.at_ply != no_node) {
            added.ply = found.at_ply + 1;
            added.number = written_number(found.at_ply);
            added.mover = game_.plies[found.at_ply].player;
            added.right_number = found.number;
        }
        if (found.remedy)
            added.remedy = in_file(std::move(*found.remedy));
        for (fix& each : found.choices)
            added.choices.push_back(in_file(std::move(each)));
        added.encoding = found.encoding;
    }
    locate(diagnostics_, lines_);
}

// For people, a finding up to the end of its line ends there, and not where the next line begins, unless it
// is about the line end itself.
std::uint32_t game_reader::implementation::shown_end(span where) const {
    const std::size_t last = game_.raw(where).find_last_not_of("\r\n");
    return last == std::string_view::npos ? where.end : where.begin + static_cast<std::uint32_t>(last) + 1;
}

file_fix game_reader::implementation::in_file(fix of_game) const {
    file_fix result{.edits = {},
                    .safe = of_game.safe,
                    .title = without_controls(of_game.title),
                    .partial = of_game.partial,
                    .proven = of_game.proven};
    for (text_edit& each : of_game.edits)
        result.edits.push_back({.begin = offset_ + each.where.begin,
                                .end = offset_ + each.where.end,
                                .text = std::move(each.text)});
    return result;
}

// Computes lines and columns in one pass over the text, since a line may be very long.
void game_reader::implementation::locate(std::span<diagnostic> found, line_counter& lines) const {
    struct place_to_locate {
        std::uint64_t offset;
        std::uint32_t* line;
        std::uint32_t* column;
    };
    std::vector<place_to_locate> wanted;
    const auto locate = [&wanted](auto& range) {
        wanted.push_back({range.begin, &range.line, &range.column});
        wanted.push_back({range.end, &range.end_line, &range.end_column});
    };
    for (diagnostic& one : found) {
        locate(one);
        std::ranges::for_each(one.related, locate);
        if (one.remedy)
            std::ranges::for_each(one.remedy->edits, locate);
        for (file_fix& each : one.choices)
            std::ranges::for_each(each.edits, locate);
    }
    sort_stably(wanted, {}, &place_to_locate::offset);
    for (const place_to_locate& one : wanted) {
        const line_column at = in_file(lines.locate(one.offset));
        *one.line = at.line;
        *one.column = at.column;
    }
}

line_column game_reader::implementation::in_file(line_column of_source) const {
    if (options_.origin == nullptr)
        return of_source;
    const line_column begin = options_.origin->line.get();
    return {.line = of_source.line + begin.line - 1,
            .column = of_source.line == 1 ? of_source.column + begin.column - 1 : of_source.column};
}

game_reader::game_reader(std::unique_ptr<implementation> self) : self_(std::move(self)) {}

game_reader::game_reader(byte_source& source, const notation& chosen, const limits& bounds,
                         check_level checks, review reviewer) {
    source_reading all(source,
                       {.bounds = bounds, .checks = checks, .review = std::move(reviewer), .preamble = {}});
    self_ = std::make_unique<implementation>(std::move(all.what), chosen, std::move(all.options));
}

game_reader::~game_reader() = default;

void game_reader::choose(game_choice choice) {
    self_->choose(std::move(choice));
}

const game* game_reader::next() {
    return self_->next();
}

std::span<const diagnostic> game_reader::diagnostics() const {
    return self_->diagnostics_;
}

std::span<const ply> game_reader::resolved_plies() const {
    return self_->resolved_;
}

std::string_view game_reader::source_line(const diagnostic& fault) const {
    return self_->lines_.line_at(fault.begin);
}

bool game_reader::has_more() const {
    return self_->has_more();
}

char game_reader::next_byte() const {
    return self_->next_byte();
}

std::string_view game_reader::rest() const {
    return self_->game_.text;
}

std::uint64_t game_reader::bytes_read() const {
    return self_->offset_;
}

} // namespace ctlpgn
