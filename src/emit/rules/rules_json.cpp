#include "emit/json/json_text.hpp"
#include "emit/report/report_json_value.hpp"
#include "emit/rules/rule_text.hpp"
#include "emit/rules/rules.hpp"

namespace ctlpgn::emit {

namespace {

void write_text(json_text_sink& to, std::string_view key, std::string_view text) {
    to.key(key);
    to.string(text);
}

void write_rule(json_text_sink& to, const diagnostic_info& of, const notation* only) {
    to.start_object();
    write_text(to, "code", code_text(of.id));
    write_text(to, "name", of.name);
    write_text(to, "layer", layer_of_rule(of).title);
    write_text(to, "severity", level_text(of.severity));
    write_text(to, "message", of.message);
    to.key("fix");
    if (of.fix == fixable::never)
        to.number_text("null"); // a word without quotation marks, as numbers are
    else
        to.string(fixable_text(of.fix));
    write_text(to, "explanation", of.explanation);
    to.key("examples");
    to.start_array();
    for (const auto& [in, example] : examples_of(of.id, only)) {
        to.start_object();
        write_text(to, "notation", in->name);
        write_text(to, "bad", in->example_file(example.place, example.bad));
        write_text(to, "good", in->example_file(example.place, example.good));
        to.end_object();
    }
    to.end_array();
    to.end_object();
}

} // namespace

std::string rules_as_json(const rule_list& asked) {
    json_text text(true);
    json_text_sink& to = text.sink();
    to.start_object();
    write_text(to, "schemaVersion", rules_schema_version);
    to.key("rules");
    to.start_array();
    for (const diagnostic_info& each : asked.rules)
        write_rule(to, each, asked.only);
    to.end_array();
    to.end_object();
    return text.take();
}

} // namespace ctlpgn::emit
