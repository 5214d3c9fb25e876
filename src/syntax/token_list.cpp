#include "syntax/token_list.hpp"

#include "emit/json/json_text.hpp"
#include "pegc/writing/strict.hpp"
#include "syntax/regex.hpp"
#include "syntax/remarks.hpp"

#include <algorithm>

namespace ctlpgn::syntax {

using pegc::kind;
using pegc::node;
using pegc::rule;

namespace {

bool refers(const rule& r) {
    bool result = false;
    pegc::each_reference(r.body, [&result](const node&) { result = true; });
    return result;
}

bool is_piece(const grammar& language, const rule& r) {
    if (!language.is_regular(r))
        return false;
    bool simple = true;
    pegc::each_reference(r.body, [&](const node& reference) {
        const rule& target = language.target(reference);
        simple = simple && (!refers(target) || language.is_token(target));
    });
    return simple || !r.display.empty() || language.is_token(r);
}

class token_writer {
  public:
    explicit token_writer(const grammar& language) : grammar_(language) {}

    std::string write() {
        json_.start_object();
        field("grammar", grammar_.main().name);
        json_.key("starts");
        json_.start_array();
        for (const rule* start : grammar_.starts())
            json_.string(start->name);
        json_.end_array();
        json_.key("tokens");
        json_.start_array();
        for (const rule* r : grammar_.rules())
            if (is_piece(grammar_, *r))
                token(*r);
        json_.end_array();
        json_.key("conditions");
        json_.start_array();
        for (const pegc::condition_line* c : grammar_.conditions()) {
            json_.start_object();
            field("name", c->name);
            field("meaning", c->meaning);
            json_.end_object();
        }
        json_.end_array();
        json_.key("rules");
        json_.start_array();
        for (const rule* r : grammar_.rules())
            definition(*r);
        json_.end_array();
        json_.end_object();
        return text_.take();
    }

  private:
    void field(std::string_view key, std::string_view value) {
        json_.key(key);
        json_.string(value);
    }

    void token(const rule& r) {
        json_.start_object();
        field("name", r.name);
        if (!r.display.empty())
            field("display", r.display);
        const bool literal = r.body.kind == kind::literal;
        field("kind", literal ? "literal" : "regex");
        field(literal ? "literal" : "regex", literal ? r.body.text : regex(grammar_, r.body));
        json_.end_object();
    }

    void definition(const rule& r) {
        const pegc::grammar_file& file = grammar_.file_of(r);
        json_.start_object();
        field("name", r.name);
        field("file", file.name);
        if (!r.display.empty())
            field("display", r.display);
        if (const std::string remark = remark_on(grammar_.source_of(r), r); !remark.empty())
            field("remark", remark);
        json_.key("expression");
        expression(r.body);
        json_.end_object();
    }

    void expression(const node& n) {
        if (n.kind == kind::group) {
            expression(n.children[0]);
            return;
        }
        json_.start_object();
        switch (n.kind) {
        case kind::literal:
            field("type", "STRING");
            field("value", n.text);
            break;
        case kind::characters:
        case kind::any:
            field("type", "PATTERN");
            field("value", regex(grammar_, n));
            break;
        case kind::reference:
            field("type", "SYMBOL");
            field("name", n.text);
            break;
        case kind::sequence: members("SEQ", n); break;
        case kind::choice: members("CHOICE", n); break;
        case kind::repetition:
            field("type", "REPEAT");
            json_.key("min");
            json_.number_unsigned(n.min);
            if (n.max != node::unbounded) {
                json_.key("max");
                json_.number_unsigned(n.max);
            }
            content(n);
            break;
        case kind::condition:
            field("type", n.negated ? "NOT_CONDITION" : "CONDITION");
            field("name", n.text);
            if (!n.children.empty())
                content(n);
            break;
        case kind::ahead:
            field("type", "AHEAD");
            content(n);
            break;
        case kind::not_ahead:
            field("type", "NOT_AHEAD");
            content(n);
            break;
        default: break;
        }
        json_.end_object();
    }

    void content(const node& n) {
        json_.key("content");
        expression(n.children[0]);
    }

    void members(std::string_view type, const node& n) {
        field("type", type);
        json_.key("members");
        json_.start_array();
        for (const node& child : n.children)
            expression(child);
        json_.end_array();
    }

    const grammar& grammar_;
    emit::json_text text_{true};
    emit::json_text_sink& json_ = text_.sink();
};

} // namespace

std::string token_list(const grammar& language) {
    return token_writer(language).write();
}

} // namespace ctlpgn::syntax
