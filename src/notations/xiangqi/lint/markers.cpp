// Markers of variations and the variations that they announce. The tree has those that belong together; which
// do not is decided by the text of plies, read once more by the grammar.
#include "grammar/xiangqi/file.hpp"
#include "lint/rules/drop_findings.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "parsing/parse.hpp"
#include "parsing/quiet_state.hpp"
#include "parsing/text_input.hpp"
#include "text/ascii.hpp"
#include "text/full_width.hpp"
#include "tree/sorting.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::xiangqi {

namespace {

namespace rule = grammar::xiangqi::file::tolerant;

struct marked {
    std::uint32_t number = 0;
    std::string_view text;
};

class marker_state : public parsing::quiet_state {
  public:
    std::vector<marked> found;

    // What a marker depends on held when it was read.
    [[nodiscard]] static bool holds(grammar::xiangqi::file::condition which, std::string_view /*subject*/) {
        using enum grammar::xiangqi::file::condition;
        return which == main_line || which == red_moves;
    }

    void add(std::string_view digits) {
        std::uint32_t number = 0;
        const std::string narrow = narrowed(digits);
        std::from_chars(narrow.data(), narrow.data() + narrow.size(), number);
        found.push_back({number, digits});
    }
};

template <typename Rule> struct marker_action : tao::pegtl::nothing<Rule> {};

template <> struct marker_action<rule::marked_number> {
    template <typename Input> static void apply(const Input& input, marker_state& state) {
        state.add({input.begin(), input.size()});
    }
};

std::vector<std::uint32_t> sorted_labels(const game& record) {
    std::vector<std::uint32_t> labels;
    for (const variation& each : record.variations)
        labels.push_back(each.label);
    sort_stably(labels);
    return labels;
}

// The numbers in the markers of plies, each read once.
class markers {
  public:
    explicit markers(const game& record) : record_(record) {}

    const std::vector<marked>& of(node at) {
        row_of_.resize(record_.plies.size(), not_read);
        if (row_of_[at] != not_read)
            return known_[row_of_[at]];
        row_of_[at] = static_cast<std::uint32_t>(known_.size());
        std::vector<marked>& found = known_.emplace_back();
        const std::string_view text = record_.raw(record_.plies[at].whole());
        const std::string_view behind = text.substr(record_.plies[at].text().size());
        if (behind.find_first_of("([{") != std::string_view::npos ||
            behind.find("（") != std::string_view::npos) {
            marker_state state;
            parsing::text_input input(record_.text.substr(record_.plies[at].begin));
            parsing::parse<rule::half_move, marker_action>(input, state);
            found = std::move(state.found);
            sort_stably(found, {}, &marked::number);
        }
        return found;
    }

    bool has(node at, std::uint32_t number) {
        return std::ranges::binary_search(of(at), number, {}, &marked::number);
    }

  private:
    const game& record_;
    static constexpr std::uint32_t not_read = ~0U;

    std::vector<std::uint32_t> row_of_; // by ply
    std::vector<std::vector<marked>> known_;
};

span span_in(const game& record, std::string_view part) {
    const auto begin = static_cast<std::uint32_t>(part.data() - record.text.data());
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
}

std::vector<std::pair<node, span>> unused_of(const game& record, markers& all) {
    const std::vector<std::uint32_t> labels = sorted_labels(record);
    std::vector<std::pair<node, span>> unused;
    for (node at = 0; at != record.plies.size(); ++at) {
        if (record.plies[at].text().end == record.plies[at].whole().end)
            continue;
        for (const marked& each : all.of(at)) {
            if (std::ranges::binary_search(labels, each.number))
                continue;
            unused.push_back({at, span_in(record, each.text)});
        }
    }
    return unused;
}

// A separate marker has been reported. It comes before the next ply.
bool has_detached_marker(const game& record, node at) {
    const ctlpgn::ply& here = record.plies[at];
    const std::uint32_t end = here.next == no_node ? static_cast<std::uint32_t>(record.text.size())
                                                   : record.plies[here.next].number_begin;
    const std::uint32_t begin = here.whole().end;
    return begin < end && record.raw({begin, end}).find('(') != std::string_view::npos;
}

void check_variation(check_context& context, markers& all, const variation& checked) {
    const game& read = context.read;
    const std::string_view opening = context.raw(checked.where);
    const bool is_named = !opening.empty() && is_letter(opening.front());
    if (!is_named && checked.replaces != no_node && checked.where.begin < read.plies[checked.replaces].begin)
        context.report(codes::orphan_variation, {checked.where.begin, checked.where.begin + 1});
    // The number of a variation without a place has been reported.
    if (!is_named || checked.label_where.empty() || checked.replaces == no_node)
        return;
    const ctlpgn::ply& replaced = read.plies[checked.replaces];
    const bool has_ranges =
        context.raw({replaced.text().end, replaced.whole().end}).find('-') != std::string_view::npos;
    if (has_ranges || all.has(checked.replaces, checked.label) || has_detached_marker(read, checked.replaces))
        return;
    context.report(codes::variation_without_marker, checked.label_where, std::to_string(checked.label));
}

// A marker and a variation of its ply that have no other are meant for each other.
void join_pair(const game& read, std::vector<finding>& findings, const finding& unmarked,
               const finding& unused) {
    const auto at = std::ranges::find(read.variations, unmarked.where, &variation::label_where);
    if (at == read.variations.end() || at->replaces != unused.at_ply)
        return;
    const std::string number(read.raw(unused.where));
    finding reported = unmarked;
    reported.related.push_back({unused.where, "its half-move has this marker"});
    reported.remedy = fix{.edits = {{unmarked.where, number}}, .safe = false, .title = "write " + number};
    drop_findings(findings, [](const finding& each) {
        return each.id == codes::marker_without_variation || each.id == codes::variation_without_marker;
    });
    findings.push_back(std::move(reported));
}

// The same number in two markers: it is not known which ply its variation replaces.
void check_repeated_markers(check_context& context, markers& all) {
    const game& read = context.read;
    std::vector<marked> by_number;
    for (node at = 0; at != read.plies.size(); ++at)
        if (read.plies[at].text().end != read.plies[at].whole().end)
            by_number.insert(by_number.end(), all.of(at).begin(), all.of(at).end());
    sort_stably(by_number, {}, &marked::number);
    for (std::size_t i = 1; i < by_number.size(); ++i)
        if (by_number[i].number == by_number[i - 1].number) {
            finding& found =
                context.report(codes::repeated_variation_number, span_in(read, by_number[i].text));
            found.related.push_back({span_in(read, by_number[i - 1].text), "it was given here"});
        }
}

void check_repeated(check_context& context) {
    std::vector<const variation*> by_label;
    for (const variation& each : context.read.variations)
        if (!each.label_where.empty())
            by_label.push_back(&each);
    sort_stably(by_label, {}, &variation::label);
    for (std::size_t i = 1; i < by_label.size(); ++i)
        if (by_label[i]->label == by_label[i - 1]->label) {
            finding& found = context.report(codes::repeated_variation_number, by_label[i]->label_where);
            found.related.push_back({by_label[i - 1]->label_where, "it was given here"});
        }
}

} // namespace

std::vector<std::pair<node, span>> unused_markers(const game& record) {
    markers all(record);
    return unused_of(record, all);
}

void keep_pair_of_marker(const game& record, std::vector<finding>& findings) {
    const auto only = [&findings](code id) -> const finding* {
        const auto first = std::ranges::find(findings, id, &finding::id);
        if (first == findings.end() || std::ranges::count(findings, id, &finding::id) != 1)
            return nullptr;
        return &*first;
    };
    const finding* const unmarked = only(codes::variation_without_marker);
    const finding* const unused = only(codes::marker_without_variation);
    if (unmarked != nullptr && unused != nullptr)
        join_pair(record, findings, *unmarked, *unused);
}

void check_markers(check_context& context) {
    markers all(context.read);
    for (const auto& [at, where] : unused_of(context.read, all))
        context.report(codes::marker_without_variation, where).at_ply = at;
    for (const variation& each : context.read.variations)
        check_variation(context, all, each);
    check_repeated_markers(context, all);
    check_repeated(context);
}

} // namespace ctlpgn::xiangqi
