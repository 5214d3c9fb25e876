// What a notation tells besides, as members of the object that is being written.
#pragma once

#include "ctlpgn/told.hpp"
#include "emit/json/json_brief.hpp"
#include "emit/json/json_escape.hpp"
#include "emit/json/json_inlining.hpp"
#include "emit/json/json_text_sink.hpp"

#include <cstddef>
#include <string_view>

namespace ctlpgn::emit {

// Around a key and a value.
inline constexpr std::size_t told_punctuation = std::string_view(R"("":"",)").size();

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

// Into memory that has room for so many bytes.
class brief_told final : public told_members {
  public:
    // Enough for what is told of a ply.
    static constexpr std::size_t longest = 64;

    explicit brief_told(char* at, std::size_t room = longest) : at_(at), full_(at + room) {}

    // Null if there was not room enough, or something else than words that need no escape.
    [[nodiscard]] char* end() const { return at_; }

    void text(std::string_view key, std::string_view value) override {
        if (!are_few(key, value)) [[unlikely]]
            return text_of_any_size(key, value);
        char* const at = write_key(key, "\":\"");
        if (!copy_few_plain(at, value.data(), value.size())) [[unlikely]]
            return give_up();
        at_ = write_literal(at + value.size(), "\",");
    }
    void number(std::string_view key, std::string_view digits) override {
        if (!are_few(key, digits)) [[unlikely]]
            return give_up();
        at_ = write_literal(write_few(write_key(key, "\":"), digits), ",");
    }
    void open_list(std::string_view key) override {
        if (!are_few(key, {})) [[unlikely]]
            return give_up();
        at_ = write_key(key, "\":[");
    }
    void open_item() override {
        if (!has_room(0)) [[unlikely]]
            return give_up();
        at_ = write_literal(at_, "{");
    }
    void close_item() override { close("},"); }
    void close_list() override { close("],"); }

  private:
    [[nodiscard]] bool has_room(std::size_t bytes) const {
        return bytes + told_punctuation <= static_cast<std::size_t>(full_ - at_);
    }
    [[nodiscard]] bool are_few(std::string_view key, std::string_view value) const {
        return key.size() <= few_bytes && value.size() <= few_bytes && has_room(2 * few_bytes);
    }
    CTLPGN_INLINED char* write_key(std::string_view key, std::string_view sign_after) {
        return write_literal(write_few(write_literal(at_, "\""), key), sign_after);
    }
    [[gnu::noinline]] void text_of_any_size(std::string_view key, std::string_view value) {
        if (key.size() > few_bytes || !has_room(key.size() + value.size()))
            return give_up();
        char* const at = write_key(key, "\":\"");
        if (!copy_plain(at, value.data(), value.size()))
            return give_up();
        at_ = write_literal(at + value.size(), "\",");
    }
    // In the place of the last comma.
    CTLPGN_INLINED void close(std::string_view sign) {
        if (!has_room(0)) [[unlikely]]
            return give_up();
        at_ = write_literal(at_[-1] == ',' ? at_ - 1 : at_, sign);
    }
    void give_up() { at_ = full_ = nullptr; }

    char* at_;
    char* full_;
};

} // namespace ctlpgn::emit
