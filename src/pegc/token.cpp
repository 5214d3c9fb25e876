#include "pegc/token.hpp"

#include "pegc/utf8.hpp"
#include "pegc/writing/concat.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

namespace ctlpgn::pegc {
namespace {

using texts = std::set<std::string>;

constexpr std::size_t most_texts = 4096;
constexpr unsigned deepest = 32; // of rules within rules

struct no_token : std::runtime_error {
    using std::runtime_error::runtime_error;
};

texts joined(const texts& first, const texts& second) {
    if (first.size() * second.size() > most_texts)
        throw no_token("it has too many texts");
    texts result;
    for (const std::string& a : first)
        for (const std::string& b : second)
            result.insert(a + b);
    return result;
}

// All texts that an expression could match, ignoring the order of its alternatives.
class speller {
  public:
    explicit speller(const facts& known) : known_(known) {}

    texts spell(const node& n, unsigned depth = 0) const {
        texts result;
        switch (n.kind) {
        case kind::literal: result = {n.text}; break;
        case kind::characters: result = members(n); break;
        case kind::reference: {
            const rule* r = known_.find(n.text);
            if (r == nullptr || depth == deepest || known_.nesting(n.text) != nullptr)
                throw no_token("it has no end");
            result = spell(r->body, depth + 1);
            break;
        }
        case kind::group: result = spell(n.children[0], depth); break;
        case kind::sequence:
            result = {""};
            for (const node& c : n.children)
                result = joined(result, spell(c, depth));
            break;
        case kind::choice:
            for (const node& c : n.children)
                result.merge(spell(c, depth));
            break;
        case kind::repetition: result = repeated(n, spell(n.children[0], depth)); break;
        case kind::any: throw no_token("'.' has too many texts");
        case kind::ahead:
        case kind::not_ahead:
        case kind::condition: throw no_token("it looks at what comes after it");
        case kind::label:
        case kind::deviation: throw no_token("it has something to report");
        }
        if (result.size() > most_texts)
            throw no_token("it has too many texts");
        return result;
    }

  private:
    static texts members(const node& n) {
        std::size_t size = 0;
        for (const code_range& r : n.ranges)
            size += r.last - r.first + 1;
        if (n.negated || size > most_texts)
            throw no_token("a class in it has too many characters");
        texts result;
        for (const code_range& r : n.ranges)
            for (std::uint32_t c = r.first; c <= r.last; ++c) {
                std::string text;
                append_utf8(text, c);
                result.insert(text);
            }
        return result;
    }

    static texts repeated(const node& n, const texts& once) {
        if (n.max == node::unbounded)
            throw no_token("it repeats without end");
        texts all{""};
        texts result;
        for (unsigned i = 0; i <= n.max; ++i) {
            if (i >= n.min)
                result.insert(all.begin(), all.end());
            if (i != n.max)
                all = joined(all, once);
        }
        return result;
    }

    const facts& known_;
};

// Matches a text as a PEG: the end of the match, or npos. Supports the expressions that the speller accepts.
std::size_t match(const facts& known, const node& n, std::string_view text, std::size_t at) {
    constexpr std::size_t none = std::string_view::npos;
    switch (n.kind) {
    case kind::literal: return text.substr(at).starts_with(n.text) ? at + n.text.size() : none;
    case kind::characters:
        for (const code_range& r : n.ranges)
            for (std::uint32_t c = r.first; c <= r.last; ++c) {
                std::string member;
                append_utf8(member, c);
                if (text.substr(at).starts_with(member))
                    return at + member.size();
            }
        return none;
    case kind::reference: return match(known, known.find(n.text)->body, text, at);
    case kind::sequence:
        for (const node& c : n.children)
            if (at != none)
                at = match(known, c, text, at);
        return at;
    case kind::choice:
        for (const node& c : n.children)
            if (const std::size_t end = match(known, c, text, at); end != none)
                return end;
        return none;
    case kind::repetition:
        for (unsigned i = 0; i != n.max; ++i) {
            const std::size_t end = match(known, n.children[0], text, at);
            if (end == none)
                return i < n.min ? none : at;
            at = end;
        }
        return at;
    default: return match(known, n.children[0], text, at);
    }
}

class text_tree {
  public:
    explicit text_tree(const texts& words) { begin_ = state({words.begin(), words.end()}); }

    token_table table() const {
        token_table result;
        result.state_count = states_.size() + 1;
        const std::vector<std::size_t> order = numbering();
        std::map<std::vector<std::size_t>, std::size_t> classes{
            {std::vector<std::size_t>(states_.size(), 0), 0}};
        for (std::size_t byte = 0; byte != 256; ++byte) {
            std::vector<std::size_t> column;
            for (const node_of_texts& s : states_) {
                const auto found = s.next.find(static_cast<unsigned char>(byte));
                column.push_back(found == s.next.end() ? 0 : order[found->second]);
            }
            const auto [known, is_new] = classes.emplace(column, classes.size());
            result.classes[byte] = known->second;
        }
        result.class_count = classes.size();
        const auto leaves = static_cast<std::size_t>(
            std::count_if(states_.begin(), states_.end(), [](const auto& s) { return s.next.empty(); }));
        result.next.resize(result.state_count - leaves, std::vector<std::size_t>(classes.size()));
        for (const auto& [column, index] : classes)
            for (std::size_t i = 0; i != column.size(); ++i)
                if (order[i] < result.next.size())
                    result.next[order[i]][index] = column[i];
        result.first_final = result.state_count;
        for (std::size_t i = 0; i != states_.size(); ++i)
            if (states_[i].final)
                result.first_final = std::min(result.first_final, order[i]);
        return result;
    }

  private:
    struct node_of_texts {
        bool final = false;
        std::map<unsigned char, std::size_t> next;
    };

    // The state in which exactly these texts are still possible.
    std::size_t state(const std::vector<std::string>& words) {
        node_of_texts s;
        std::map<unsigned char, std::vector<std::string>> rests;
        for (const std::string& w : words)
            if (w.empty())
                s.final = true;
            else
                rests[static_cast<unsigned char>(w[0])].push_back(w.substr(1));
        for (const auto& [byte, rest] : rests)
            s.next.emplace(byte, state(rest));
        states_.push_back(std::move(s));
        return states_.size() - 1;
    }

    std::vector<std::size_t> numbering() const {
        std::vector<std::size_t> result(states_.size());
        std::size_t number = 0;
        result[begin_] = ++number;
        const auto number_all = [&](bool final, bool leaf) {
            for (std::size_t i = 0; i != states_.size(); ++i)
                if (i != begin_ && states_[i].final == final && states_[i].next.empty() == leaf)
                    result[i] = ++number;
        };
        number_all(false, false);
        number_all(true, false);
        number_all(true, true);
        return result;
    }

    std::vector<node_of_texts> states_;
    std::size_t begin_ = 0;
};

} // namespace

// The rule looks only at its own bytes. So it reads any text like the longest prefix that the text shares
// with one that the rule matches; and those are few enough to try them all.
std::optional<std::string> token_fault(const facts& known, const rule& r) {
    if (is_one_character(r))
        return std::nullopt;
    texts words;
    try {
        words = speller(known).spell(r.body);
    } catch (const no_token& e) {
        return e.what();
    }
    if (words.contains(""))
        return "it can match nothing";
    for (const std::string& word : words)
        for (std::size_t size = 1; size <= word.size(); ++size) {
            const std::string begin = word.substr(0, size);
            std::size_t longest = std::string::npos;
            for (std::size_t end = 1; end <= size; ++end)
                if (words.contains(begin.substr(0, end)))
                    longest = end;
            if (const std::size_t end = match(known, r.body, begin, 0); end != longest)
                return concat(
                    {"of '", begin, "' it takes ",
                     end == std::string::npos ? "nothing" : concat({"'", begin.substr(0, end), "'"}),
                     ", not the longest of its texts"});
        }
    return std::nullopt;
}

bool is_one_character(const rule& r) {
    return r.body.kind == kind::characters || r.body.kind == kind::any;
}

token_table make_token(const facts& known, const rule& r) {
    const texts words = speller(known).spell(r.body);
    token_table result = text_tree(words).table();
    for (const std::string& word : words)
        result.longest = std::max(result.longest, word.size());
    return result;
}

} // namespace ctlpgn::pegc
