#include "parsing/finding_list.hpp"

#include "text/utf8.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <span>

namespace ctlpgn::parsing {

finding_list::finding_list(std::vector<finding>& output, std::string_view text, std::size_t most)
    : findings_(output), text_(text), first_(output.size()), most_(most) {}

void finding_list::add(code id, const char* begin, const char* end, std::string detail) {
    if (count_.kept >= most_) {
        ++count_.dropped;
        return;
    }
    ++count_.kept;
    const auto offset = [this](const char* at) { return static_cast<std::uint32_t>(at - text_.data()); };
    finding& added = findings_.emplace_back();
    added.id = id;
    added.where = {offset(begin), offset(end)};
    added.detail = std::move(detail);
}

void finding_list::forget(bookmark all_but) {
    if (all_but.kept < count_.kept)
        findings_.resize(first_ + all_but.kept);
    count_ = {std::min(all_but.kept, count_.kept), all_but.dropped};
}

void finding_list::drop(code id, const char* source) {
    const auto begin = static_cast<std::uint32_t>(source - text_.data());
    const auto first = findings_.begin() + static_cast<std::ptrdiff_t>(first_);
    const auto is_dropped = [=](const finding& f) { return f.id == id && f.where.begin >= begin; };
    findings_.erase(std::remove_if(first, findings_.end(), is_dropped), findings_.end());
    count_.kept = static_cast<std::uint32_t>(findings_.size() - first_);
}

void finding_list::finish(std::string_view consumed) {
    add_invalid_bytes(consumed);
    sort();
    add_controls(consumed);
    if (count_.dropped != 0) {
        const auto end = static_cast<std::uint32_t>(consumed.size());
        finding& added = findings_.emplace_back();
        added.id = code::too_many_findings;
        added.where = {end, end};
        added.detail = std::to_string(count_.dropped);
    }
}

void finding_list::sort() {
    sort_stably(std::span(findings_).subspan(first_), {},
                [](const finding& each) { return each.where.begin; });
}

// Those that no other finding is about.
void finding_list::add_controls(std::string_view consumed) {
    std::size_t at = utf8::find_control(consumed);
    if (at == consumed.size())
        return;
    std::vector<finding> added;
    std::uint32_t covered = 0; // by the findings that begin before
    for (std::size_t next = first_; at != consumed.size(); at = utf8::find_control(consumed, at + 2)) {
        const auto begin = static_cast<std::uint32_t>(at);
        for (; next != findings_.size() && findings_[next].where.begin <= begin; ++next)
            covered = std::max(covered, findings_[next].where.end);
        if (begin < covered)
            continue;
        if (findings_.size() - first_ + added.size() >= most_) {
            ++count_.dropped;
            continue;
        }
        finding& control = added.emplace_back();
        control.id = code::control_character;
        control.where = {begin, begin + 2};
    }
    findings_.insert(findings_.end(), added.begin(), added.end());
    sort();
}

void finding_list::add_invalid_bytes(std::string_view consumed) {
    std::vector<finding> invalid;
    for (std::size_t at = utf8::find_invalid(consumed); at != consumed.size();) {
        std::size_t end = at + 1;
        while (end != consumed.size() && !utf8::decode(consumed.substr(end)).valid)
            ++end;
        finding& added = invalid.emplace_back();
        added.id = code::invalid_utf8;
        added.where = {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
        if (invalid.size() == most_)
            break;
        at = utf8::find_invalid(consumed, end);
    }
    if (invalid.empty())
        return;

    // A text that could not be read because of such bytes is one fault, not two. Unreadable text over several
    // lines has other reasons.
    const auto holds_invalid = [&invalid, consumed](const finding& f) {
        const auto next = std::lower_bound(
            invalid.begin(), invalid.end(), f.where.begin,
            [](const finding& bytes, std::uint32_t begin) { return bytes.where.end <= begin; });
        if (next == invalid.end() || next->where.begin >= f.where.end || is_about_a_limit(f.id))
            return false;
        const bool nothing_else = next->where.begin <= f.where.begin && f.where.end <= next->where.end;
        const std::string_view found = consumed.substr(f.where.begin, f.where.size());
        return nothing_else ||
               (describe(f.id).severity == level::error && found.find('\n') == std::string_view::npos);
    };
    const auto first = findings_.begin() + static_cast<std::ptrdiff_t>(first_);
    findings_.erase(std::remove_if(first, findings_.end(), holds_invalid), findings_.end());
    findings_.insert(findings_.end(), invalid.begin(), invalid.end());
    if (findings_.size() - first_ > most_) {
        count_.dropped += static_cast<std::uint32_t>(findings_.size() - first_ - most_);
        findings_.resize(first_ + most_);
    }
}

} // namespace ctlpgn::parsing
