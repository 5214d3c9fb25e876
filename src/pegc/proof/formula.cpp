#include "pegc/proof/formula.hpp"

#include "pegc/proof/unproved.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ctlpgn::pegc {
namespace {

constexpr unsigned most_formulas = 4000; // nesting of waiting formulas
constexpr std::size_t most_terms = 1'000'000;

} // namespace

formula_store::formula_store() {
    (void)made({shape::falsehood, {}, 0});
    (void)made({shape::truth, {}, 0});
}

std::size_t formula_store::term_hash::operator()(const term& t) const {
    std::size_t result = static_cast<std::size_t>(t.is);
    const auto add = [&result](std::size_t part) { result = (result ^ part) * 0x9E3779B97F4A7C15U; };
    add(t.number);
    for (const formula part : t.parts)
        add(part);
    return result ^ (result >> 32U);
}

formula formula_store::made(term t) {
    const auto [found, is_new] = known_.try_emplace(t, static_cast<formula>(terms_.size()));
    if (is_new) {
        if (terms_.size() == most_terms)
            throw unproved("it takes too many cases");
        terms_.push_back(std::move(t));
    }
    return found->second;
}

formula formula_store::no(formula what) {
    if (what == never || what == always)
        return what == never ? always : never;
    if (terms_[what].is == shape::negation)
        return terms_[what].parts[0];
    return made({shape::negation, {what}, 0});
}

formula formula_store::combined(shape is, std::vector<formula> parts) {
    const formula neutral = is == shape::all ? always : never;
    const formula decisive = is == shape::all ? never : always;
    std::vector<formula> flat;
    for (const formula each : parts)
        if (terms_[each].is == is)
            flat.insert(flat.end(), terms_[each].parts.begin(), terms_[each].parts.end());
        else if (each == decisive)
            return decisive;
        else if (each != neutral)
            flat.push_back(each);
    std::ranges::sort(flat);
    const auto doubled = std::ranges::unique(flat);
    flat.erase(doubled.begin(), doubled.end());
    for (const formula each : flat)
        if (terms_[each].is == shape::negation && std::ranges::binary_search(flat, terms_[each].parts[0]))
            return decisive;
    // A part that a part of the other kind already contains adds nothing.
    const shape other = is == shape::all ? shape::any : shape::all;
    std::vector<formula> left;
    std::ranges::copy_if(flat, std::back_inserter(left), [&](formula each) {
        return terms_[each].is != other || std::ranges::none_of(terms_[each].parts, [&](formula inner) {
                   return std::ranges::binary_search(flat, inner);
               });
    });
    flat = std::move(left);
    if (flat.empty())
        return neutral;
    return flat.size() == 1 ? flat.front() : made({is, std::move(flat), 0});
}

formula formula_store::all(std::vector<formula> parts) {
    return combined(shape::all, std::move(parts));
}

formula formula_store::any(std::vector<formula> parts) {
    return combined(shape::any, std::move(parts));
}

formula formula_store::next_of(code_set characters, const std::string& key, formula then) {
    if (then == never)
        return never;
    const auto [found, is_new] = set_numbers_.try_emplace(key, sets_.size());
    if (is_new)
        sets_.push_back(std::move(characters));
    return made({shape::next, {then}, found->second});
}

formula formula_store::next(const node& characters, formula then) {
    std::string key = characters.kind == kind::any ? "." : characters.negated ? "^" : "";
    for (const code_range& each : characters.ranges)
        key.append(std::to_string(each.first)).append("-").append(std::to_string(each.last)).append(",");
    return next_of(code_set(characters), key, then);
}

formula formula_store::next(std::uint32_t character, formula then) {
    std::string key = std::to_string(character);
    key.append("-").append(std::to_string(character)).append(",");
    return next_of(code_set(character), key, then);
}

formula formula_store::fact(const std::string& name) {
    return made({shape::fact, {}, fact_numbers_.try_emplace(name, fact_numbers_.size()).first->second});
}

formula formula_store::waiting(std::size_t number, std::vector<formula> then) {
    return made({shape::waiting, std::move(then), number});
}

formula formula_store::unfolded(formula f, const unfolding& unfold) {
    if (const auto found = unfolded_.find(f); found != unfolded_.end())
        return found->second;
    if (++depth_ > most_formulas)
        throw unproved("it goes too deep");
    const term t = terms_[f];
    formula result = f;
    if (t.is == shape::waiting) {
        result = unfolded(unfold(t.number, t.parts), unfold);
    } else if (t.is == shape::negation || t.is == shape::all || t.is == shape::any) {
        std::vector<formula> parts;
        for (const formula each : t.parts)
            parts.push_back(unfolded(each, unfold));
        result = t.is == shape::negation ? no(parts[0]) : combined(t.is, std::move(parts));
    }
    --depth_;
    unfolded_.emplace(f, result);
    return result;
}

formula formula_store::after(formula f, const situation& here) {
    ++round_;
    return part_after(f, here);
}

formula formula_store::part_after(formula f, const situation& here) {
    const term& t = terms_[f];
    switch (t.is) {
    case shape::next:
        return here.character != end_of_text && sets_[t.number].contains(here.character) ? t.parts[0] : never;
    case shape::fact: return here.facts.contains(t.number) ? always : never;
    case shape::negation:
    case shape::all:
    case shape::any: break;
    default: return f;
    }
    if (f < left_.size() && left_[f].round == round_)
        return left_[f].what;
    const formula result =
        t.is == shape::negation ? no(part_after(t.parts[0], here)) : combination_after(f, here);
    if (f >= left_.size())
        left_.resize(terms_.size());
    left_[f] = {round_, result};
    return result;
}

// Parts that the next character alone decides come first: usually one of them decides the whole.
formula formula_store::combination_after(formula f, const situation& here) {
    // New terms may move this one, so it must not be read after they are made.
    const shape is = terms_[f].is;
    const formula decisive = is == shape::all ? never : always;
    std::vector<formula> parts = terms_[f].parts;
    std::ranges::partition(parts, [this](formula each) {
        return terms_[each].is == shape::next || terms_[each].is == shape::fact;
    });
    for (formula& each : parts) {
        each = part_after(each, here);
        if (each == decisive)
            return decisive;
    }
    return combined(is, std::move(parts));
}

} // namespace ctlpgn::pegc
