#include "notations/ctl_pgn/writing/tag_writer.hpp"

#include "ctlpgn/tags.hpp"
#include "notations/ctl_pgn/positions/position_words.hpp"
#include "notations/ctl_pgn/tags.hpp"
#include "tree/sorting.hpp"
#include "tree/tag_escapes.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

// The place of a tag among the others. Most follow the order of the table.
constexpr std::uint8_t rank_of(tag_name name) {
    return static_cast<std::uint8_t>(2 * static_cast<std::uint8_t>(name));
}
constexpr std::uint8_t rank_of_unknown = rank_of(tag_name::redefine) - 1;
constexpr std::uint8_t after_annotators = rank_of(tag_name::annotator_id) + 1;

// A model game begins with its Id; in an annotator's draft, date and result follow.
// Other tags of games with players come after the annotators.
constexpr std::uint8_t rank_in_model_game(tag_name name) {
    switch (name) {
    case tag_name::variant: return 0;
    case tag_name::id: return 1;
    case tag_name::date: return 2;
    case tag_name::result: return 3;
    default: return rank_of(name) < rank_of(tag_name::id) ? after_annotators : rank_of(name);
    }
}

struct ranked_tag {
    const tag* written = nullptr; // null: the newly declared letters
    tag_name name = tag_name::unknown;
    std::uint8_t rank = 0;
};

class tag_writer {
  public:
    tag_writer(const game& record, const tag_style& style, std::string& output)
        : game_(record), style_(style), to_(output) {}

    void write() {
        find_names();
        const bool real = is_real_game(there_, misspelt_);
        for (ranked_tag& each : tags_)
            each.rank = each.name == tag_name::unknown ? rank_of_unknown
                        : real                         ? rank_of(each.name)
                                                       : rank_in_model_game(each.name);
        sort_stably(tags_, {}, &ranked_tag::rank);
        for (const ranked_tag& each : tags_)
            write(each);
    }

  private:
    // An unknown name gets the place of a similar known one, if that is missing; the linter does the same.
    void find_names() {
        for (const tag& each : game_.tags) {
            const tag_name name = find_tag(game_.raw(each.name));
            if (name == tag_name::redefine && style_.declaration)
                continue;
            there_[static_cast<std::size_t>(name)] = name != tag_name::unknown;
            tags_.push_back({&each, name});
        }
        for (ranked_tag& each : tags_) {
            if (each.name != tag_name::unknown)
                continue;
            const tag_name meant = closest_tag(game_.raw(each.written->name));
            bool& there = there_[static_cast<std::size_t>(meant)];
            if (meant != tag_name::unknown && !there) {
                each.name = meant;
                there = true;
                misspelt_[static_cast<std::size_t>(meant)] = true;
            }
        }
        if (style_.declaration && !style_.declaration->empty())
            tags_.push_back({nullptr, tag_name::redefine});
    }

    void write(const ranked_tag& what) {
        if (what.written == nullptr) {
            to_.append("[Redefine \"").append(*style_.declaration).append("\"]\n");
            return;
        }
        const std::string_view written_name = game_.raw(what.written->name);
        const tag_name name = find_tag(written_name);
        const std::string_view value = game_.raw(what.written->value);
        to_ += '[';
        to_ += name == tag_name::unknown ? written_name : row_of(name).text;
        to_ += " \"";
        if (name == tag_name::position)
            write_position(value, style_.letters, style_.hyphen, to_);
        else if (name == tag_name::variant)
            write_variant(value);
        else
            write_value(value, row_of(name).form);
        to_ += "\"]\n";
    }

    void write_variant(std::string_view value) {
        append_with_escapes(
            read_variant(value).is == game_variant::other ? std::string(value) : plain_variant(value), to_);
    }

    // Typographers' dashes become hyphens if the hyphen is syntax.
    void write_value(std::string_view value, value_form form) {
        value_parts parts;
        const bool ascii =
            std::ranges::all_of(value, [](char c) { return static_cast<unsigned char>(c) < 128; });
        if (ascii || form == value_form::free || form == value_form::text ||
            !read_value(form, value, parts)) {
            append_with_escapes(value, to_);
            return;
        }
        std::uint32_t at = 0;
        for (const span dash : parts.foreign_hyphens) {
            append_with_escapes(value.substr(at, dash.begin - at), to_);
            to_ += style_.hyphen;
            at = dash.end;
        }
        append_with_escapes(value.substr(at), to_);
    }

    const game& game_;
    const tag_style& style_;
    std::string& to_;
    tag_names there_{};
    tag_names misspelt_{}; // those of them that only a guess finds
    std::vector<ranked_tag> tags_;
};

} // namespace

std::string variant_text(const game& asked) {
    const auto variant = std::ranges::find_if(
        asked.tags, [&](const tag& each) { return find_tag(asked.raw(each.name)) == tag_name::variant; });
    if (variant == asked.tags.end())
        return "C'escacs";
    std::string unescaped;
    return plain_variant(tag_value(asked, *variant, unescaped));
}

void write_tags(const game& record, const tag_style& style, std::string& output) {
    tag_writer(record, style, output).write();
}

} // namespace ctlpgn::ctl_pgn
