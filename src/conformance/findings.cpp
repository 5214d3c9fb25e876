#include "conformance/findings.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace ctlpgn::conformance {

namespace {

using nlohmann::json;
using number = std::optional<std::uint64_t>;

void read_number(const json& value, const char* name, number& result) {
    if (const auto found = value.find(name); found != value.end())
        result = found->get<std::uint64_t>();
}

void read_place(const json& value, given_finding& finding) {
    const json& start = value.at("start");
    read_number(start, "line", finding.line);
    read_number(start, "column", finding.column);
    read_number(start, "offset", finding.begin);
    if (value.contains("end"))
        read_number(value.at("end"), "offset", finding.end);
}

given_finding read_finding(const json& value) {
    given_finding result;
    if (value.contains("code"))
        result.code = value.at("code").get<std::string>();
    if (value.contains("range")) {
        read_place(value.at("range"), result);
    } else {
        read_number(value, "line", result.line);
        read_number(value, "column", result.column);
        if (value.contains("span")) {
            result.begin = value.at("span").at(0).get<std::uint64_t>();
            result.end = value.at("span").at(1).get<std::uint64_t>();
        }
    }
    if (!result.code && !result.line && !result.begin)
        throw json::other_error::create(501, "a diagnostic without code and place", &value);
    return result;
}

given_finding given(const expected_finding& finding) {
    return {.code = finding.code,
            .line = finding.line,
            .column = finding.column,
            .begin = finding.begin,
            .end = finding.end};
}

std::vector<given_finding> given(const std::vector<expected_finding>& all) {
    std::vector<given_finding> result;
    std::ranges::transform(all, std::back_inserter(result),
                           [](const expected_finding& each) { return given(each); });
    return result;
}

constexpr std::array<number given_finding::*, 4> place_fields = {&given_finding::line, &given_finding::column,
                                                                 &given_finding::begin, &given_finding::end};

// Only the fields that all of them have.
class common_fields {
  public:
    common_fields(const std::vector<given_finding>& all, bool own_codes) {
        code = !own_codes &&
               std::ranges::all_of(all, [](const given_finding& each) { return each.code.has_value(); });
        for (const auto field : place_fields)
            if (std::ranges::all_of(all,
                                    [field](const given_finding& each) { return (each.*field).has_value(); }))
                places.push_back(field);
    }

    [[nodiscard]] std::vector<std::string> codes(const std::vector<given_finding>& all) const {
        std::vector<std::string> result;
        for (const given_finding& each : all)
            result.push_back(code ? *each.code : "");
        std::ranges::sort(result);
        return result;
    }

    // Each with its code, so that no two change places.
    [[nodiscard]] auto placed(const std::vector<given_finding>& all) const {
        std::vector<std::pair<std::vector<number>, std::string>> result;
        for (const given_finding& each : all) {
            auto& [place, name] = result.emplace_back();
            for (const auto field : places)
                place.push_back(each.*field);
            name = code ? *each.code : "";
        }
        std::ranges::sort(result);
        return result;
    }

    bool code = false;
    std::vector<number given_finding::*> places;
};

std::string shown(const given_finding& which) {
    std::string result = which.code.value_or("");
    const auto append = [&result](const char* sign, const number& value) {
        if (value)
            result.append(sign).append(std::to_string(*value));
    };
    append("@", which.line);
    append(":", which.column);
    append("[", which.begin);
    append(",", which.end);
    return result + (which.begin ? "]" : "");
}

} // namespace

std::vector<given_finding> read_findings(const json& list) {
    std::vector<given_finding> result;
    for (const json& each : list)
        result.push_back(read_finding(each));
    return result;
}

std::vector<given_finding> read_document_findings(const json& document) {
    std::vector<given_finding> result;
    const auto add = [&result](const json& value) {
        if (const auto list = value.find("diagnostics"); list != value.end())
            for (given_finding& each : read_findings(*list))
                result.push_back(std::move(each));
    };
    for (const json& game : document.at("games"))
        add(game);
    add(document);
    return result;
}

findings_difference compare(const std::vector<expected_finding>& expected,
                            const std::vector<given_finding>& found, bool own_codes) {
    const std::vector<given_finding> wanted = given(expected);
    const common_fields fields(found, own_codes);
    findings_difference result;
    if (fields.code || wanted.size() != found.size())
        result.same_codes = fields.codes(wanted) == fields.codes(found);
    if (!fields.places.empty())
        result.same_places =
            result.same_codes.value_or(true) && fields.placed(wanted) == fields.placed(found);
    if (!result.same_codes.value_or(true) || !result.same_places.value_or(true))
        result.what = "expected " + listed(expected) + ", found " + listed(found);
    return result;
}

bool is_among(const given_finding& which, const std::vector<expected_finding>& expected, bool own_codes) {
    const common_fields fields({which}, own_codes);
    return std::ranges::any_of(given(expected), [&](const given_finding& each) {
        return fields.placed({each}) == fields.placed({which});
    });
}

std::string listed(const std::vector<given_finding>& findings) {
    constexpr std::size_t most = 20;
    if (findings.empty())
        return "nothing";
    std::string result;
    for (std::size_t i = 0; i != std::min(findings.size(), most); ++i)
        result.append(i == 0 ? "" : " ").append(shown(findings[i]));
    return result + (findings.size() > most ? " …" : "");
}

std::string listed(const std::vector<expected_finding>& findings) {
    return listed(given(findings));
}

} // namespace ctlpgn::conformance
