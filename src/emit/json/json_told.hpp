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

namespace detail {

// Members with their commas, where there is room for both and their punctuation. Null if the value needs an
// escape.
inline constexpr std::size_t told_punctuation = std::string_view(R"("":"",)").size();

CTLPGN_INLINED inline char* write_told_text(char* at, std::string_view key, std::string_view value) {
    at = write_literal(write_few(write_literal(at, "\""), key), "\":\"");
    return copy_plain(at, value.data(), value.size()) ? write_literal(at + value.size(), "\",") : nullptr;
}

CTLPGN_INLINED inline char* write_told_number(char* at, std::string_view key, std::string_view digits) {
    at = write_literal(write_few(write_literal(at, "\""), key), "\":");
    return write_literal(write_few(at, digits), ",");
}

} // namespace detail

class json_told final : public told_members {
  public:
    explicit json_told(json_text_sink& to) : to_(to) {}

    void text(std::string_view key, std::string_view value) override {
        if (is_short(key, value) && to_.write_at_once<short_member>(
                                        [&](char* at) { return detail::write_told_text(at, key, value); }))
            return;
        to_.key(key);
        to_.string(value);
    }
    void number(std::string_view key, std::string_view digits) override {
        digits = digits.substr(0, text_blocks::short_string);
        if (is_short(key, digits) && to_.write_at_once<short_member>([&](char* at) {
                return detail::write_told_number(at, key, digits);
            }))
            return;
        to_.key(key);
        to_.number_text(digits);
    }
    void open_list(std::string_view key) override {
        to_.key(key);
        to_.start_array();
    }
    void open_item() override { to_.start_object(); }
    void close_item() override { to_.end_object(); }
    void close_list() override { to_.end_array(); }

  private:
    static constexpr std::size_t short_member = 256;

    static bool is_short(std::string_view key, std::string_view value) {
        return key.size() + value.size() + detail::told_punctuation <= short_member;
    }

    json_text_sink& to_;
};

// Short members, into memory that has room for so many bytes.
class brief_told final : public told_members {
  public:
    // Enough for what is told of a ply.
    static constexpr std::size_t longest = 64;

    explicit brief_told(char* at, std::size_t room = longest) : at_(at), full_(at + room) {}

    // Null if there was not room enough, or something else than words that need no escape.
    [[nodiscard]] char* end() const { return at_; }

    void text(std::string_view key, std::string_view value) override {
        at_ = has_room(key.size() + value.size()) ? detail::write_told_text(at_, key, value) : nullptr;
    }
    void number(std::string_view key, std::string_view digits) override {
        at_ = has_room(key.size() + digits.size()) ? detail::write_told_number(at_, key, digits) : nullptr;
    }
    void open_list(std::string_view key) override {
        at_ =
            has_room(key.size()) ? write_literal(write_few(write_literal(at_, "\""), key), "\":[") : nullptr;
    }
    void open_item() override { at_ = has_room(0) ? write_literal(at_, "{") : nullptr; }
    void close_item() override { close('}'); }
    void close_list() override { close(']'); }

  private:
    [[nodiscard]] bool has_room(std::size_t bytes) const {
        return at_ != nullptr && bytes + detail::told_punctuation <= static_cast<std::size_t>(full_ - at_);
    }
    // In the place of the last comma.
    void close(char bracket) {
        if (!has_room(0)) {
            at_ = nullptr;
            return;
        }
        if (at_[-1] == ',')
            --at_;
        *at_++ = bracket;
        *at_++ = ',';
    }

    char* at_;
    char* full_;
};

} // namespace ctlpgn::emit
