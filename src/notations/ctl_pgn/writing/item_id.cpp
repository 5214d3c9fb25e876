#include "notations/ctl_pgn/writing/item_id.hpp"

#include "notations/ctl_pgn/tag_values.hpp"

namespace ctlpgn::ctl_pgn {

std::string id_of_form(std::string_view id, const item_form& form) {
    value_parts parts;
    if (!read_value(value_form::identifier, id, parts))
        return std::string(id);
    std::string_view whole = id;
    const auto cut_before = [&whole](std::string_view part) {
        if (part.empty())
            return;
        whole = whole.substr(0, static_cast<std::size_t>(part.data() - whole.data()));
        // The hyphen before it, of one byte or of three.
        while (!whole.empty() && (whole.back() == '-' || static_cast<unsigned char>(whole.back()) >= 0x80))
            whole.remove_suffix(1);
    };
    cut_before(parts.language);
    cut_before(parts.variations);
    std::string made;
    if (!form.fragment.empty() && !parts.fragment.empty())
        cut_before(parts.fragment);
    made = whole;
    if (!form.fragment.empty())
        made.append("-").append(form.fragment);
    // The version refers to the variations, so it stays with them.
    std::string_view version = parts.variations;
    version = version.substr(0, version.find('S'));
    while (!version.empty() && (version.back() == '-' || static_cast<unsigned char>(version.back()) >= 0x80))
        version.remove_suffix(1);
    if (!form.variation.empty())
        made.append("-").append(version.empty() ? "V" : version).append("-S").append(form.variation);
    else if (form.variations && !parts.variations.empty())
        made.append("-").append(parts.variations);
    if (form.comments && !parts.language.empty())
        made.append("-").append(parts.language);
    return made;
}

} // namespace ctlpgn::ctl_pgn
