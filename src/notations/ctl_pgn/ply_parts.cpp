#include "notations/ctl_pgn/ply_parts.hpp"

#include "notations/ctl_pgn/hexes.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// The next column letter with a line behind it.
span next_hex(std::string_view text, std::size_t from) {
    for (std::size_t i = from; i + 1 < text.size(); ++i) {
        if (find_column(text[i]) < 0 || !is_digit(text[i + 1]))
            continue;
        std::size_t end = i + 1;
        while (end != text.size() && is_digit(text[end]))
            ++end;
        return {static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(end)};
    }
    const auto end = static_cast<std::uint32_t>(text.size());
    return {end, end};
}

// A capture sign or a hyphen; both may take several bytes.
std::size_t sign_size(std::string_view text) {
    for (const std::string_view sign : {"@@", "@", "×", "*", "x", "X", "-"})
        if (text.starts_with(sign))
            return sign.size();
    const auto ends = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    return static_cast<std::size_t>(std::find_if(text.begin(), text.end(), ends) - text.begin());
}

} // namespace

ply_parts find_parts(std::string_view text) {
    ply_parts parts;
    parts.origin = next_hex(text, 0);
    parts.mover = {0, parts.origin.begin};
    const std::size_t promotion = text.find('=');
    if (promotion != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of("+^#", promotion), text.size());
        parts.promotion = {static_cast<std::uint32_t>(promotion), static_cast<std::uint32_t>(end)};
    }
    parts.target = next_hex(text, parts.origin.end);
    if (parts.target.size() == 0) { // a promotion in place
        parts.target = parts.origin;
        return parts;
    }
    const std::size_t sign_end = parts.origin.end + sign_size(text.substr(parts.origin.end));
    parts.sign = {parts.origin.end, static_cast<std::uint32_t>(sign_end)};
    parts.captured = {parts.sign.end, parts.target.begin};
    return parts;
}

span find_part(std::string_view text, std::uint32_t begin, ply_part wanted) {
    const span whole{begin, begin + static_cast<std::uint32_t>(text.size())};
    if (wanted == ply_part::whole)
        return whole;
    const ply_parts parts = find_parts(text);
    span where = parts.target;
    if (wanted == ply_part::mover || wanted == ply_part::origin)
        where = {wanted == ply_part::mover ? parts.mover.begin : parts.origin.begin, parts.origin.end};
    else if (wanted == ply_part::promotion)
        where = parts.promotion;
    else if (wanted == ply_part::capture)
        where = {parts.captured.begin, parts.target.end};
    return where.empty() ? whole : span{begin + where.begin, begin + where.end};
}

} // namespace ctlpgn::ctl_pgn
