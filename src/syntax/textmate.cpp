#include "syntax/textmate.hpp"

#include "emit/json_text.hpp"
#include "pegc/concat.hpp"
#include "syntax/regex.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::syntax {

namespace {

// What is looked for, in this order, and what it is called. Engines look at one line at a time, so what may
// go over several lines, a comment, is found by its ends.
struct pattern {
    std::string_view rule;
    std::string_view scope; // of all of it; empty: only of its parts
};

constexpr auto among_moves = std::to_array<pattern>({
    {"variant_tag", "meta.tag"},
    {"other_tag", "meta.tag"},
    {"label", "entity.name.label"},
    {"number", "constant.numeric.move-number"},
    {"ellipsis", "punctuation.ellipsis"},
    {"castling", "keyword.control.castling"},
    {"displacement", "meta.ply"},
    {"check", "keyword.operator.check"},
    {"mate", "keyword.operator.mate"},
    {"rating", "keyword.other.rating"},
    {"draw_offer", "keyword.other.draw-offer"},
    {"result", "constant.language.result"},
    {"end_mark", "keyword.other.end-mark"},
    {"variation_open", "punctuation.section.variation"},
});

constexpr auto in_comments = std::to_array<pattern>({
    {"variation_reference", "markup.underline.link.variation"},
    {"move_reference", "markup.underline.link.move"},
    {"hex_reference", "markup.underline.link.hex"},
    {"piece_reference", "markup.underline.link.piece"},
    {"nag_reference", "markup.underline.link.rating"},
    {"player_reference", "variable.language.player"},
});

// Parts of the above that have a scope of their own.
constexpr auto parts = std::to_array<pattern>({
    {"variant_name", "entity.name.tag.variant"},
    {"tag_name", "entity.name.tag"},
    {"tag_value", "string.quoted.double"},
    {"mover", "storage.type.piece"},
    {"origin", "variable.other.hex.origin"},
    {"destination", "variable.other.hex.destination"},
    {"captured", "storage.type.piece.captured"},
    {"capture_sign", "keyword.operator.capture"},
    {"promoted", "storage.type.piece.promoted"},
});

// ctl_pgn for ctl_pgn/file, which is all of a notation; ctl_pgn.pdtl for a part of it.
std::string scope_name(std::string_view grammar) {
    constexpr std::string_view whole = "/file";
    if (grammar.ends_with(whole))
        grammar.remove_suffix(whole.size());
    std::string result(grammar);
    std::ranges::replace(result, '/', '.');
    return result;
}

class writer {
  public:
    explicit writer(const grammar& of) : grammar_(of), name_(scope_name(of.main().name)) {}

    std::string write() {
        json_.start_object();
        json_.key("name");
        json_.string(name_);
        json_.key("scopeName");
        json_.string(pegc::concat({"source.", name_}));
        json_.key("patterns");
        json_.start_array();
        comment();
        for (const pattern& each : among_moves)
            match(each);
        json_.end_array();
        json_.end_object();
        return text_.take();
    }

  private:
    void comment() {
        const pegc::rule* const open = grammar_.find("comment_open");
        const pegc::rule* const close = grammar_.find("comment_close");
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
        for (const pattern& each : in_comments)
            match(each);
        json_.end_array();
        json_.end_object();
    }

    void match(const pattern& of) {
        const pegc::rule* const found = grammar_.find(of.rule);
        if (found == nullptr || !grammar_.is_regular(*found))
            return;
        std::vector<std::string_view> groups;
        const std::string expression = regex(grammar_, found->body, [&groups](const pegc::rule& part) {
            const auto* const known = std::ranges::find(parts, part.name, &pattern::rule);
            if (known == parts.end())
                return false;
            groups.push_back(known->scope);
            return true;
        });
        json_.start_object();
        scope(of.scope);
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
};

} // namespace

std::string textmate(const grammar& of) {
    return writer(of).write();
}

} // namespace ctlpgn::syntax
