#include "pegc/writing/line_list.hpp"
#include "pegc/writing/strict.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::pegc {
namespace {

struct change {
    std::size_t begin;
    std::size_t end;
    std::string replacement;
};

// The context of an expression decides whether its parentheses can be dropped.
enum class place : std::uint8_t { alone, in_sequence, operand };

class editor {
  public:
    editor(const strict_view& view, const grammar_file& file, bool keeps_starts)
        : keeps_starts_(keeps_starts), view_(view), file_(file), text_(file.text), lines_(text_),
          names_(view.other_names(file)), publishes_(view.what_for() == purpose::publication) {}

    std::string run() {
        for (const nested_line& n : file_.nestings)
            lines_.drop(n.begin, n.end);
        for (const condition_line& c : file_.conditions)
            if (view_.asks(c))
                lines_.keep(c.begin, c.end);
            else
                lines_.drop(c.begin, c.end);
        for (const auto* lines : {&file_.starts, &file_.tokens, &file_.shorts, &file_.quicks})
            for (const rule_list_line& l : *lines)
                edit_list(l, lines == &file_.starts ? !keeps_starts_ : publishes_);
        if (publishes_)
            for (const import_line& i : file_.imports)
                cut(i.begin, i.end);
        std::vector<const rule*> written;
        for (const rule& r : file_.rules)
            if (r.is_usual_form)
                edit_form(r);
            else if (r.generic.empty())
                written.push_back(&r);
        for (const rule& r : file_.generic_rules)
            written.push_back(&r);
        for (const rule* each : written) {
            const rule& r = *each;
            rule_ = each;
            if (!view_.keeps(r)) {
                lines_.drop(r.begin, r.end);
            } else if (view_.of(r.body) == remainder::nothing) {
                replace(r.body.begin, r.body.end, "''");
                lines_.keep(r.begin, r.end);
            } else {
                edit_name(r);
                edit_parameters(r);
                edit(r.body, place::alone, false);
                lines_.keep(r.begin, r.end);
            }
        }
        lines_.drop_remarks();
        return apply();
    }

  private:
    bool kept(const node& n) const { return view_.of(n) == remainder::kept; }

    // Whether the rule that a line names is still there.
    bool listed(const node& reference) const {
        const auto found = std::find_if(file_.rules.begin(), file_.rules.end(),
                                        [&](const rule& r) { return r.name == reference.text; });
        return kept(reference) && (found == file_.rules.end() || view_.keeps(*found));
    }

    void replace(std::size_t begin, std::size_t end, std::string replacement) {
        changes_.push_back({begin, end, std::move(replacement)});
    }

    // Removes a part of an expression with the spaces that it needed, or the whole line if nothing else is
    // there.
    void cut(std::size_t begin, std::size_t end) {
        std::size_t before = begin;
        while (before > 0 && (text_[before - 1] == ' ' || text_[before - 1] == '\t'))
            --before;
        std::size_t after = end;
        while (after < text_.size() && (text_[after] == ' ' || text_[after] == '\t'))
            ++after;
        const bool opens_line = before == 0 || text_[before - 1] == '\n';
        const bool closes_line = after == text_.size() || text_[after] == '\n' || text_[after] == '#';
        if (opens_line && closes_line)
            replace(before, std::min(text_.find('\n', after), text_.size() - 1) + 1, "");
        else if (opens_line || before == begin)
            replace(begin, after, "");
        else
            replace(before, end, "");
    }

    void edit_list(const rule_list_line& l, bool goes) {
        const auto left =
            std::count_if(l.rules.begin(), l.rules.end(), [&](const node& n) { return listed(n); });
        if (left == 0)
            lines_.drop(l.begin, l.end);
        else if (goes)
            cut(l.begin, l.end);
        else
            for (const node& n : l.rules)
                if (!listed(n))
                    cut(n.begin, n.end);
    }

    // It has no tolerated parts.
    void edit_form(const rule& r) {
        if (view_.keeps(r))
            lines_.keep(r.begin, r.end);
        else
            lines_.drop(r.begin, r.end);
    }

    void edit(const node& n, place where, bool touched) {
        switch (n.kind) {
        case kind::group: edit_group(n, where, touched); break;
        case kind::label:
            replace(n.children[0].end, n.end, "");
            edit(n.children[0], where, true);
            break;
        case kind::repetition:
        case kind::ahead:
        case kind::not_ahead: edit(n.children[0], place::operand, false); break;
        case kind::reference: edit_names(n); break;
        case kind::condition:
            if (!n.children.empty())
                edit(n.children[0], place::alone, false);
            break;
        case kind::sequence: edit_sequence(n); break;
        case kind::choice: edit_choice(n); break;
        default: break;
        }
    }

    // For people, the description is given only at the definition.
    void edit_name(const rule& r) {
        if (const rule* const named = view_.published_as(r))
            replace(r.begin, r.begin + r.name.size(), named->name + " \"" + named->display + '"');
    }

    // Without unused parameters.
    void edit_parameters(const rule& r) {
        const std::size_t begin = r.begin + r.name.size();
        if (!r.parameters.empty())
            replace(begin, text_.find('>', begin) + 1, used_names(r.name, r.parameters));
    }

    // The rule and its arguments by their present names.
    void edit_names(const node& n) {
        const std::string_view written = text_.substr(n.begin, n.end - n.begin);
        std::vector<std::string> names;
        for (std::size_t at = 0; at < written.size(); ++at) {
            const auto is_letter = [](char c) {
                return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
            };
            const std::size_t begin = at;
            while (at < written.size() && is_letter(written[at]))
                ++at;
            if (at != begin)
                names.emplace_back(written.substr(begin, at - begin));
        }
        const std::string rule = names.front();
        for (std::string& name : names)
            if (const auto found = names_.find(name); found != names_.end() && !is_parameter(name))
                name = found->second;
        const std::string now = names.front() + used_names(rule, {names.begin() + 1, names.end()});
        if (now != written)
            replace(n.begin, n.end, now);
    }

    std::string used_names(const std::string& rule, const std::vector<std::string>& names) const {
        std::string result;
        for (std::size_t i = 0; i != names.size(); ++i)
            if (view_.uses_parameter(rule, i))
                result.append(result.empty() ? "<" : ", ").append(names[i]);
        return result.empty() ? result : result + '>';
    }

    bool is_parameter(std::string_view name) const {
        return std::find(rule_->parameters.begin(), rule_->parameters.end(), name) != rule_->parameters.end();
    }

    void edit_sequence(const node& n) {
        const auto left =
            std::count_if(n.children.begin(), n.children.end(), [&](const node& c) { return kept(c); });
        bool any = false;
        for (std::size_t i = 0; i < n.children.size(); ++i) {
            const node& c = n.children[i];
            if (kept(c))
                edit(c, left == 1 ? place::alone : place::in_sequence, false);
            else if (any || left == 0)
                cut(c.begin, c.end);
            else
                replace(c.begin, n.children[i + 1].begin, "");
            any = any || kept(c);
        }
    }

    void edit_choice(const node& n) {
        bool any = false;
        for (std::size_t i = 0; i < n.children.size(); ++i) {
            const node& c = n.children[i];
            if (view_.of(c) == remainder::absent) {
                if (any)
                    cut(slash_before(n, i), c.end);
                else
                    replace(c.begin, n.children[i + 1].begin, "");
                continue;
            }
            any = true;
            if (kept(c))
                edit(c, place::alone, false);
            else
                replace(c.begin, c.end, "''");
        }
    }

    std::size_t slash_before(const node& choice, std::size_t i) const {
        std::size_t at = choice.children[i - 1].end;
        while (text_[at] != '/')
            at = text_[at] == '#' ? text_.find('\n', at) : at + 1;
        return at;
    }

    // The final content of the parentheses: how many alternatives, and whether it is one primary.
    void edit_group(const node& n, place where, bool touched) {
        const node& inner = n.children[0];
        edit(inner, place::alone, false);
        const auto remaining = [&](const node& asked) {
            std::vector<const node*> result;
            for (const node& c : asked.children)
                if (asked.kind == kind::choice ? view_.of(c) != remainder::absent : kept(c))
                    result.push_back(&c);
            return result;
        };
        const node* left = &inner;
        for (bool smaller = true; smaller && (left->kind == kind::choice || left->kind == kind::sequence);) {
            const auto parts = remaining(*left);
            touched = touched || parts.size() != left->children.size();
            smaller = parts.size() == 1;
            if (smaller)
                left = parts[0];
        }
        if (!touched)
            return;
        while (left->kind == kind::label)
            left = &left->children[0];
        bool superfluous = where == place::alone;
        if (where == place::in_sequence)
            superfluous = left->kind != kind::choice;
        else if (where == place::operand)
            superfluous = left->kind == kind::literal || left->kind == kind::characters ||
                          left->kind == kind::any || left->kind == kind::reference ||
                          left->kind == kind::group;
        if (superfluous) {
            replace(n.begin, n.begin + 1, "");
            replace(n.end - 1, n.end, "");
        }
    }

    std::string apply() {
        lines_.each_dropped([this](std::size_t begin, std::size_t end) { replace(begin, end, ""); });
        std::stable_sort(changes_.begin(), changes_.end(),
                         [](const change& a, const change& b) { return a.begin < b.begin; });
        std::string result;
        std::size_t at = 0;
        for (const change& c : changes_) {
            if (c.begin >= at) {
                result.append(text_.substr(at, c.begin - at));
                result.append(c.replacement);
            }
            at = std::max(at, c.end);
        }
        result.append(text_.substr(at));
        return with_single_blank_lines(result);
    }

    // Without the remains of lines whose content was removed, and without spaces at the ends of others.
    static std::string with_single_blank_lines(const std::string& text) {
        std::string result;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            const std::string_view line = std::string_view(text).substr(at, end - at);
            const std::size_t last = line.find_last_not_of(" \t");
            const bool is_left_over = !line.empty() && last == std::string_view::npos;
            const bool is_one_blank = line.empty() && (result.empty() || result.ends_with("\n\n"));
            if (!is_left_over && !is_one_blank)
                result.append(line.substr(0, last + 1)).append("\n");
            at = end + 1;
        }
        while (result.ends_with("\n\n"))
            result.pop_back();
        return result;
    }

    bool keeps_starts_; // an imported grammar has no start by itself
    const strict_view& view_;
    const grammar_file& file_;
    std::string_view text_;
    line_list lines_;
    std::map<std::string, std::string, std::less<>> names_; // that take the place of others
    bool publishes_;
    const rule* rule_ = nullptr; // that is being edited
    std::vector<change> changes_;
};

} // namespace

std::string strict_text(const strict_view& view, const grammar_file& file, bool keeps_starts) {
    return editor(view, file, keeps_starts).run();
}

} // namespace ctlpgn::pegc
