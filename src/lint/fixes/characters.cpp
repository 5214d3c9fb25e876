// Bytes that no text should have, in any notation.
#include "lint/fixes/shared_fixes.hpp"
#include "text/utf8.hpp"

namespace ctlpgn {

namespace {

bool is_in_free_text(const fix_context& context, span where) {
    return context.comment_around(where) != nullptr ||
           std::ranges::any_of(context.read.tags, [where](const tag& each) {
               return each.value.begin <= where.begin && where.end <= each.value.end;
           });
}

} // namespace

std::optional<fix> fix_byte_order_mark(const fix_context& /*context*/, const finding& found) {
    return rewrite(found, found.where, "", "remove the byte-order mark");
}

// Nearly always these bytes are Latin-1, whose accented letters have code points with the same numbers. Lower
// ones are control characters there, and long runs of them are letters of another alphabet.
std::optional<fix> fix_invalid_utf8(const fix_context& context, const finding& found) {
    constexpr unsigned char first_character = 0xA0;
    constexpr std::size_t most_together = 2;
    if (!is_in_free_text(context, found.where) || found.where.size() > most_together)
        return std::nullopt;
    std::string text;
    for (const char byte : context.raw(found.where)) {
        const auto value = static_cast<unsigned char>(byte);
        if (value < first_character)
            return std::nullopt;
        utf8::append(text, value);
    }
    return rewrite(found, found.where, text, "read the bytes as Latin-1: " + text);
}

std::optional<fix> fix_lone_carriage_return(const fix_context& context, const finding& found) {
    const std::string_view text = context.text;
    // A run of them is fixed at once, at its first: fixing only another one would leave half of a CRLF.
    if (found.where.begin != 0 && text[found.where.begin - 1] == '\r')
        return std::nullopt;
    span row = found.where;
    while (row.end != text.size() && text[row.end] == '\r' && !text.substr(row.end).starts_with("\r\n"))
        ++row.end;
    std::string ends;
    for (std::uint32_t i = row.begin; i != row.end; ++i)
        ends += context.line_end;
    return rewrite(found, row, ends, "end the line with a line feed");
}

std::optional<fix> fix_control_character(const fix_context& context, const finding& found) {
    if (context.raw(found.where) == "\t")
        return rewrite(found, found.where, " ", "write a space"); // which also separates words
    return rewrite(found, found.where, "", "remove the control character");
}

std::optional<fix> fix_foreign_hyphen(const fix_context& /*context*/, const finding& found) {
    return rewrite(found, found.where, "-", "write the hyphen -");
}

// All line ends of the game become like the first.
std::optional<fix> fix_mixed_line_ends(const fix_context& context, const finding& found) {
    const bool with_return = context.line_end.size() == 2;
    fix made = no_edits(found, with_return ? "end all lines with CRLF" : "end all lines with LF");
    const std::string_view text = context.text;
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
        const bool here = at != 0 && text[at - 1] == '\r';
        const auto begin = static_cast<std::uint32_t>(here ? at - 1 : at);
        if (here != with_return)
            made.edits.push_back({{begin, static_cast<std::uint32_t>(at + 1)}, context.line_end});
    }
    return made;
}

} // namespace ctlpgn
