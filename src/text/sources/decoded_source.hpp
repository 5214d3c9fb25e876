// A source of UTF-8, whatever the bytes are written in that it comes from.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/source.hpp"
#include "text/encoding.hpp"
#include "text/sources/encoding_change.hpp"
#include "text/sources/file_origin.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn {

struct notation;

class decoded_source final : public placed_source {
  public:
    explicit decoded_source(byte_source& source) : from_(source) {}
    // Text in a notation, which may be written in Latin-1.
    decoded_source(byte_source& source, const notation& chosen);

    std::size_t read(char* target, std::size_t size) override;
    [[nodiscard]] std::uint64_t size_hint() const override { return from_.size_hint(); }

    [[nodiscard]] const file_origin* origin() const override { return origin_of(from_); }

    // Nothing for UTF-8, and before that is known. Other threads may ask.
    [[nodiscard]] std::optional<text_encoding> other_encoding() const;
    // The offset of the byte that tells: the first one beyond ASCII where many come before it, or else 0.
    [[nodiscard]] std::uint64_t encoding_told_at() const { return told_at_; }
    // Where, in the bytes that are read from here, it changes after that, and what comes then; 0: it does
    // not.
    [[nodiscard]] std::uint64_t encoding_changes_at() const { return changed_at_; }
    [[nodiscard]] text_encoding changed_encoding() const { return changed_to_; }

  private:
    void begin();
    void settle();
    bool add_piece(); // false at the end
    bool refill();
    enum class comes_after : std::uint8_t { more, nothing };
    bool pass_on(std::string_view read);
    void tell(text_encoding is, std::uint64_t at);
    void change_to(text_encoding next);
    void begin_latin1_lines();
    comes_after read_ahead(std::size_t first);
    void convert();
    void convert_utf16();

    byte_source& from_;
    lone_bytes lone_latin1_ = lone_bytes::letters_of_words;
    std::atomic<text_encoding> is_ = text_encoding::utf8;
    std::atomic<std::uint64_t> told_at_ = 0;
    std::atomic<text_encoding> changed_to_ = text_encoding::utf8;
    std::atomic<std::uint64_t> changed_at_ = 0;
    std::uint64_t passed_ = 0;                // bytes of UTF-8 that were read before what is ready
    bool is_settled_ = false;                 // more than ASCII was read
    text_encoding now_ = text_encoding::utf8; // what is converted
    bool by_lines_ = false;                   // lines of Latin-1 among those of UTF-8
    std::optional<transcoder> transcoder_;    // none: it is UTF-8
    bool begun_ = false;
    bool ended_ = false;
    std::string raw_;   // not converted yet
    std::string ready_; // not read yet
    std::size_t at_ = 0;
};

} // namespace ctlpgn
