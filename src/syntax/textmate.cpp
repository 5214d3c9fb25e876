#include "syntax/textmate.hpp"

#include "emit/json/json_text.hpp"
#include "pegc/writing/concat.hpp"
#include "syntax/colours.hpp"
#include "syntax/regex.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::syntax {

namespace {

// toy for toy/file, a whole notation; toy.tags for a part of it.
std::string scope_name(std::string_view grammar) {
    constexpr std::string_view whole = "/file";
    if (grammar.ends_with(whole))
        grammar.remove_suffix(whole.size());
    std::string result(grammar);
    std::ranges::replace(result, '/', '.');
    return result;
}

class textmate_writer {
  public:
    explicit textmate_writer(const grammar& language)
        : grammar_(language), name_(scope_name(language.main().name)),
          colours_(colours_of_folder(std::string_view(name_).substr(0, name_.find('.')))),
          parts_(coloured_rules(language, colours_.parts)) {}

    std::string write() {
        json_.start_object();
        json_.key("name");
        json_.string(name_);
        json_.key("scopeName");
        json_.string(pegc::concat({"source.", name_}));
        json_.key("patterns");
        json_.start_array();
        comment();
        for (const coloured_rule& each : coloured_rules(grammar_, colours_.text))
            match(each);
        json_.end_array();
        json_.end_object();
        return text_.take();
    }

  private:
    void comment() {
        const pegc::rule* const open = grammar_.find(colours_.comment_open);
        const pegc::rule* const close = grammar_.find(colours_.comment_close);
        if (open == nullptr || close == nullptr)
            return;
        json_.start_object();
        scope("comment.block");
        json_.key("begin");
        json_.string(regex(grammar_, open->body));
        json_.key("end");
        json_.string(regex(grammar_, close->body));
        json_.key("patterns");
        json_.start_array();
        for (const coloured_rule& each : coloured_rules(grammar_, colours_.in_comments))
            match(each);
        json_.end_array();
        json_.end_object();
    }

    void match(const coloured_rule& rule) {
        std::vector<std::string_view> groups;
        const std::string expression =
            regex(grammar_, rule.rule->body, [this, &groups](const pegc::rule& part) {
                const auto known = std::ranges::find(parts_, &part, &coloured_rule::rule);
                if (known == parts_.end())
                    return false;
                groups.push_back(known->scope);
                return true;
            });
        json_.start_object();
        scope(rule.scope);
        json_.key("match");
        json_.string(expression);
        if (!groups.empty()) {
            json_.key("captures");
            json_.start_object();
            for (std::size_t i = 0; i != groups.size(); ++i) {
                json_.key(std::to_string(i + 1));
                json_.start_object();
                scope(groups[i]);
                json_.end_object();
            }
            json_.end_object();
        }
        json_.end_object();
    }

    void scope(std::string_view name) {
        json_.key("name");
        json_.string(pegc::concat({name, ".", name_}));
    }

    const grammar& grammar_;
    emit::json_text text_{true};
    emit::json_text_sink& json_ = text_.sink();
    std::string name_;
    const highlighting& colours_;
    std::vector<coloured_rule> parts_;
};

} // namespace

std::string textmate(const grammar& language) {
    return textmate_writer(language).write();
}

} // namespace ctlpgn::syntax
