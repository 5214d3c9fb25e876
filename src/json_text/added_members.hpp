// What a notation adds, as members of the object that is being written. Nearly always they are few and need
// no escape, and there is enough memory for them.
#pragma once

#include "ctlpgn/additions.hpp"
#include "json_text/inlining.hpp"
#include "json_text/numbers.hpp"
#include "json_text/pieces.hpp"
#include "json_text/plain.hpp"
#include "text/compiled_for_size.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn {

// Writes members in any other way: with escapes, indented, in blocks.
class member_writer {
  public:
    virtual ~member_writer() = default;

    virtual void text(std::string_view key, std::string_view value) = 0;
    virtual void number(std::string_view key, std::string_view digits) = 0;
    virtual void open_list(std::string_view key) = 0;
    virtual void open_item() = 0;
    virtual void close_item() = 0;
    virtual void close_list() = 0;
};

// Members of an item that are known all at once. Keys need no escape, and neither does a text.
struct text_member {
    std::string_view key;
    std::string_view value;
};
struct number_member {
    std::string_view key;
    std::uint64_t value = 0;
};
struct digits_member {
    std::string_view key;
    std::string_view value; // a number as JSON has it
};

class added_members {
  public:
    // Enough for what is said about a ply.
    static constexpr std::size_t enough_for_ply = 64;

    explicit added_members(char* at, std::size_t room) : at_(at), full_(at + room) {}
    explicit added_members(member_writer& writer) : other_(&writer) {}

    // In memory. Null if there was not enough room, or something needs an escape.
    [[nodiscard]] char* end() const { return at_; }

    // Keys need no escape.
    CTLPGN_INLINED void text(std::string_view key, std::string_view value) {
        if (value.size() > few_bytes || !has_room(key.size() + few_bytes)) [[unlikely]]
            return text_of_any_size(key, value);
        char* const at = write_key(key, "\":\"");
        if (!copy_few_plain(at, value.data(), value.size())) [[unlikely]]
            return give_up();
        at_ = write_literal(at + value.size(), "\",");
    }
    // As JSON has it, and short.
    CTLPGN_INLINED void number(std::string_view key, std::string_view digits) {
        if (digits.size() > few_bytes || !has_room(key.size() + few_bytes)) [[unlikely]]
            return number_elsewhere(key, digits);
        at_ = write_literal(write_few(write_key(key, "\":"), digits), ",");
    }
    CTLPGN_INLINED void number(std::string_view key, std::uint64_t value) {
        if (!has_room(key.size() + longest_number)) [[unlikely]]
            return number_elsewhere(key, value);
        at_ = write_literal(write_number(write_key(key, "\":"), value), ",");
    }
    // Whose value is true.
    CTLPGN_INLINED void flag(std::string_view key) { number(key, std::string_view("true")); }
    // A list of objects.
    CTLPGN_INLINED void open_list(std::string_view key) {
        if (!has_room(key.size())) [[unlikely]]
            return open_elsewhere(key);
        at_ = write_key(key, "\":[");
    }
    CTLPGN_INLINED void open_item() {
        if (!has_room(0)) [[unlikely]]
            return do_elsewhere(&member_writer::open_item);
        at_ = write_literal(at_, "{");
    }
    CTLPGN_INLINED void close_item() {
        if (!has_room(0)) [[unlikely]]
            return do_elsewhere(&member_writer::close_item);
        close("},");
    }
    CTLPGN_INLINED void close_list() {
        if (!has_room(0)) [[unlikely]]
            return do_elsewhere(&member_writer::close_list);
        close("],");
    }
    // An object with all its members, and a list of that alone. Where they end is stored only when all is
    // written.
    template <class... Member> CTLPGN_INLINED void item(const Member&... all) {
        if (compiled_for_size || !have_room(all...)) [[unlikely]]
            return item_elsewhere(all...);
        at_ = write_literal(write_item(at_, all...), ",");
    }
    template <class... Member> CTLPGN_INLINED void lone_item(std::string_view key, const Member&... all) {
        if (compiled_for_size || !have_room(text_member{key, {}}, all...)) [[unlikely]]
            return lone_item_elsewhere(key, all...);
        at_ = write_literal(write_item(write_key(key, "\":["), all...), "],");
    }

  private:
    // Around a key and a value.
    static constexpr std::size_t punctuation = std::string_view(R"("":"",)").size();

    [[nodiscard]] bool has_room(std::size_t bytes) const {
        return full_ - at_ >= static_cast<std::ptrdiff_t>(bytes + punctuation);
    }
    CTLPGN_INLINED char* write_key(std::string_view key, std::string_view sign_after) {
        return write_key(at_, key, sign_after);
    }
    CTLPGN_INLINED static char* write_key(char* at, std::string_view key, std::string_view sign_after) {
        return write_literal(write_literal(write_literal(at, "\""), key), sign_after);
    }
    template <class... Member> CTLPGN_INLINED bool have_room(const Member&... all) const {
        return (is_short(all) && ...) && has_room((0 + ... + longest(all)));
    }
    template <class... Member> CTLPGN_INLINED static char* write_item(char* at, const Member&... all) {
        at = write_literal(at, "{");
        ((at = write_member(at, all)), ...);
        return write_literal(at - 1, "}"); // for the last comma
    }
    CTLPGN_INLINED static char* write_member(char* at, const text_member& member) {
        return write_literal(write_few(write_key(at, member.key, "\":\""), member.value), "\",");
    }
    CTLPGN_INLINED static char* write_member(char* at, const number_member& member) {
        return write_literal(write_number(write_key(at, member.key, "\":"), member.value), ",");
    }
    CTLPGN_INLINED static char* write_member(char* at, const digits_member& member) {
        return write_literal(write_few(write_key(at, member.key, "\":"), member.value), ",");
    }
    static constexpr bool is_short(const text_member& member) { return member.value.size() <= few_bytes; }
    static constexpr bool is_short(const digits_member& member) { return member.value.size() <= few_bytes; }
    static constexpr bool is_short(const number_member& /*member*/) { return true; }
    static constexpr std::size_t longest(const text_member& member) {
        return member.key.size() + few_bytes + punctuation;
    }
    static constexpr std::size_t longest(const digits_member& member) {
        return member.key.size() + few_bytes + punctuation;
    }
    static constexpr std::size_t longest(const number_member& member) {
        return member.key.size() + longest_number + punctuation;
    }
    // Replaces the last comma.
    CTLPGN_INLINED void close(std::string_view sign) {
        at_ = write_literal(at_[-1] == ',' ? at_ - 1 : at_, sign);
    }

    [[gnu::noinline]] void text_of_any_size(std::string_view key, std::string_view value) {
        if (other_ != nullptr)
            return other_->text(key, value);
        if (!has_room(key.size() + value.size()))
            return give_up();
        char* const at = write_key(key, "\":\"");
        if (!copy_plain(at, value.data(), value.size()))
            return give_up();
        at_ = write_literal(at + value.size(), "\",");
    }
    [[gnu::noinline]] void number_elsewhere(std::string_view key, std::string_view digits) {
        if (other_ != nullptr)
            return other_->number(key, digits);
        give_up();
    }
    [[gnu::noinline]] void number_elsewhere(std::string_view key, std::uint64_t value) {
        char digits[longest_number];
        const char* const end = write_number(digits, value);
        number_elsewhere(key, {digits, static_cast<std::size_t>(end - digits)});
    }
    [[gnu::noinline]] void open_elsewhere(std::string_view key) {
        if (other_ != nullptr)
            return other_->open_list(key);
        give_up();
    }
    [[gnu::noinline]] void do_elsewhere(void (member_writer::*what)()) {
        if (other_ != nullptr)
            return (other_->*what)();
        give_up();
    }
    template <class... Member> [[gnu::noinline]] void item_elsewhere(const Member&... all) {
        open_item();
        (add(all), ...);
        close_item();
    }
    template <class... Member>
    [[gnu::noinline]] void lone_item_elsewhere(std::string_view key, const Member&... all) {
        open_list(key);
        item_elsewhere(all...);
        close_list();
    }
    void add(const text_member& member) { text(member.key, member.value); }
    void add(const number_member& member) { number(member.key, member.value); }
    void add(const digits_member& member) { number(member.key, member.value); }
    // There is no room for anything from here on.
    void give_up() { at_ = full_ = nullptr; }

    char* at_ = nullptr;
    char* full_ = nullptr;
    member_writer* other_ = nullptr;
};

} // namespace ctlpgn
