#include "conformance/runner.hpp"

#include "conformance/answers.hpp"
#include "conformance/self.hpp"
#include "lint/glob.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

namespace ctlpgn::conformance {

namespace {

bool matches_any(const std::vector<std::string>& patterns, std::string_view text) {
    return patterns.empty() || std::ranges::any_of(patterns, [text](const std::string& each) {
               return matches_glob(each, text);
           });
}

judgement judge(const suite_case& of, const run_options& how) {
    const std::string text = read_file(of.file);
    if (how.what == subject::own_reader)
        return judge_decoder(of, answer_of_own_reader(text, of, how.level), how.level, false);
    const process_result answer = run_process(how.command, text, how.within);
    if (how.what == subject::linter)
        return judge_linter(of, answer);
    return judge_decoder(of, answer, how.level, how.what == subject::verdict_decoder);
}

void run_case(case_result& result, const run_options& how) {
    const auto begin = std::chrono::steady_clock::now();
    result.judged = judge(*result.of, how);
    result.took =
        std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begin);
}

// Takes one case after the other until none is left, or until something cannot be read.
class workers {
  public:
    workers(std::vector<case_result>& all, const run_options& how) : all_(all), how_(how) {}

    void run() {
        std::vector<std::jthread> threads;
        for (unsigned i = 1; i < how_.jobs; ++i)
            threads.emplace_back([this] { work(); });
        work();
        threads.clear();
        if (fault_)
            std::rethrow_exception(fault_);
    }

  private:
    void work() {
        try {
            for (std::size_t i = next_++; i < all_.size() && !stop_; i = next_++)
                if (all_[i].judged.what != outcome::skipped)
                    run_case(all_[i], how_);
        } catch (...) {
            stop_ = true;
            const std::scoped_lock alone(lock_);
            fault_ = std::current_exception();
        }
    }

    std::vector<case_result>& all_;
    const run_options& how_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> stop_ = false;
    std::mutex lock_;
    std::exception_ptr fault_;
};

} // namespace

std::string_view subject_name(subject which) {
    constexpr std::array<std::string_view, 4> names = {"decoder", "decoder, verdicts only", "linter",
                                                       "own reader"};
    return names.at(static_cast<std::size_t>(which));
}

bool case_selection::includes(const suite_case& which) const {
    return matches_any(ids, which.id) && matches_any(sections, which.section);
}

std::vector<case_result> run_suite(const suite& all, const case_selection& selected, skip_list& skipped,
                                   const run_options& how) {
    std::vector<case_result> results;
    for (const suite_case& each : all.cases) {
        if (!selected.includes(each))
            continue;
        case_result& added = results.emplace_back();
        added.of = &each;
        if (const std::string* const reason = skipped.reason_for(each.id))
            added.judged = {outcome::skipped, *reason};
        else if (each.has_limits && how.what != subject::own_reader)
            added.judged = {outcome::skipped, "needs limits of its own"};
    }
    workers(results, how).run();
    return results;
}

} // namespace ctlpgn::conformance
