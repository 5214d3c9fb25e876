#include "emit/viewer/comment_mark.hpp"

#include "json_text/added_members.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace ctlpgn::emit {

namespace {

// Members that are lists of objects, one after the other: key=value, and for squares and arrows
// colour:from:to. A number of seconds is called by the command that it comes from.
class word_list_writer final : public member_writer {
  public:
    explicit word_list_writer(std::string& to) : to_(to) {}

    void text(std::string_view key, std::string_view value) override {
        if (depth_ == 2)
            return add_place(key, value);
        if (key == "name")
            command_ = value;
        else if (key != "value")
            add(key, value);
    }
    void number(std::string_view key, std::string_view digits) override {
        add(key == "seconds" && !command_.empty() ? std::string_view(command_) : key, digits);
    }
    void open_list(std::string_view key) override {
        if (depth_ == 1)
            list_ = key;
        else
            prefix_ = key == "engine" ? "engine." : "";
    }
    void open_item() override {
        ++depth_;
        if (depth_ == 1)
            command_.clear();
        colour_ = "";
        places_.clear();
    }
    void close_item() override {
        if (depth_ == 2)
            add(list_, std::string(colour_) + places_);
        --depth_;
    }
    void close_list() override {}

  private:
    void add_place(std::string_view key, std::string_view value) {
        if (key == "colour")
            colour_ = value;
        else
            places_.append(":").append(value);
    }
    void add(std::string_view key, std::string_view value) {
        const auto is_plain = [](char c) {
            return is_letter_or_digit(c) || c == '.' || c == '-' || c == ':';
        };
        if (std::ranges::all_of(key, is_plain) && std::ranges::all_of(value, is_plain))
            to_.append(" ").append(prefix_).append(key).append("=").append(value);
    }

    std::string& to_;
    std::string_view prefix_;
    std::string_view list_;
    std::string command_;
    std::string colour_;
    std::string places_;
    int depth_ = 0;
};

} // namespace

void append_comment_words(std::string& to, const game& record, const comment& asked,
                          const vocabulary& words) {
    if (asked.about != spoken_of::neither)
        to.append(" about=").append(asked.about == spoken_of::white ? "white" : "black");
    if (asked.generated)
        to += " generated";
    const json_additions& additions = words.additions;
    for (const comment_kind& each : additions.kinds_of_comments)
        if (record.raw(asked.where).starts_with(each.opening))
            to.append(" ").append(each.key);
    for (const auto add : {additions.of_comment, additions.of_engine}) {
        if (add == nullptr)
            continue;
        word_list_writer writer(to);
        added_members members(writer);
        add(record, asked, members);
    }
}

} // namespace ctlpgn::emit
