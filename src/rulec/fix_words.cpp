#include "rulec/fix_words.hpp"

#include "pegc/cpp_words.hpp"

#include <algorithm>

namespace ctlpgn::rulec {

namespace {

// The text between quotation marks.
std::string argument(const rule_text& source, piece written) {
    if (written.text.size() < 2 || !written.text.starts_with('"') || !written.text.ends_with('"'))
        refuse(source, written.offset, "missing text between quotation marks");
    field text;
    text.value = {written.text.substr(1, written.text.size() - 2), written.offset + 1};
    return exact_text(source, text, false, {});
}

} // namespace

bool is_function(std::string_view name) {
    const auto is_part = [](char each) {
        return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || each == '_';
    };
    return !name.empty() && name.front() >= 'a' && std::ranges::all_of(name, is_part);
}

fix_call read_fix_call(const rule_text& source, piece written) {
    const std::size_t space = std::min(written.text.find(' '), written.text.size());
    const std::string_view first = written.text.substr(0, space);
    const std::size_t begin = std::min(space + 1, written.text.size());
    const piece rest{written.text.substr(begin), written.offset + begin};
    if (first == "write")
        return {"", "rewrite(found, " + pegc::literal(argument(source, rest)) + ")", false};
    if (first == "shared" && is_function(rest.text))
        return {"", std::string(rest.text) + "(context, found)", true};
    if (written.text == "remove")
        return {"", "fix_by_removing(context, found)", true};
    if (!is_function(written.text))
        refuse(source, written.offset,
               "unknown way to fix: there are a function, shared and a function, remove, write \"text\"");
    return {std::string(written.text), "", true};
}

} // namespace ctlpgn::rulec
