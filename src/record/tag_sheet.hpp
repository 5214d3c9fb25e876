// The tags of a game by name, for the rules about tags.
#pragma once

#include "ctlpgn/tree.hpp"
#include "record/tag_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace ctlpgn {

template <class Name> struct tag_entry {
    const tag* written = nullptr;
    Name name{}; // for a misspelt one, what it is meant to be
    bool misspelt = false;
    bool surplus = false; // has occurred before and may not be repeated
};

template <class Schema> class tag_sheet_of {
  public:
    using name_type = typename Schema::name_type;
    using entry = tag_entry<name_type>;

    // `opening` is the tag that opens every game, whose place is the business of the syntax; unknown if the
    // notation has none.
    tag_sheet_of(const Schema& schema, const game& read, name_type opening) : schema_(schema), game_(read) {
        const std::uint32_t moves_begin = begin_of_moves(read);
        entries_.reserve(read.tags.size());
        bool any_unknown = false;
        for (const tag& each : read.tags) {
            const name_type name = schema.find(read.raw(each.name));
            const tag*& first = first_[static_cast<std::size_t>(name)];
            const bool repeated = first != nullptr;
            if (!repeated && name != name_type{})
                first = &each;
            if ((name == opening && name != name_type{}) || each.where.begin >= moves_begin)
                continue;
            entries_.push_back({&each, name, false, repeated && !schema.row(name).repeatable});
            any_unknown = any_unknown || name == name_type{};
        }
        if (any_unknown)
            add_misspelt(opening);
    }

    // Those before the moves, in their order, except the opening one.
    [[nodiscard]] const std::vector<entry>& entries() const { return entries_; }

    // The first tag with the name; null if there is none. A tag among the moves counts.
    [[nodiscard]] const tag* find(name_type name) const { return first_[static_cast<std::size_t>(name)]; }
    [[nodiscard]] bool has(name_type name) const { return find(name) != nullptr; }

    // Its place in entries(); their number if it is not there.
    [[nodiscard]] std::size_t index_of(name_type name) const {
        const tag* const wanted = find(name);
        const auto found = std::ranges::find(entries_, wanted, &entry::written);
        return wanted == nullptr ? entries_.size() : static_cast<std::size_t>(found - entries_.begin());
    }

    // Its value; empty if there is none, or if its quotation marks are wrong.
    [[nodiscard]] std::string_view value(name_type name) const {
        const tag* const found = find(name);
        return found != nullptr && has_both_ends(game_, *found) ? game_.raw(found->value)
                                                                : std::string_view();
    }

    // Whether text that the reader skipped before the moves seems to be the tag. Its faults have been
    // reported.
    [[nodiscard]] bool was_skipped(name_type name) const {
        return is_word_in_skipped_head(game_, schema_.row(name).text);
    }

  protected:
    [[nodiscard]] const game& read() const { return game_; }

  private:
    // An unknown tag counts as the known one with a similar name, if the game lacks that. The syntax has
    // already reported that the opening tag is missing.
    void add_misspelt(name_type opening) {
        for (entry& each : entries_) {
            if (each.name != name_type{})
                continue;
            const name_type meant = schema_.closest_to(game_.raw(each.written->name));
            if (meant == name_type{} || has(meant))
                continue;
            each.name = meant;
            each.misspelt = true;
            first_[static_cast<std::size_t>(meant)] = each.written;
        }
        std::erase_if(entries_, [opening](const entry& each) {
            return each.name == opening && each.name != name_type{};
        });
    }

    const Schema& schema_;
    const game& game_;
    std::vector<entry> entries_;
    std::array<const tag*, Schema::name_count> first_{};
};

} // namespace ctlpgn
