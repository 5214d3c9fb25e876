#include "mutants/grammar_difference.hpp"

#include "golden/spoiler.hpp"
#include "syntax/matcher.hpp"
#include "syntax/sentences.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::mutants {

namespace {

// The grammar of that name, which begins with another rule if there is one.
syntax::grammar grammar_from(pegc::library all, const std::string& name, const std::string& start) {
    if (!start.empty()) {
        pegc::rule_list_line line;
        pegc::node& reference = line.rules.emplace_back();
        reference.kind = pegc::kind::reference;
        reference.text = start;
        all.files.find(name)->second.starts = {line};
    }
    return {std::move(all), name};
}

class comparison {
  public:
    comparison(const pegc::library& right, const pegc::library& other, const std::string& name,
               const std::string& start)
        : grammars_{grammar_from(right, name, start), grammar_from(other, name, start)} {}

    std::optional<std::string> difference(unsigned sentences, std::size_t size, unsigned spoilt) {
        golden::spoiler spoils(1);
        for (const syntax::grammar& language : grammars_) {
            syntax::sentence_maker maker(language, 1);
            for (unsigned i = 0; i != sentences; ++i) {
                const std::string text = maker.sentence(size);
                if (differs(text))
                    return text;
                for (unsigned j = 0; j != spoilt; ++j)
                    if (const std::string other = spoils.spoil(text);
                        utf8::find_invalid(other) == other.size() && differs(other))
                        return other;
            }
        }
        return std::nullopt;
    }

  private:
    [[nodiscard]] bool differs(std::string_view text) const {
        return outcome(grammars_[0], text) != outcome(grammars_[1], text);
    }

    // Which start rule accepts it.
    static std::vector<bool> outcome(const syntax::grammar& language, std::string_view text) {
        std::vector<bool> result;
        for (const pegc::rule* start : language.starts())
            result.push_back(syntax::matcher(language).accepts(*start, text));
        return result;
    }

    std::array<syntax::grammar, 2> grammars_;
};

constexpr std::array<const char*, 3> readers = {"ctl_pgn/file", "ctl_pgn/pdtl", "ctl_pgn/tag_values"};

} // namespace

std::optional<std::string> difference_search::find(const grammar_mutation& what,
                                                   const pegc::library& mutated) const {
    constexpr std::size_t size = 250;
    if (!comparison(right_, mutated, what.where.file, what.rule).difference(500, size, 6))
        return std::nullopt;
    for (const char* const name : readers) {
        const auto files = right_.closure(name);
        if (std::ranges::none_of(files, [&](const auto* each) { return each->name == what.where.file; }))
            continue;
        if (auto found = comparison(right_, mutated, name, "").difference(400, size, 6))
            return found;
    }
    return std::nullopt;
}

} // namespace ctlpgn::mutants
