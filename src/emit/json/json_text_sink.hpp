// Writes JSON text as it comes, in blocks.
#pragma once

#include "emit/json/json_brief.hpp"
#include "emit/json/json_escape.hpp"
#include "emit/json/json_words.hpp"
#include "json_text/inlining.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::emit {

// The memory that text is written into, and where it goes when it is full.
class text_blocks {
  public:
    using block = std::unique_ptr<char[]>;
    // Takes a block with this many bytes, and returns one to go on with, which may be the same.
    using exchange = std::function<block(block, std::size_t)>;

    static constexpr std::size_t block_size = std::size_t{64} << 10;
    // What can be written without asking for room: enough for any key and any number, for a string of
    // `short_string` bytes with every byte escaped, and for the maximum of write_at_once.
    static constexpr std::size_t short_string = 64;
    static constexpr std::size_t slack = 1536;
    static_assert(slack >= short_string * longest_escape + 64);

    explicit text_blocks(exchange result) : to_(std::move(result)), bytes_(make_block()) {}
    // Blocks are overwritten when they have been handed on.
    explicit text_blocks(std::function<void(std::string_view)> write);

    static block make_block() { return block(new char[block_size + slack]); }

    [[nodiscard]] char* begin() { return bytes_.get(); }
    [[nodiscard]] char* full() { return bytes_.get() + block_size; }

    // Hands on what has been written up to `at`, except the last byte, which may be a surplus comma. Returns
    // where to go on.
    char* hand_on(char* at);
    // Hands on everything.
    char* finish(char* at);
    // How many bytes have been handed on.
    [[nodiscard]] std::size_t handed_on() const { return handed_on_; }

  private:
    exchange to_;
    block bytes_;
    std::size_t handed_on_ = 0;
};

// A place where a number has been left out.
struct number_gap {
    std::size_t at = 0; // bytes of the text before it
    std::uint64_t number = 0;
};

// Every value is followed by a comma at once; the end of the enclosing array or object removes the last one.
class json_text_sink {
  public:
    json_text_sink(text_blocks& blocks, bool pretty)
        : at_(blocks.begin()), full_(blocks.full()), blocks_(&blocks), pretty_(pretty) {}

    // For a part of a text: `depth` arrays and objects are open around it, and numbers of games are left out.
    json_text_sink(text_blocks& blocks, bool pretty, std::uint32_t depth,
                   std::vector<number_gap>& game_numbers)
        : json_text_sink(blocks, pretty) {
        depth_ = depth;
        gaps_ = &game_numbers;
    }

    CTLPGN_INLINED void start_object() { start('{'); }
    CTLPGN_INLINED void end_object() { end('}'); }
    void start_array() { start('['); }
    void end_array() { end(']'); }

    // `name` is a literal that needs no escape.
    CTLPGN_INLINED void key(std::string_view name) {
        char* at = write_key(begin_item(), name);
        if (pretty_) {
            *at++ = ' ';
            after_key_ = true;
        }
        at_ = at;
    }

    CTLPGN_INLINED void string(std::string_view text) {
        char* at = begin_item();
        *at++ = '"';
        if (text.size() <= text_blocks::short_string && copy_plain(at, text.data(), text.size()))
            at += text.size();
        else
            at = write_escaped(at, text);
        end_item(at, '"');
    }

    // A string that most likely needs no escape.
    void plain_string(std::string_view text) {
        char* const at = begin_item();
        *at = '"';
        if (text.size() > text_blocks::slack / 2 || !copy_plain_blocks(at + 1, text.data(), text.size()))
            [[unlikely]]
            return end_item(write_escaped(at + 1, text), '"');
        end_item(at + 1 + text.size(), '"');
    }

    template <std::size_t Room>
    CTLPGN_INLINED void member(std::string_view name, std::string_view word,
                               const word_member<Room>& written) {
        if (pretty_ || written.size == 0) [[unlikely]] {
            key(name);
            return string(word);
        }
        at_ = write_word(begin_item(), written);
    }

    CTLPGN_INLINED void number_unsigned(std::uint64_t value) {
        char* const at = begin_item();
        end_item(write_number(at, value));
    }

    // A number as it is written: short, and valid in JSON.
    void number_text(std::string_view digits) {
        char* const at = begin_item();
        std::memcpy(at, digits.data(), digits.size());
        end_item(at + digits.size());
    }

    // Calls write(at), which writes an item with its comma and returns its end, at most `Most` bytes after
    // `at`; or null if it cannot be written in this way. Returns false, with nothing written, in that case
    // and if lines are indented: then it has to be written member by member.
    template <std::size_t Most, class Write> [[nodiscard]] CTLPGN_INLINED bool write_at_once(Write&& write) {
        static_assert(Most <= text_blocks::slack);
        if (pretty_)
            return false;
        char* const begin = begin_item();
        char* const end = write(begin);
        at_ = end != nullptr ? end : begin;
        return end != nullptr;
    }

    void game_number(std::uint64_t value) {
        if (gaps_ == nullptr)
            return number_unsigned(value);
        char* const at = begin_item();
        gaps_->push_back({blocks_->handed_on() + static_cast<std::size_t>(at - blocks_->begin()), value});
        end_item(at);
    }

    void boolean(bool value) {
        char* at = begin_item();
        const std::string_view word = value ? "true" : "false";
        std::memcpy(at, word.data(), word.size());
        end_item(at + word.size());
    }

    // The text is complete, or complete so far: replaces the last comma by a line end.
    void end_text() {
        if (at_ != blocks_->begin())
            at_[-1] = '\n';
    }
    void finish() {
        at_ = blocks_->finish(at_);
        full_ = blocks_->full();
    }
    // Hands on everything but the last byte, which is returned; empty if nothing has been written since.
    std::string_view hand_on_all() {
        if (at_ != blocks_->begin())
            at_ = hand_on(at_);
        return {blocks_->begin(), static_cast<std::size_t>(at_ - blocks_->begin())};
    }
    // What was handed on without this sink ends with this byte, which has not been handed on yet.
    void go_on_after(char last) {
        *blocks_->begin() = last;
        at_ = blocks_->begin() + 1;
    }

  private:
    CTLPGN_INLINED char* begin_item() {
        if (at_ >= full_) [[unlikely]]
            at_ = hand_on(at_);
        if (pretty_) [[unlikely]]
            begin_line();
        return at_;
    }
    CTLPGN_INLINED void end_item(char* at) {
        *at++ = ',';
        at_ = at;
    }
    CTLPGN_INLINED void end_item(char* at, char last) {
        *at++ = last;
        end_item(at);
    }

    CTLPGN_INLINED void start(char bracket) {
        char* at = begin_item();
        *at++ = bracket;
        at_ = at;
        ++depth_;
    }
    CTLPGN_INLINED void end(char bracket) {
        --depth_;
        if (at_ >= full_) [[unlikely]]
            at_ = hand_on(at_);
        if (at_[-1] == ',') {
            --at_;
            // A value will follow the comma that was removed, so the line goes on.
            if (pretty_)
                indent();
        }
        end_item(at_, bracket);
    }

    char* hand_on(char* at) {
        at = blocks_->hand_on(at);
        full_ = blocks_->full();
        return at;
    }
    void begin_line();
    void indent();
    char* write_escaped(char* at, std::string_view text);

    char* at_;
    char* full_;
    text_blocks* blocks_;
    std::vector<number_gap>* gaps_ = nullptr; // null: no number is left out
    std::uint32_t depth_ = 0;
    bool pretty_;
    bool after_key_ = false;
};

} // namespace ctlpgn::emit
