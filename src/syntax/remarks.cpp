#include "syntax/remarks.hpp"

#include <string_view>

namespace ctlpgn::syntax {

namespace {

std::string_view without_sign(std::string_view line) {
    line.remove_prefix(1);
    if (line.starts_with(' '))
        line.remove_prefix(1);
    return line;
}

} // namespace

std::string remark_on(const pegc::grammar_file& file, const pegc::rule& r) {
    const std::string_view text = file.text;
    std::string result;
    for (std::size_t end = r.begin; end != 0;) {
        const std::size_t before = end == 1 ? std::string_view::npos : text.rfind('\n', end - 2);
        const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
        const std::string_view line = text.substr(begin, end - 1 - begin);
        if (!line.starts_with('#'))
            break;
        result.insert(0, std::string(without_sign(line)) + (result.empty() ? "" : "\n"));
        end = begin;
    }
    return result;
}

std::string remark_on(const pegc::grammar_file& file) {
    std::string result;
    std::string_view rest = file.text;
    while (rest.starts_with('#')) {
        const std::size_t end = rest.find('\n');
        result.append(result.empty() ? "" : "\n").append(without_sign(rest.substr(0, end)));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return result;
}

} // namespace ctlpgn::syntax
