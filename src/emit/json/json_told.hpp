// What a notation tells besides, as members of the object that is being written.
#pragma once

#include "ctlpgn/told.hpp"
#include "emit/json/json_brief.hpp"
#include "emit/json/json_escape.hpp"
#include "emit/json/json_text_sink.hpp"

#include <cstddef>
#include <string_view>

namespace ctlpgn::emit {

class json_told final : public told_members {
  public:
    explicit json_told(json_text_sink& to) : to_(to) {}

    void text(std::string_view key, std::string_view value) override {
        to_.key(key);
        to_.string(value);
    }
    void number(std::string_view key, std::string_view digits) override {
        to_.key(key);
        to_.number_text(digits.substr(0, text_blocks::short_string));
    }
    void open_list(std::string_view key) override {
        to_.key(key);
        to_.start_array();
    }
    void open_item() override { to_.start_object(); }
    void close_item() override { to_.end_object(); }
    void close_list() override { to_.end_array(); }

  private:
    json_text_sink& to_;
};

// A few short members, into memory that has room for as many bytes as they may be.
class brief_told final : public told_members {
  public:
    static constexpr std::size_t longest = 64;

    explicit brief_told(char* at) : at_(at), full_(at + longest) {}

    // Null if there was not room enough, or something else than words that need no escape.
    [[nodiscard]] char* end() const { return at_; }

    void text(std::string_view key, std::string_view value) override {
        if (!has_room(key.size() + value.size() + punctuation))
            return give_up();
        char* const at = write_literal(write_few(write_literal(at_, "\""), key), "\":\"");
        if (!copy_plain(at, value.data(), value.size()))
            return give_up();
        at_ = write_literal(at + value.size(), "\",");
    }
    void number(std::string_view key, std::string_view digits) override {
        if (!has_room(key.size() + digits.size() + punctuation))
            return give_up();
        at_ = write_literal(write_literal(write_key(at_, key), digits), ",");
    }
    void open_list(std::string_view /*key*/) override { give_up(); }
    void open_item() override { give_up(); }
    void close_item() override { give_up(); }
    void close_list() override { give_up(); }

  private:
    static constexpr std::size_t punctuation = std::string_view(R"("":"",)").size();

    [[nodiscard]] bool has_room(std::size_t bytes) const {
        return at_ != nullptr && bytes <= static_cast<std::size_t>(full_ - at_);
    }
    void give_up() { at_ = nullptr; }

    char* at_;
    char* full_;
};

} // namespace ctlpgn::emit
