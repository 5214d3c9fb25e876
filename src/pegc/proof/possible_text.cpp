#include "pegc/proof/possible_text.hpp"

#include "pegc/utf8.hpp"

namespace ctlpgn::pegc {

const code_set& possible_text::known(std::size_t at) const {
    static const code_set nothing_more(end_of_text);
    static const code_set anything = code_set::everything();
    if (at < characters_.size())
        return characters_[at];
    const bool is_over =
        at >= horizon_ || (!characters_.empty() && characters_.back().is_within(nothing_more));
    return is_over ? nothing_more : anything;
}

answer possible_text::is_one_of(std::size_t at, const code_set& these) {
    const code_set& now = known(at);
    if (!now.meets(these))
        return answer::no;
    if (now.is_within(these))
        return answer::yes;
    asked_at_ = at;
    asked_ = these;
    asked_condition_.clear();
    return answer::open;
}

answer possible_text::condition(const std::string& called) {
    if (const auto found = conditions_.find(called); found != conditions_.end())
        return found->second ? answer::yes : answer::no;
    asked_condition_ = called;
    return answer::open;
}

answer possible_text::holds(const std::string& called) {
    return condition(called);
}

answer possible_text::holds(const std::string& called, std::size_t begin, std::size_t end) {
    const answer of_all = condition(called);
    if (of_all != answer::no)
        return of_all;
    std::string of_part = called;
    of_part.append(" ").append(std::to_string(begin)).append("-").append(std::to_string(end));
    return condition(of_part);
}

void possible_text::answer_last(bool yes) {
    if (!asked_condition_.empty()) {
        conditions_[asked_condition_] = yes;
        return;
    }
    while (characters_.size() <= asked_at_)
        characters_.push_back(known(characters_.size()));
    code_set& now = characters_[asked_at_];
    now = yes ? now.with(asked_) : now.without(asked_);
}

std::string possible_text::sample() const {
    std::string text;
    for (const code_set& each : characters_) {
        const std::uint32_t one = each.sample();
        if (one == end_of_text)
            break;
        append_utf8(text, one);
    }
    return text;
}

} // namespace ctlpgn::pegc
