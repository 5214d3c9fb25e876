#include "pegc/lint.hpp"

#include "pegc/strict.hpp"

namespace ctlpgn::pegc {

std::vector<message> lint(const library& lib, std::string_view name)
{
    std::vector<message> result;
    const auto targets = resolve(lib);
    for (const grammar_file* file : lib.closure(name)) {
        const auto check = [&](const auto& self, const node& n) -> void {
            if (n.kind == kind::reference && !targets.contains(&n))
                result.push_back(message_at(file->path, file->text, n.begin, "there is no rule '" + n.text + "'"));
            for (const node& c : n.children)
                self(self, c);
        };
        for (const rule& r : file->rules)
            check(check, r.body);
        for (const nested_line& l : file->nestings)
            check(check, l.recovery);
    }
    return result;
}

} // namespace ctlpgn::pegc
