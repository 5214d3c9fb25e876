#include "conformance/answers.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <tuple>
#include <vector>

namespace ctlpgn::conformance {

namespace {

using nlohmann::json;

expected_finding read_finding(const json& of) {
    expected_finding result;
    result.code = of.at("code").get<std::string>();
    const json& start = of.at("range").at("start");
    result.line = start.at("line").get<std::uint32_t>();
    result.column = start.at("column").get<std::uint32_t>();
    result.begin = start.at("offset").get<std::uint64_t>();
    result.end = of.at("range").at("end").at("offset").get<std::uint64_t>();
    return result;
}

std::vector<std::string> codes_of(const std::vector<expected_finding>& findings) {
    std::vector<std::string> result;
    result.reserve(findings.size());
    for (const expected_finding& each : findings)
        result.push_back(each.code);
    std::ranges::sort(result);
    return result;
}

auto places_of(const std::vector<expected_finding>& findings) {
    std::vector<std::tuple<std::uint64_t, std::uint64_t, std::uint32_t, std::uint32_t, std::string>> result;
    result.reserve(findings.size());
    for (const expected_finding& each : findings)
        result.emplace_back(each.begin, each.end, each.line, each.column, each.code);
    std::ranges::sort(result);
    return result;
}

std::string listed(const std::vector<std::string>& codes) {
    constexpr std::size_t most = 20;
    std::string result;
    for (std::size_t i = 0; i != std::min(codes.size(), most); ++i)
        result.append(i == 0 ? "" : " ").append(codes[i]);
    return result + (codes.size() > most ? " …" : "");
}

std::string placed(const std::vector<expected_finding>& findings) {
    std::vector<std::string> result;
    result.reserve(findings.size());
    for (const expected_finding& each : findings)
        result.push_back(each.code + "@" + std::to_string(each.line) + ":" + std::to_string(each.column) +
                         "[" + std::to_string(each.begin) + "," + std::to_string(each.end) + "]");
    return listed(result);
}

} // namespace

judgement judge_linter(const suite_case& of, const process_result& answer) {
    if (judgement early = judge_end(answer); early.what != outcome::passed)
        return early;
    if (answer.status != 0 && answer.status != 1)
        return {outcome::failed, "exit status " + std::to_string(answer.status)};
    std::vector<expected_finding> found;
    try {
        const json said = json::parse(answer.output);
        for (const json& each : said.at("diagnostics"))
            found.push_back(read_finding(each));
    } catch (const json::exception&) {
        return {outcome::unreadable, "the answer is no JSON object with diagnostics"};
    }
    if (of.findings.empty() != found.empty())
        return found.empty() ? judgement{outcome::accepted, "found nothing, expected " + placed(of.findings)}
                             : judgement{outcome::rejected, "expected nothing, found " + placed(found)};
    if (codes_of(of.findings) != codes_of(found))
        return {outcome::wrong_code,
                "expected " + listed(codes_of(of.findings)) + ", found " + listed(codes_of(found))};
    if (places_of(of.findings) != places_of(found))
        return {outcome::wrong_place, "expected " + placed(of.findings) + ", found " + placed(found)};
    return {};
}

} // namespace ctlpgn::conformance
