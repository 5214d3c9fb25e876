#include "conformance/answers.hpp"
#include "conformance/tree_difference.hpp"

#include <nlohmann/json.hpp>

#include <array>

namespace ctlpgn::conformance {

namespace {

using nlohmann::json;

judgement judge_verdict(bool wanted, bool accepted) {
    if (wanted == accepted)
        return {};
    return accepted ? judgement{outcome::accepted, "accepted, but it is to be rejected"}
                    : judgement{outcome::rejected, "rejected, but it is to be accepted"};
}

judgement judge_status(const process_result& answer, bool wanted) {
    if (answer.status != 0 && answer.status != 1)
        return {outcome::failed, "exit status " + std::to_string(answer.status)};
    return judge_verdict(wanted, answer.status == 0);
}

judgement judge_tree(const suite_case& of, const json& answer) {
    if (of.tree.empty())
        return {};
    const auto tree = answer.find("tree");
    if (tree == answer.end())
        return {outcome::wrong_tree, "accepted, but there is no tree"};
    const std::string what = tree_difference(json::parse(read_file(of.tree)), *tree);
    return what.empty() ? judgement{} : judgement{outcome::wrong_tree, what};
}

} // namespace

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

judgement judge_decoder(const suite_case& of, const process_result& answer, check_level level,
                        bool verdict_only) {
    if (judgement early = judge_end(answer); early.what != outcome::passed)
        return early;
    const bool wanted = of.accepted_at(level);
    if (verdict_only)
        return judge_status(answer, wanted);
    if (answer.status != 0)
        return {outcome::failed, "exit status " + std::to_string(answer.status)};
    const json said = json::parse(answer.output, nullptr, false);
    if (!said.is_object() || !said.contains("verdict"))
        return {outcome::unreadable, "the answer is no JSON object with a verdict"};
    const json& verdict = said["verdict"];
    if (verdict != "accept" && verdict != "reject")
        return {outcome::unreadable, "the verdict is neither accept nor reject"};
    judgement result = judge_verdict(wanted, verdict == "accept");
    if (result.what == outcome::passed && wanted)
        result = judge_tree(of, said);
    return result;
}

} // namespace ctlpgn::conformance
