#include "emit/report/report_json_value.hpp"
#include "emit/rules/rule_text.hpp"
#include "emit/rules/rules.hpp"

namespace ctlpgn::emit {

std::string rules_as_json(const rule_list& asked) {
    using nlohmann::ordered_json;
    ordered_json list = ordered_json::array();
    for (const diagnostic_info& each : asked.rules) {
        ordered_json examples = ordered_json::array();
        for (const auto& [in, example] : examples_of(each.id, asked.only))
            examples.push_back({{"notation", in->name},
                                {"bad", in->example_file(example.place, example.bad)},
                                {"good", in->example_file(example.place, example.good)}});
        list.push_back(
            {{"code", code_text(each.id)},
             {"name", each.name},
             {"layer", layer_of_rule(each).title},
             {"severity", level_text(each.severity)},
             {"message", each.message},
             {"fix", each.fix == fixable::never ? ordered_json() : ordered_json(fixable_text(each.fix))},
             {"explanation", each.explanation},
             {"examples", std::move(examples)}});
    }
    const ordered_json document = {{"schemaVersion", rules_schema_version}, {"rules", std::move(list)}};
    return document.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace ctlpgn::emit
