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
    switch (answer.end) {
    case process_end::exited: break;
    case process_end::killed: return {outcome::crashed, "ended by signal " + std::to_string(answer.status)};
    case process_end::timed_out: return {outcome::hung, "not done in time"};
    case process_end::too_much: return {outcome::too_much, "wrote more than it may"};
    case process_end::not_started: return {outcome::not_started, "the command cannot be run"};
    }
    return {};
}

// The first failure is the outcome; later ones are reported as well.
void fail(judgement& verdict, outcome what, const std::string& detail) {
    if (verdict.what == outcome::passed)
        verdict.what = what;
    verdict.detail.append(verdict.detail.empty() ? "" : "; ").append(detail);
}

// Sets what the case asks for to false until the reader has done it.
void ask(const suite_case& tried, const judging& options, judgement& verdict) {
    if (options.what == role::decoder || options.what == role::verdict_decoder)
        verdict.mark(tried.accepted_at(options.level) ? aspect::accepts : aspect::rejects) = false;
    const bool tree_counts = options.what == role::tolerant_decoder ||
                             (options.what == role::decoder && tried.accepted_at(options.level));
    if (tree_counts && tried.tree.is_there())
        verdict.mark(aspect::tree) = false;
    if (options.what != role::linter)
        return;
    const bool silent = tried.findings_at(options.level).empty();
    verdict.mark(silent ? aspect::silent : aspect::finds) = false;
    if (!silent)
        verdict.mark(aspect::codes) = verdict.mark(aspect::places) = false;
}

void judge_verdict(const suite_case& tried, const judging& options, bool accepted, judgement& verdict) {
    const bool wanted = tried.accepted_at(options.level);
    if (wanted == accepted)
        verdict.mark(wanted ? aspect::accepts : aspect::rejects) = true;
    else if (accepted)
        fail(verdict, outcome::accepted, "accepted, but must be rejected");
    else
        fail(verdict, outcome::rejected, "rejected, but must be accepted");
}

void judge_tree(const suite_case& tried, const json* tree, judgement& verdict) {
    if (!tried.tree.is_there())
        return;
    const std::string what =
        tree == nullptr ? "missing tree" : tree_difference(json::parse(tried.tree.read()), *tree);
    verdict.mark(aspect::tree) = what.empty();
    if (!what.empty())
        fail(verdict, outcome::wrong_tree, what);
}

void judge_findings(const suite_case& tried, const judging& options, const std::vector<given_finding>& found,
                    judgement& verdict) {
    const std::vector<expected_finding> expected = tried.findings_at(options.level);
    verdict.mark(expected.empty() ? aspect::silent : aspect::finds) = expected.empty() == found.empty();
    if (expected.empty() && !found.empty())
        return fail(verdict, outcome::rejected, "expected nothing, found " + listed(found));
    if (expected.empty())
        return;
    if (found.empty()) {
        verdict.mark(aspect::codes) = verdict.mark(aspect::places) = false;
        return fail(verdict, outcome::accepted, "found nothing, expected " + listed(expected));
    }
    const findings_difference difference = compare(expected, found, options.own_codes);
    verdict.mark(aspect::codes) = difference.same_codes;
    verdict.mark(aspect::places) = difference.same_places;
    if (!difference.what.empty())
        fail(verdict, difference.same_codes.value_or(true) ? outcome::wrong_place : outcome::wrong_code,
             difference.what);
}

// A decoder need not say why it rejects a text. If it does, its first reason must be one of the right ones.
void judge_reason(const suite_case& tried, const judging& options, const json& answer, judgement& verdict) {
    const auto list = answer.find("diagnostics");
    if (list == answer.end() || tried.accepted_at(options.level))
        return;
    const std::vector<given_finding> found = read_findings(*list);
    const std::vector<expected_finding> reasons = tried.reasons_at(options.level);
    verdict.mark(aspect::reason) = !found.empty() && is_among(found.front(), reasons, options.own_codes);
    if (verdict.mark(aspect::reason) == false)
        fail(verdict, outcome::wrong_code,
             "rejected for another reason: expected one of " + listed(reasons) + ", found " + listed(found));
}

void judge_decoder(const suite_case& tried, const judging& options, const json& answer, judgement& judged) {
    const auto verdict = answer.find("verdict");
    if (verdict == answer.end() || (*verdict != "accept" && *verdict != "reject"))
        throw unreadable("missing verdict: accept or reject");
    judge_verdict(tried, options, *verdict == "accept", judged);
    if (judged.what != outcome::passed || options.what == role::verdict_decoder)
        return;
    judge_reason(tried, options, answer, judged);
    const auto tree = answer.find("tree");
    if (tried.accepted_at(options.level))
        judge_tree(tried, tree == answer.end() ? nullptr : &*tree, judged);
}

// The answer is {"tree": …, "diagnostics": […]}, or the document itself.
void judge_tolerant(const suite_case& tried, const judging& options, const json& answer, judgement& verdict) {
    if (answer.contains("games")) {
        judge_tree(tried, &answer, verdict);
        return judge_findings(tried, options, read_document_findings(answer), verdict);
    }
    const auto tree = answer.find("tree");
    judge_tree(tried, tree == answer.end() ? nullptr : &*tree, verdict);
    if (answer.contains("diagnostics"))
        judge_findings(tried, options, read_findings(answer.at("diagnostics")), verdict);
}

void judge_answer(const suite_case& tried, const judging& options, const std::string& text,
                  judgement& verdict) {
    const json answer = parse_answer(text);
    if (!answer.is_object())
        throw unreadable("the answer is not a JSON object");
    switch (options.what) {
    case role::decoder:
    case role::verdict_decoder: return judge_decoder(tried, options, answer, verdict);
    case role::tolerant_decoder: return judge_tolerant(tried, options, answer, verdict);
    case role::linter:
        return judge_findings(tried, options, read_findings(answer.at("diagnostics")), verdict);
    }
}

// A decoder that reports errors in its answer ends with 0; others may end with 1 as well.
bool status_is_right(const judging& options, int status) {
    return status == 0 || (status == 1 && options.what != role::decoder);
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

judgement judge(const suite_case& tested, const process_result& answer, const judging& options) {
    judgement result = judge_end(answer);
    ask(tested, options, result);
    result.errors = answer.errors;
    if (result.what != outcome::passed)
        return result;
    if (options.status_counts && !status_is_right(options, answer.status)) {
        fail(result, outcome::failed, "exit status " + std::to_string(answer.status));
    } else if (options.status_counts && options.what == role::verdict_decoder) {
        judge_verdict(tested, options, answer.status == 0, result);
    } else {
        try {
            judge_answer(tested, options, answer.output, result);
        } catch (const unreadable& fault) {
            fail(result, outcome::unreadable, fault.what());
        } catch (const json::exception& fault) {
            fail(result, outcome::unreadable, fault.what());
        }
    }
    return result;
}

} // namespace ctlpgn::conformance
