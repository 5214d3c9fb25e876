#include "conformance/answers.hpp"

#include "conformance/answer_text.hpp"
#include "conformance/findings.hpp"
#include "conformance/tree_difference.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace ctlpgn::conformance {

namespace {

using nlohmann::json;

struct unreadable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

judgement judge_end(const process_result& answer) {
    switch (answer.how) {
    case process_end::exited: break;
    case process_end::killed: return {outcome::crashed, "ended by signal " + std::to_string(answer.status)};
    case process_end::timed_out: return {outcome::hung, "not done in time"};
    case process_end::too_much: return {outcome::too_much, "wrote more than it may"};
    case process_end::not_started: return {outcome::not_started, "the command cannot be run"};
    }
    return {};
}

// What goes wrong first is the outcome; what goes wrong after that is told as well.
void fail(judgement& to, outcome what, const std::string& detail) {
    if (to.what == outcome::passed)
        to.what = what;
    to.detail.append(to.detail.empty() ? "" : "; ").append(detail);
}

// What the case asks for is set to false until the reader has done it.
void ask(const suite_case& of, const judging& how, judgement& to) {
    if (how.what == role::decoder || how.what == role::verdict_decoder)
        to.mark(of.accepted_at(how.level) ? aspect::accepts : aspect::rejects) = false;
    const bool tree_counts =
        how.what == role::tolerant_decoder || (how.what == role::decoder && of.accepted_at(how.level));
    if (tree_counts && !of.tree.empty())
        to.mark(aspect::tree) = false;
    if (how.what != role::linter)
        return;
    const bool silent = of.findings_at(how.level).empty();
    to.mark(silent ? aspect::silent : aspect::finds) = false;
    if (!silent)
        to.mark(aspect::codes) = to.mark(aspect::places) = false;
}

void judge_verdict(const suite_case& of, const judging& how, bool accepted, judgement& to) {
    const bool wanted = of.accepted_at(how.level);
    if (wanted == accepted)
        to.mark(wanted ? aspect::accepts : aspect::rejects) = true;
    else if (accepted)
        fail(to, outcome::accepted, "accepted, but must be rejected");
    else
        fail(to, outcome::rejected, "rejected, but must be accepted");
}

void judge_tree(const suite_case& of, const json* tree, judgement& to) {
    if (of.tree.empty())
        return;
    const std::string what =
        tree == nullptr ? "there is no tree" : tree_difference(json::parse(read_file(of.tree)), *tree);
    to.mark(aspect::tree) = what.empty();
    if (!what.empty())
        fail(to, outcome::wrong_tree, what);
}

void judge_findings(const suite_case& of, const judging& how, const std::vector<given_finding>& found,
                    judgement& to) {
    const std::vector<expected_finding> expected = of.findings_at(how.level);
    to.mark(expected.empty() ? aspect::silent : aspect::finds) = expected.empty() == found.empty();
    if (expected.empty() && !found.empty())
        return fail(to, outcome::rejected, "expected nothing, found " + listed(found));
    if (expected.empty())
        return;
    if (found.empty()) {
        to.mark(aspect::codes) = to.mark(aspect::places) = false;
        return fail(to, outcome::accepted, "found nothing, expected " + listed(expected));
    }
    const findings_difference difference = compare(expected, found, how.own_codes);
    to.mark(aspect::codes) = difference.same_codes;
    to.mark(aspect::places) = difference.same_places;
    if (!difference.what.empty())
        fail(to, difference.same_codes.value_or(true) ? outcome::wrong_place : outcome::wrong_code,
             difference.what);
}

// A decoder need not say why it rejects. Where it does, the first reason that it gives must be one of the
// right ones.
void judge_reason(const suite_case& of, const judging& how, const json& answer, judgement& to) {
    const auto list = answer.find("diagnostics");
    if (list == answer.end() || of.accepted_at(how.level))
        return;
    const std::vector<given_finding> found = read_findings(*list);
    const std::vector<expected_finding> reasons = of.reasons_at(how.level);
    to.mark(aspect::reason) = !found.empty() && is_among(found.front(), reasons, how.own_codes);
    if (to.mark(aspect::reason) == false)
        fail(to, outcome::wrong_code,
             "rejected for another reason: expected one of " + listed(reasons) + ", found " + listed(found));
}

void judge_decoder(const suite_case& of, const judging& how, const json& answer, judgement& to) {
    const auto verdict = answer.find("verdict");
    if (verdict == answer.end() || (*verdict != "accept" && *verdict != "reject"))
        throw unreadable("there is no verdict accept or reject");
    judge_verdict(of, how, *verdict == "accept", to);
    if (to.what != outcome::passed || how.what == role::verdict_decoder)
        return;
    judge_reason(of, how, answer, to);
    const auto tree = answer.find("tree");
    if (of.accepted_at(how.level))
        judge_tree(of, tree == answer.end() ? nullptr : &*tree, to);
}

// The answer is {"tree": …, "diagnostics": […]}, or the document itself.
void judge_tolerant(const suite_case& of, const judging& how, const json& answer, judgement& to) {
    if (answer.contains("games")) {
        judge_tree(of, &answer, to);
        return judge_findings(of, how, read_document_findings(answer), to);
    }
    const auto tree = answer.find("tree");
    judge_tree(of, tree == answer.end() ? nullptr : &*tree, to);
    if (answer.contains("diagnostics"))
        judge_findings(of, how, read_findings(answer.at("diagnostics")), to);
}

void judge_answer(const suite_case& of, const judging& how, const std::string& text, judgement& to) {
    const json answer = parse_answer(text);
    if (!answer.is_object())
        throw unreadable("the answer must be a JSON object");
    switch (how.what) {
    case role::decoder:
    case role::verdict_decoder: return judge_decoder(of, how, answer, to);
    case role::tolerant_decoder: return judge_tolerant(of, how, answer, to);
    case role::linter: return judge_findings(of, how, read_findings(answer.at("diagnostics")), to);
    }
}

// A decoder that says what it has to say in its answer ends with 0; others may end with 1 as well.
bool status_is_right(const judging& how, int status) {
    return status == 0 || (status == 1 && how.what != role::decoder);
}

constexpr std::array<std::string_view, 4> role_names = {"decoder", "verdict-decoder", "tolerant-decoder",
                                                        "linter"};

} // namespace

std::string_view role_name(role which) {
    return role_names.at(static_cast<std::size_t>(which));
}

role role_named(std::string_view name) {
    const auto* const found = std::ranges::find(role_names, name);
    if (found == role_names.end())
        throw std::out_of_range("no role is called " + std::string(name));
    return static_cast<role>(found - role_names.begin());
}

judgement judge(const suite_case& tested, const process_result& answer, const judging& how) {
    judgement result = judge_end(answer);
    ask(tested, how, result);
    result.errors = answer.errors;
    if (result.what != outcome::passed)
        return result;
    if (how.status_counts && !status_is_right(how, answer.status)) {
        fail(result, outcome::failed, "exit status " + std::to_string(answer.status));
    } else if (how.status_counts && how.what == role::verdict_decoder) {
        judge_verdict(tested, how, answer.status == 0, result);
    } else {
        try {
            judge_answer(tested, how, answer.output, result);
        } catch (const unreadable& fault) {
            fail(result, outcome::unreadable, fault.what());
        } catch (const json::exception& fault) {
            fail(result, outcome::unreadable, fault.what());
        }
    }
    return result;
}

} // namespace ctlpgn::conformance
