#include "rulec/spoils.hpp"

#include "ctlpgn/code_layers.hpp"
#include "rulec/words.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>

namespace ctlpgn::rulec {

namespace {

constexpr std::string_view all_of = "all of ";
constexpr std::string_view except = "but ";

static_assert(layer_names.size() == std::size(code_layers));

using code_set = std::set<std::uint32_t>;

void add_words(piece line, std::vector<piece>& words) {
    while (!line.text.empty()) {
        const std::size_t comma = std::min(line.text.find(','), line.text.size());
        const std::size_t begin = std::min(line.text.find_first_not_of(' '), comma);
        if (begin != comma)
            words.push_back({line.text.substr(begin, comma - begin), line.offset + begin});
        const std::size_t next = std::min(comma + 1, line.text.size());
        line = {line.text.substr(next), line.offset + next};
    }
}

std::string names_of_layers() {
    std::string result;
    for (const std::string_view each : layer_names)
        result.append(result.empty() ? "" : ", ").append(each);
    return result;
}

class code_finder {
  public:
    code_finder(const rule_text& source, const rule_file& core, const rule_file& file)
        : source_(source), core_(core), file_(file) {
        for (const rule_file* const each : {&core_, &file_})
            for (const rule& known : each->rules)
                ids_.insert(known.id);
        for (const auto& [name, words] : file.groups) {
            code_set& codes = groups_[name];
            for (const piece& each : words)
                add(each, codes);
        }
    }

    [[nodiscard]] code_set find(const std::vector<piece>& words) const {
        code_set found;
        for (const piece& each : words)
            if (const auto group = groups_.find(each.text); group != groups_.end())
                found.insert(group->second.begin(), group->second.end());
            else
                add(each, found);
        return found;
    }

    // Codes between which there is no other are one range.
    [[nodiscard]] std::vector<code_range> ranges_of(const code_set& codes) const {
        std::vector<code_range> ranges;
        auto next = ids_.end();
        for (const std::uint32_t id : codes) {
            if (next != ids_.end() && *next == id)
                ranges.back().last = id;
            else
                ranges.push_back({id, id});
            next = ids_.upper_bound(id);
        }
        return ranges;
    }

  private:
    void add(piece word, code_set& found) const {
        const std::string_view text = word.text;
        if (text.starts_with(except)) {
            const piece name{text.substr(except.size()), word.offset + except.size()};
            if (found.erase(id_of(name)) == 0)
                refuse(source_, name.offset, "is not among those before it");
        } else if (text.starts_with(all_of)) {
            const auto named = std::ranges::find(layer_names, text.substr(all_of.size()));
            if (named == layer_names.end())
                refuse(source_, word.offset + all_of.size(), "unknown layer: there are " + names_of_layers());
            const std::uint32_t first = code_layers[named - layer_names.begin()].first;
            std::ranges::copy_if(ids_, std::inserter(found, found.end()), [first](std::uint32_t id) {
                return id % code_block_size / code_layer_size == first / code_layer_size;
            });
        } else {
            found.insert(id_of(word));
        }
    }

    [[nodiscard]] std::uint32_t id_of(piece name) const {
        for (const rule_file* const each : {&file_, &core_})
            if (const rule* const found = find_rule(*each, name.text); found != nullptr)
                return found->id;
        refuse(source_, name.offset, "no diagnostic, and no group of them, has this name");
    }

    const rule_text& source_;
    const rule_file& core_;
    const rule_file& file_;
    code_set ids_;
    std::map<std::string_view, code_set> groups_;
};

// If findings could spoil each other in a circle, all of them might be dropped, and the fault not reported.
class circle_finder {
  public:
    void add(std::uint32_t cause, const code_set& victims) {
        code_set& spoiled = spoiled_[cause];
        spoiled.insert(victims.begin(), victims.end());
        spoiled.erase(cause);
    }

    [[nodiscard]] bool is_spoiled_by_itself(std::uint32_t id) const {
        code_set reached;
        std::vector<std::uint32_t> open{id};
        while (!open.empty()) {
            const auto next = spoiled_.find(open.back());
            open.pop_back();
            if (next == spoiled_.end())
                continue;
            for (const std::uint32_t each : next->second)
                if (reached.insert(each).second)
                    open.push_back(each);
        }
        return reached.contains(id);
    }

  private:
    std::map<std::uint32_t, code_set> spoiled_;
};

} // namespace

std::vector<piece> list_of_words(const field& written) {
    std::vector<piece> words;
    add_words(written.value, words);
    for (const piece& each : written.lines)
        add_words(each, words);
    return words;
}

void find_spoiled(const rule_text& source, const rule_file& core, rule_file& file) {
    const code_finder finder(source, core, file);
    circle_finder circles;
    for (rule& each : file.rules)
        for (spoiling& row : each.spoils) {
            const code_set victims = finder.find(row.words);
            circles.add(each.id, victims);
            row.ranges = finder.ranges_of(victims);
        }
    for (const rule& each : file.rules)
        if (circles.is_spoiled_by_itself(each.id))
            refuse(source, each.spoils.front().offset,
                   "what " + each.name + " spoils spoils it in turn, so neither might be reported");
}

} // namespace ctlpgn::rulec
