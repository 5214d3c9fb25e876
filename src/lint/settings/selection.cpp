#include "ctlpgn/errors.hpp"
#include "ctlpgn/lint.hpp"
#include "lint/did_you_mean.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <initializer_list>

namespace ctlpgn {

namespace {

constexpr std::string_view everything = "ALL";
// How narrow selectors are: ALL, the beginning of a code by its length, a complete code or a name.
constexpr std::size_t narrowest = 8;

std::size_t narrowness(std::string_view selector) {
    if (selector == everything)
        return 0;
    return find_code(selector) ? narrowest : selector.size();
}

bool names(std::string_view selector, const diagnostic_info& row) {
    return selector == everything || selector == row.name ||
           (!selector.empty() && code_text(row.id).starts_with(selector));
}

std::size_t index_of(code id) {
    return static_cast<std::size_t>(&describe(id) - catalogue().data());
}

char as_it_is(char c) {
    return c;
}

[[noreturn]] void reject(std::string_view selector) {
    std::vector<std::string> codes;
    for (const diagnostic_info& row : catalogue())
        codes.push_back(code_text(row.id));
    std::vector<std::string_view> known(codes.begin(), codes.end());
    // Codes are too similar for a guess, and words do not resemble a code.
    if (std::ranges::none_of(selector, is_digit)) {
        known.clear();
        for (const diagnostic_info& row : catalogue())
            known.push_back(row.name);
    }
    throw setting_error("no diagnostic has the code or the name \"" + std::string(selector) + '"' +
                        did_you_mean(selector, known));
}

// Selectors, and the setting for the codes that they name.
struct selected_codes {
    const std::vector<std::string>* selectors;
    bool value;
};

// Calls set(code, value) in an order in which a narrower selector comes last, and among equally narrow ones
// the later. Throws setting_error before anything is set.
template <class Set> void for_each_code(std::initializer_list<selected_codes> lists, Set set) {
    for (const selected_codes& each : lists)
        for (const std::string& selector : *each.selectors)
            codes_of(selector);
    for (std::size_t narrow = 0; narrow <= narrowest; ++narrow)
        for (const selected_codes& each : lists)
            for (const std::string& selector : *each.selectors)
                if (narrowness(selector) == narrow)
                    for (const code id : codes_of(selector))
                        set(id, each.value);
}

} // namespace

// Case is ignored: codes are in upper case, and names in lower case.
std::vector<code> codes_of(std::string_view selector) {
    const std::string_view written = trimmed(selector);
    std::vector<code> result;
    for (char (*const as_written)(char) : {as_it_is, capital, small_letter}) {
        std::string asked(written);
        std::ranges::transform(asked, asked.begin(), as_written);
        for (const diagnostic_info& row : catalogue())
            if (names(asked, row))
                result.push_back(row.id);
        if (!result.empty())
            return result;
    }
    reject(written);
}

lint_selection::lint_selection() {
    entries_.reserve(catalogue().size());
    for (const diagnostic_info& row : catalogue())
        entries_.push_back({true, row.severity});
}

void lint_selection::apply(const words& given) {
    if (given.select)
        for (entry& each : entries_)
            each.included = false;
    const std::vector<std::string> selected = given.select.value_or(std::vector<std::string>());
    for_each_code({{&selected, true}, {&given.extend_select, true}, {&given.ignore, false}},
                  [this](code id, bool value) { entries_[index_of(id)].included = value; });
}

void lint_selection::set_level(std::string_view selector, level wanted) {
    for (const code id : codes_of(selector))
        entries_[index_of(id)].severity = wanted;
}

bool lint_selection::includes(code id) const {
    return entries_[index_of(id)].included;
}

level lint_selection::severity(code id) const {
    return entries_[index_of(id)].severity;
}

void fix_safety::apply(const words& given) {
    for_each_code({{&given.safe, true}, {&given.unsafe, false}},
                  [this](code id, bool value) { declared_[id] = value; });
}

std::optional<bool> fix_safety::declared(code id) const {
    const auto found = declared_.find(id);
    return found == declared_.end() ? std::optional<bool>() : found->second;
}

bool fix_safety::declares_any_safe() const {
    return std::ranges::any_of(declared_, [](const auto& each) { return each.second; });
}

} // namespace ctlpgn
