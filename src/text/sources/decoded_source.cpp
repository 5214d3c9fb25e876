#include "text/sources/decoded_source.hpp"

#include "ctlpgn/errors.hpp"
#include "ctlpgn/notation.hpp"
#include "text/ascii.hpp"
#include "text/byte_vector.hpp"
#include "text/one_byte.hpp"
#include "text/sources/line_ends.hpp"
#include "text/sources/one_byte_lines.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::size_t piece = std::size_t{64} << 10;
constexpr std::size_t most_at_once = std::size_t{1} << 20;
// Less is not worth a call of the system.
constexpr std::size_t least_direct = std::size_t{4} << 10;
// How much is converted at once: to find a place, no more is converted again.
constexpr std::size_t longest_slice = std::size_t{4} << 10;

// The first non-ASCII byte, or the end. Most texts have few, so blocks are examined as a whole.
std::size_t find_beyond_ascii(std::string_view text) {
    constexpr std::size_t vectors = 8;
    constexpr std::size_t block = vectors * sizeof(byte_vector);
    std::size_t at = 0;
    for (; at + block <= text.size(); at += block) {
        byte_vector any{};
        for (std::size_t i = 0; i != vectors; ++i)
            any |= load_bytes(text.data() + at + i * sizeof any);
        if (has_marks(any & 0x80))
            break;
    }
    const auto found =
        std::find_if(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), is_beyond_ascii);
    return static_cast<std::size_t>(found - text.begin());
}

bool has_zero(std::string_view text) {
    return text.find('\0') != std::string_view::npos;
}

lone_bytes lone_latin1_in(const notation& chosen) {
    const bool allows = std::ranges::any_of(chosen.own_diagnostics(), [](const diagnostic_info& each) {
        return each.encoding == text_encoding::latin1;
    });
    return allows ? lone_bytes::all : lone_bytes::letters_of_words;
}

// The same without lines that may hold the beginning of UTF-16, cut by the end of the known text.
std::string_view without_cut_utf16(std::string_view text) {
    constexpr std::size_t looked_at = 32;
    constexpr std::size_t before_zero = 3; // the byte-order mark, and half a character
    const std::size_t zero = text.find('\0', text.size() - std::min(text.size(), looked_at));
    return text.substr(0, zero == std::string_view::npos ? zero : zero - std::min(zero, before_zero));
}

} // namespace

decoded_source::decoded_source(byte_source& source)
    : from_(source), lone_latin1_(lone_bytes::letters_of_words), named_(named_encoding_of(source)),
      is_part_(origin_of(source) != nullptr) {}

decoded_source::decoded_source(byte_source& source, const notation& chosen)
    : from_(source), lone_latin1_(lone_latin1_in(chosen)), named_(named_encoding_of(source)),
      is_part_(origin_of(source) != nullptr) {}

std::optional<text_encoding> decoded_source::other_encoding() const {
    const text_encoding is = is_;
    return is == text_encoding::utf8 ? std::nullopt : std::optional(is);
}

std::vector<decoded_source::seen_encoding> decoded_source::seen() const {
    [[maybe_unused]] const auto held = lock_.hold();
    return seen_;
}

void decoded_source::note(text_encoding is, std::uint64_t at) {
    [[maybe_unused]] const auto held = lock_.hold();
    seen_.push_back({is, at});
    if (seen_.size() == 1)
        is_ = is;
}

std::size_t decoded_source::read(char* target, std::size_t size) {
    while (at_ == ready_.size()) {
        passed_ += ready_.size();
        ready_.clear();
        at_ = 0;
        if (ended_ && raw_.empty()) {
            if (fault_)
                std::rethrow_exception(fault_);
            return 0;
        }
        const bool is_direct = begun_ && !utf16_ && !legacy_ && !named_ && raw_.size() + least_direct <= size;
        if (!is_direct)
            add_piece();
        else if (const std::size_t got = read_directly(target, size); got != 0)
            return got;
        decode();
    }
    const std::size_t count = std::min(size, ready_.size() - at_);
    std::copy_n(ready_.data() + at_, count, target);
    at_ += count;
    return count;
}

std::size_t decoded_source::read_raw(char* target, std::size_t size) {
    try {
        const std::size_t got = from_.read(target, size);
        ended_ = got == 0;
        return got;
    } catch (const input_error&) {
        fault_ = std::current_exception();
        ended_ = true;
        return 0;
    }
}

// Passes lines of ASCII, or of what is certainly UTF-8.
bool decoded_source::passes(std::string_view lines) const {
    if (is_part_)
        return true;
    return !has_zero(lines) && (find_beyond_ascii(lines) == lines.size() ||
                                (is_surely_utf8_ && utf8::find_invalid(lines) == lines.size()));
}

// 0: what has been read is to be decoded.
std::size_t decoded_source::read_directly(char* target, std::size_t size) {
    const std::size_t held = raw_.copy(target, raw_.size());
    const std::size_t got = read_raw(target + held, size - held);
    const std::string_view known(target, held + got);
    const std::size_t whole = ended_ || is_part_ ? known.size() : end_of_lines(known);
    if (whole == 0 || !passes(known.substr(0, whole))) {
        raw_.assign(known);
        return 0;
    }
    raw_.assign(known.substr(whole));
    raw_begin_ += whole;
    passed_ += whole;
    return whole;
}

// Reads more at a time if more is kept, so that searching it again takes no longer than reading it.
void decoded_source::add_piece() {
    const std::size_t size = raw_.size();
    const std::size_t wanted = std::clamp(size, piece, most_at_once);
    raw_.resize(size + wanted);
    raw_.resize(size + read_raw(raw_.data() + size, wanted));
}

void decoded_source::take(std::size_t bytes) {
    raw_.erase(0, bytes);
    raw_begin_ += bytes;
}

void decoded_source::decode() {
    if (is_part_) {
        pass(raw_);
        take(raw_.size());
        begun_ = true;
        return;
    }
    if (!begun_ && !begin())
        return;
    bool goes_on = true;
    while (goes_on && !raw_.empty())
        goes_on = named_ ? decode_named() : utf16_ ? decode_utf16() : decode_lines();
}

// False if too little is known yet.
bool decoded_source::begin() {
    if (raw_.size() < bytes_that_show_utf16 && !ended_)
        return false;
    begun_ = true;
    std::optional<text_encoding> utf16 = named_ && !is_utf16(*named_) ? std::nullopt : utf16_of(raw_);
    if (named_ && is_utf16(*named_) && !utf16)
        utf16 = named_;
    if (utf16) {
        named_.reset();
        note(*utf16, 0);
        begin_utf16(*utf16);
    } else if (named_) {
        transcoder_.emplace(*named_);
    }
    return true;
}

void decoded_source::begin_utf16(text_encoding which) {
    utf16_ = which;
    transcoder_.emplace(which);
    if (raw_.starts_with("\xFF\xFE") || raw_.starts_with("\xFE\xFF"))
        take(2);
}

// Joined files may go on in another encoding. Returns whether more of what is known can be decoded.
bool decoded_source::decode_utf16() {
    const encoding_change change = find_end_of_utf16(raw_, *utf16_);
    const bool goes_on = change.at == raw_.size();
    const std::size_t kept = ended_ || !goes_on ? 0 : undecided_size(raw_);
    const std::size_t size = change.at - kept - (ended_ ? 0 : (change.at - kept) % 2);
    convert_by_system(std::string_view(raw_).substr(0, size), !goes_on || ended_);
    if (goes_on)
        return false;
    take(change.at % 2 != 0 && !ended_ ? 1 : 0);
    utf16_.reset();
    if (legacy_ && !is_one_byte(*legacy_))
        transcoder_.emplace(*legacy_);
    note(change.to, text_offset());
    if (is_utf16(change.to))
        begin_utf16(change.to);
    else if (raw_.starts_with(utf8::byte_order_mark))
        take(utf8::byte_order_mark.size());
    return true;
}

// The encoding of the whole text is given.
bool decoded_source::decode_named() {
    const std::size_t lines = end_of_lines(raw_);
    const std::size_t size = ended_ || lines == 0 || is_utf16(*named_) ? raw_.size() : lines;
    if (*named_ == text_encoding::utf8) {
        pass(std::string_view(raw_).substr(0, size));
        take(size);
        return false;
    }
    const std::string_view known = std::string_view(raw_).substr(0, size);
    const std::size_t first = find_beyond_ascii(known);
    if (!other_encoding() && first != known.size())
        note(*named_, text_offset() + first);
    convert_by_system(known, ended_);
    return false;
}

// Decodes complete lines, up to where UTF-16 begins.
bool decoded_source::decode_lines() {
    const encoding_change change = find_utf16(raw_);
    const bool changes = change.at != raw_.size();
    const bool are_all = changes || ended_;
    const std::string_view known = std::string_view(raw_).substr(0, change.at);
    const std::string_view lines = are_all ? known : known.substr(0, end_of_lines(without_cut_utf16(known)));
    std::size_t done = 0;
    while (done != lines.size()) {
        const std::size_t more = decode_some(lines.substr(done), are_all);
        done += more;
        if (more == 0)
            break;
        if (legacy_ && done != lines.size()) {
            convert_lines(lines.substr(done));
            done = lines.size();
        }
    }
    take(done);
    if (!changes)
        return false;
    note(change.to, text_offset());
    begin_utf16(change.to);
    return true;
}

// How many bytes of the lines have been decoded; 0: more must be known.
std::size_t decoded_source::decode_some(std::string_view lines, bool are_all) {
    if (legacy_) {
        convert_lines(lines);
        return lines.size();
    }
    const std::size_t first = find_beyond_ascii(lines);
    if (first == lines.size()) {
        pass(lines);
        return lines.size();
    }
    std::size_t begin = begin_of_line(lines, first);
    if (!is_surely_utf8_) {
        const std::size_t proof = end_of_proof(lines.substr(begin));
        is_surely_utf8_ = proof != std::string_view::npos;
        begin += is_surely_utf8_ ? proof : 0;
    }
    const std::size_t odd = utf8::find_invalid(lines);
    if (is_surely_utf8_)
        begin = begin_of_line(lines, odd);
    if (odd == lines.size() && (is_surely_utf8_ || are_all)) {
        pass(lines);
        return lines.size();
    }
    if (begin != 0) {
        pass(lines.substr(0, begin));
        return begin;
    }
    const std::size_t sample = end_of_sample(lines);
    if (sample == std::string_view::npos && !are_all)
        return 0;
    const std::string_view known = lines.substr(0, sample);
    const text_encoding found = legacy_encoding_of(known, lone_latin1_);
    if (found != text_encoding::utf8) {
        legacy_ = found;
        if (!is_one_byte(found))
            transcoder_.emplace(found);
        note(found, text_offset() + odd);
        convert_lines(known);
        return known.size();
    }
    is_surely_utf8_ = true;
    pass(known); // with slips
    return known.size();
}

void decoded_source::convert_lines(std::string_view lines) {
    std::uint64_t file_begin = raw_begin_ + static_cast<std::uint64_t>(lines.data() - raw_.data());
    each_line(lines, [&](std::string_view line) {
        const bool stays =
            find_beyond_ascii(line) == line.size() || (!is_one_byte(*legacy_) && is_utf8_among_others(line));
        if (stays)
            pass(line);
        for (std::string_view left = stays ? std::string_view() : line; !left.empty();) {
            const std::size_t size = end_of_slice(left, longest_slice);
            convert_slice(left.substr(0, size), file_begin + (line.size() - left.size()));
            left.remove_prefix(size);
        }
        file_begin += line.size();
    });
}

void decoded_source::convert_slice(std::string_view slice, std::uint64_t file_begin) {
    const std::uint64_t begin = text_offset();
    if (is_one_byte(*legacy_)) {
        append_one_byte(slice, *legacy_, true, ready_);
    } else {
        std::string bytes(slice);
        transcoder_->convert(bytes, true, ready_);
    }
    places_.add({begin, text_offset(), file_begin, *legacy_, true, std::string(slice)});
}

// Converts bytes at the beginning of the raw ones. A character that is cut by their end stays for later,
// unless this is the end of the text.
void decoded_source::convert_by_system(std::string_view bytes, bool are_all) {
    std::size_t done = 0;
    for (bool goes_on = !bytes.empty(); goes_on;) {
        const std::string_view slice = bytes.substr(done, longest_slice);
        const bool is_last = done + slice.size() == bytes.size();
        const std::uint64_t begin = text_offset();
        std::string cut(slice);
        transcoder_->convert(cut, is_last && are_all, ready_);
        const std::string_view known = slice.substr(0, slice.size() - cut.size());
        places_.add(
            {begin, text_offset(), raw_begin_ + done, named_ ? *named_ : *utf16_, false, std::string(known)});
        done += known.size();
        goes_on = !is_last && !known.empty();
    }
    take(done);
}

} // namespace ctlpgn
