#include "conformance/findings.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace ctlpgn::conformance {

namespace {

using nlohmann::json;
using number = std::optional<std::uint64_t>;

void read_number(const json& from, const char* name, number& to) {
    if (const auto found = from.find(name); found != from.end())
        to = found->get<std::uint64_t>();
}

void read_place(const json& from, given_finding& to) {
    const json& start = from.at("start");
    read_number(start, "line", to.line);
    read_number(start, "column", to.column);
    read_number(start, "offset", to.begin);
    if (from.contains("end"))
        read_number(from.at("end"), "offset", to.end);
}

given_finding read_finding(const json& from) {
    given_finding result;
    if (from.contains("code"))
        result.code = from.at("code").get<std::string>();
    if (from.contains("range")) {
        read_place(from.at("range"), result);
    } else {
        read_number(from, "line", result.line);
        read_number(from, "column", result.column);
        if (from.contains("span")) {
            result.begin = from.at("span").at(0).get<std::uint64_t>();
            result.end = from.at("span").at(1).get<std::uint64_t>();
        }
    }
    if (!result.code && !result.line && !result.begin)
        throw json::other_error::create(501, "a diagnostic without code and place", &from);
    return result;
}

given_finding given(const expected_finding& of) {
    return {.code = of.code, .line = of.line, .column = of.column, .begin = of.begin, .end = of.end};
}

std::vector<given_finding> given(const std::vector<expected_finding>& all) {
    std::vector<given_finding> result;
    std::ranges::transform(all, std::back_inserter(result),
                           [](const expected_finding& each) { return given(each); });
    return result;
}

constexpr std::array<number given_finding::*, 4> place_fields = {&given_finding::line, &given_finding::column,
                                                                 &given_finding::begin, &given_finding::end};

// Without what not all of them give.
class common_fields {
  public:
    common_fields(const std::vector<given_finding>& of, bool own_codes) {
        code = !own_codes &&
               std::ranges::all_of(of, [](const given_finding& each) { return each.code.has_value(); });
        for (const auto field : place_fields)
            if (std::ranges::all_of(of,
                                    [field](const given_finding& each) { return (each.*field).has_value(); }))
                places.push_back(field);
    }

    [[nodiscard]] std::vector<std::string> codes(const std::vector<given_finding>& of) const {
        std::vector<std::string> result;
        for (const given_finding& each : of)
            result.push_back(code ? *each.code : "");
        std::ranges::sort(result);
        return result;
    }

    // Each with its code, so that no two change places.
    [[nodiscard]] auto placed(const std::vector<given_finding>& of) const {
        std::vector<std::pair<std::vector<number>, std::string>> result;
        for (const given_finding& each : of) {
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
    const auto add = [&result](const json& from) {
        if (const auto list = from.find("diagnostics"); list != from.end())
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
