// A source of UTF-8, whatever encoding its bytes are in. The result depends only on the bytes, and not on how
// many of them are read at a time.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/source.hpp"
#include "text/encoding.hpp"
#include "text/sources/encoding_change.hpp"
#include "text/sources/file_origin.hpp"
#include "text/sources/file_places.hpp"
#include "text/sources/legacy_encoding.hpp"
#include "text/thread_lock.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

struct notation;

class decoded_source final : public placed_source {
  public:
    explicit decoded_source(byte_source& source);
    // Text in a notation, which may be written in Latin-1.
    decoded_source(byte_source& source, const notation& chosen);

    std::size_t read(char* target, std::size_t size) override;
    [[nodiscard]] std::uint64_t size_hint() const override { return from_.size_hint(); }

    [[nodiscard]] const file_origin* origin() const override { return origin_of(from_); }
    [[nodiscard]] file_places* places() override { return &places_; }

    // Nothing for UTF-8, and before that is known. May be called by other threads.
    [[nodiscard]] std::optional<text_encoding> other_encoding() const;

    // Whether the user has said which encoding it is.
    [[nodiscard]] bool is_named() const { return named_.has_value(); }

    // The encoding of the text from this offset on, in what has been read as UTF-8.
    struct seen_encoding {
        text_encoding is = text_encoding::utf8;
        std::uint64_t at = 0;

        friend bool operator==(const seen_encoding&, const seen_encoding&) = default;
    };
    // At each byte that decides: the first one that is not UTF-8, and later changes.
    [[nodiscard]] std::vector<seen_encoding> seen() const;

  private:
    std::size_t read_raw(char* target, std::size_t size);
    std::size_t read_directly(char* target, std::size_t size);
    void add_piece();
    void decode();
    [[nodiscard]] bool begin();
    [[nodiscard]] bool decode_utf16();
    [[nodiscard]] bool decode_named();
    [[nodiscard]] bool decode_lines();
    [[nodiscard]] std::size_t decode_some(std::string_view lines, bool are_all);
    void pass(std::string_view text) { ready_.append(text); }
    void take(std::size_t bytes);
    void convert_lines(std::string_view lines);
    void convert_slice(std::string_view slice, std::uint64_t file_begin);
    void convert_by_system(std::string_view bytes, bool are_all);
    void begin_utf16(text_encoding which);
    void note(text_encoding is, std::uint64_t at);
    [[nodiscard]] std::uint64_t text_offset() const { return passed_ + ready_.size(); }
    [[nodiscard]] bool passes(std::string_view lines) const;

    byte_source& from_;
    const lone_bytes lone_latin1_;
    std::optional<text_encoding> named_; // given by the user
    const bool is_part_;                 // of a file, in UTF-8
    std::atomic<text_encoding> is_ = text_encoding::utf8;
    mutable thread_lock lock_;
    std::vector<seen_encoding> seen_;
    file_places places_;

    // The current encoding, if it is not all UTF-8.
    std::optional<text_encoding> utf16_;
    std::optional<text_encoding> legacy_;
    std::optional<transcoder> transcoder_; // for encodings with several bytes per character
    bool is_surely_utf8_ = false;          // except for slips
    bool begun_ = false;
    bool ended_ = false;
    std::exception_ptr fault_;    // of the source; it comes after what was read before
    std::uint64_t passed_ = 0;    // bytes of UTF-8 that were read before what is ready
    std::uint64_t raw_begin_ = 0; // of `raw_`, in the file
    std::string raw_;             // not decoded yet
    std::string ready_;           // not read yet
    std::size_t at_ = 0;
};

} // namespace ctlpgn
