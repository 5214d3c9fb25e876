#include "emit/json/json_text.hpp"
#include "emit/report/report_json_value.hpp"
#include "emit/rules/rule_text.hpp"
#include "emit/rules/rules.hpp"

namespace ctlpgn::emit {

namespace {

void write_text(json_text_sink& sink, std::string_view key, std::string_view text) {
    sink.key(key);
    sink.string(text);
}

void write_rule(json_text_sink& sink, const diagnostic_info& described, const notation* only) {
    sink.start_object();
    write_text(sink, "code", code_text(described.id));
    write_text(sink, "name", described.name);
    write_text(sink, "layer", layer_of_rule(described).title);
    write_text(sink, "severity", level_text(described.severity));
    write_text(sink, "message", described.message);
    sink.key("fix");
    if (described.fix == fixable::never)
        sink.number_text("null"); // a word without quotation marks, as numbers are
    else
        sink.string(fixable_text(described.fix));
    write_text(sink, "explanation", described.explanation);
    sink.key("examples");
    sink.start_array();
    for (const auto& [in, example] : examples_of(described.id, only)) {
        sink.start_object();
        write_text(sink, "notation", in->name);
        write_text(sink, "bad", in->example_file(example.place, example.bad));
        write_text(sink, "good", in->example_file(example.place, example.good));
        sink.end_object();
    }
    sink.end_array();
    sink.end_object();
}

} // namespace

std::string rules_as_json(const rule_list& asked) {
    json_text text(true);
    json_text_sink& sink = text.sink();
    sink.start_object();
    write_text(sink, "schemaVersion", rules_schema_version);
    sink.key("rules");
    sink.start_array();
    for (const diagnostic_info& each : asked.rules)
        write_rule(sink, each, asked.only);
    sink.end_array();
    sink.end_object();
    return text.take();
}

} // namespace ctlpgn::emit
