// A game in the form that the viewer takes: its own text with marks, and what these cannot say.
#include "ctlpgn/annotations.hpp"
#include "ctlpgn/tags.hpp"
#include "ctlpgn/viewer.hpp"
#include "emit/comment_words.hpp"
#include "emit/json/json_text.hpp"
#include "emit/json/json_walk_diagnostic.hpp"
#include "emit/viewer/comment_mark.hpp"
#include "emit/viewer/marked_text.hpp"
#include "emit/viewer/ply_boards.hpp"
#include "emit/viewer/start_of_game.hpp"
#include "tree/lines.hpp"
#include "tree/reference_targets.hpp"

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn {

class viewer_game_writer::implementation {
  public:
    const std::string& write(const game& what, const notation& chosen, std::span<const diagnostic> found,
                             std::string_view file, std::span<const ply> resolved, bool shows_findings) {
        what_ = &what;
        if (std::exchange(chosen_, &chosen) != &chosen)
            usual_start_ = chosen.initial(game()).text;
        if (chosen.resolve != nullptr && resolved.empty())
            chosen.resolve(what, resolved_);
        else
            resolved_.assign(resolved.begin(), resolved.end());
        plies_ = chosen.resolve != nullptr ? std::span<const ply>(resolved_) : what.plies;
        initial_ = chosen.initial(what);
        boards_.replay(what, chosen, initial_, plies_, shows_findings);
        write_members(found, file, shows_findings);
        return text_;
    }

  private:
    void write_members(std::span<const diagnostic> found, std::string_view file, bool shows_findings) {
        emit::json_text made;
        emit::json_text_sink& to = made.sink();
        to.start_object();
        to.key("notation");
        to.string(chosen_->name);
        if (shows_findings && !file.empty()) {
            to.key("file");
            to.string(file);
        }
        const std::uint32_t begin = emit::write_tags(to, *what_, memory_);
        emit::write_start(to, *what_, *chosen_, initial_, initial_.text == usual_start_);
        mark(to);
        to.key("text");
        to.plain_string(marks_.write(what_->text, begin));
        if (what_->result != 0) {
            to.key("result");
            to.string(chosen_->words->results[what_->result]);
        }
        if (!boards_.derives_positions())
            write_positions(to);
        if (shows_findings) {
            to.key("findings");
            to.start_array();
            for (const diagnostic& each : found)
                emit::walk_diagnostic(to, each);
            to.end_array();
        }
        to.end_object();
        text_ = made.take();
        text_.pop_back(); // the line end
    }

    void mark(emit::json_text_sink& to) {
        marks_.clear();
        for (node at = 0; at != what_->plies.size(); ++at)
            mark_ply(at);
        for (const variation& each : what_->variations)
            mark_variation(each);
        mark_comments(to);
    }

    void mark_ply(node at) {
        const ply& p = what_->plies[at];
        const node before = boards_.before(at);
        const side expected = before == no_node ? initial_.turn : opponent(what_->plies[before].player);
        const bool ends_evidently = ends_at_space(p);
        const std::string end = p.next == no_node ? end_after(at) : std::string();
        word_ = "`";
        if (p.player == expected && ends_evidently && end.empty() && nags_of(*what_, p).empty() &&
            boards_.append_short(word_, at))
            return marks_.mark(p.text(), word_, false);
        word_ = "`{";
        if (p.player != expected)
            word_ += p.player == side::white ? "side=white" : "side=black";
        boards_.append_long(word_, at);
        if (p.kind == ply_kind::missing)
            word_ += " missing";
        for (const node nag : nags_of(*what_, p))
            word_.append(" g=").append(std::to_string(nag));
        word_ += end;
        if (!ends_evidently)
            word_ += " long";
        word_ += '}';
        marks_.mark(p.kind == ply_kind::missing ? span{p.begin, p.begin} : p.text(), word_, !ends_evidently);
    }

    // The text up to a space is then the ply.
    [[nodiscard]] bool ends_at_space(const ply& p) const {
        constexpr std::string_view spaces = " \t\r\n";
        const span where = p.text();
        return !where.empty() && what_->raw(where).find_first_of(spaces) == std::string_view::npos &&
               (where.end == what_->text.size() ||
                spaces.find(what_->text[where.end]) != std::string_view::npos);
    }

    // How the rules end the game with the ply.
    [[nodiscard]] std::string end_after(node at) const {
        if (chosen_->end_in == nullptr || boards_.position(at).empty())
            return {};
        const end_of_play end = chosen_->end_in(boards_.position(at), *what_);
        if (end.name.empty())
            return {};
        const std::string_view winner = !end.winner ? "" : *end.winner == side::white ? ":white" : ":black";
        return std::string(" end=").append(end.name).append(winner);
    }

    void mark_variation(const variation& each) {
        word_ = "`(";
        if (each.label != 0)
            word_.append(" label=").append(std::to_string(each.label));
        if (each.line.first_ply != no_node) {
            const node before = boards_.before(each.line.first_ply);
            word_.append(" after=").append(before == no_node ? "start" : std::to_string(before));
        }
        word_ += ')';
        marks_.mark(each.where, word_);
    }

    // What a comment says is in the text, unless it is written otherwise there.
    void mark_comments(emit::json_text_sink& to) {
        const game& record = *what_;
        std::vector<bool> closes(record.comments.size());
        for (node each : comments_of(record, record.first_closing_annotation))
            closes[each] = true;
        std::optional<game_lines> lines;
        std::optional<reference_targets> targets;
        if (has_targets(record)) {
            lines.emplace(record);
            targets.emplace(record, *lines);
        }
        bool any = false;
        for (std::size_t i = 0; i != record.comments.size(); ++i) {
            const comment& asked = record.comments[i];
            word_ = "`[";
            emit::append_comment_words(word_, record, asked, *chosen_->words);
            if (closes[i])
                word_ += " closing";
            const std::string_view words = emit::comment_words(record, asked, *chosen_->words, memory_);
            const bool differs = words != record.raw(asked.text);
            if (differs || asked.reference_count != 0) {
                word_.append(" more=").append(std::to_string(i));
                if (!std::exchange(any, true)) {
                    to.key("comments");
                    to.start_object();
                }
                key_ = std::to_string(i);
                to.key(key_);
                write_comment(to, asked, differs ? words : std::string_view(),
                              targets ? targets->all() : std::span<const reference_target>());
            }
            word_ += ']';
            marks_.mark(asked.text, word_);
        }
        if (any)
            to.end_object();
    }

    void write_comment(emit::json_text_sink& to, const comment& asked, std::string_view words,
                       std::span<const reference_target> targets) {
        to.start_object();
        if (!words.empty()) {
            to.key("text");
            to.plain_string(words);
        }
        if (asked.reference_count != 0) {
            to.key("references");
            to.start_array();
            for (std::uint32_t i = 0; i != asked.reference_count; ++i)
                write_reference(to, asked.first_reference + i, targets);
            to.end_array();
        }
        to.end_object();
    }

    void write_reference(emit::json_text_sink& to, node which, std::span<const reference_target> targets) {
        const reference& r = what_->references[which];
        to.start_object();
        to.key("text");
        to.string(what_->raw(r.where));
        const reference_target target = targets.empty() ? reference_target() : targets[which];
        if (target.status == target_status::found && target.at_ply != no_node) {
            to.key("ply");
            to.number_unsigned(target.at_ply);
        }
        if (r.location != no_place) {
            to.key("at");
            to.string(chosen_->words->places[r.location]);
        }
        to.end_object();
    }

    void write_positions(emit::json_text_sink& to) {
        to.key("positions");
        to.start_array();
        for (node at = 0; at != plies_.size(); ++at)
            to.plain_string(boards_.position(at));
        to.end_array();
    }

    const game* what_ = nullptr;
    const notation* chosen_ = nullptr;
    std::string usual_start_; // of the notation
    initial_position initial_;
    std::vector<ply> resolved_;
    std::span<const ply> plies_;
    emit::ply_boards boards_;
    emit::marked_text marks_;
    std::string word_;
    std::string key_;
    std::string memory_;
    std::string text_;
};

viewer_game_writer::viewer_game_writer() : self_(std::make_unique<implementation>()) {}

viewer_game_writer::~viewer_game_writer() = default;

const std::string& viewer_game_writer::write(const game& what, const notation& chosen,
                                             std::span<const diagnostic> found, bool shows_findings,
                                             std::string_view file, std::span<const ply> resolved) {
    return self_->write(what, chosen, found, file, resolved, shows_findings);
}

} // namespace ctlpgn
