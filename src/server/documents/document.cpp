#include "server/documents/document.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::server {

document::document(std::string text, game_linter linter)
    : text_(std::move(text)), lines_(text_), preamble_(ctlpgn::preamble_of(linter.written_in(), text_)),
      linter_(std::make_unique<game_linter>(std::move(linter))) {}

void document::lint_by(game_linter linter) {
    linter_ = std::make_unique<game_linter>(std::move(linter));
    preamble_ = ctlpgn::preamble_of(linter_->written_in(), text_);
    pieces_.clear();
    after_.clear();
    stale_ = true;
}

void document::replace_all(std::string text) {
    // Clients that always send the whole text have usually changed little.
    const auto first = std::ranges::mismatch(text_, text);
    const auto begin = static_cast<std::size_t>(first.in1 - text_.begin());
    const std::size_t longest_tail = std::min(text_.size(), text.size()) - begin;
    std::size_t tail = 0;
    while (tail != longest_tail && text_[text_.size() - 1 - tail] == text[text.size() - 1 - tail])
        ++tail;
    replace(begin, text_.size() - tail, std::string_view(text).substr(begin, text.size() - tail - begin));
}

void document::replace(std::size_t begin, std::size_t end, std::string_view replacement) {
    text_.replace(begin, end - begin, replacement);
    lines_.replace(text_, begin, end, replacement.size());
    stale_ = true;
    if (begin < preamble_bytes) {
        const std::string_view now = ctlpgn::preamble_of(linter_->written_in(), text_);
        if (now != preamble_) {
            preamble_ = now;
            pieces_.clear();
            after_.clear();
            return;
        }
    }
    keep_what_still_holds(begin, end, replacement.size());
}

void document::keep_what_still_holds(std::size_t begin, std::size_t end, std::size_t size) {
    const auto shift = [=](document_piece& each) { each.begin = each.begin - end + begin + size; };
    while (!after_.empty() && !pieces_.empty() && after_.back().begin < pieces_.back().end())
        after_.pop_back();
    // What comes before may have looked beyond the place of the change.
    const auto spoiled = std::ranges::find_if(pieces_, [begin](const document_piece& each) {
        return each.what.reaches_end || each.begin + each.what.reach > begin;
    });
    const auto whole =
        std::find_if(spoiled, pieces_.end(), [end](const document_piece& each) { return each.begin >= end; });
    // The first piece of the file was read as the first.
    while (!after_.empty() && (after_.back().begin < end || after_.back().begin == 0))
        after_.pop_back();
    std::ranges::for_each(after_, shift);
    for (auto at = pieces_.end(); at != whole;) {
        --at;
        if (at->begin == 0)
            continue;
        shift(*at);
        after_.push_back(std::move(*at));
    }
    pieces_.erase(spoiled, pieces_.end());
}

bool document::refresh(const std::function<bool()>& stop) {
    while (stale_) {
        const std::size_t at = pieces_.empty() ? 0 : pieces_.back().end();
        while (!after_.empty() && (after_.back().begin < at || after_.back().begin == 0))
            after_.pop_back();
        if (!after_.empty() && after_.back().begin == at) {
            // One by one, since the pieces kept there are not all contiguous.
            pieces_.push_back(std::move(after_.back()));
            after_.pop_back();
        } else {
            if (stop && stop())
                return false;
            pieces_.push_back({at, linter_->lint(text_, at, preamble_)});
            ++games_read_;
        }
        stale_ = pieces_.back().what.game;
    }
    after_.clear();
    return true;
}

std::string_view line_end_of(const document& opened) {
    const std::size_t at = opened.text().find('\n');
    return at != std::string::npos && at != 0 && opened.text()[at - 1] == '\r' ? "\r\n" : "\n";
}

const document_piece& document::piece_at(std::size_t offset) const {
    const auto after = std::ranges::upper_bound(pieces_, offset, {}, &document_piece::begin);
    return after == pieces_.begin() ? pieces_.front() : *std::prev(after);
}

} // namespace ctlpgn::server
