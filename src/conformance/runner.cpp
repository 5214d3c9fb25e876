#include "conformance/runner.hpp"

#include "conformance/answers.hpp"
#include "conformance/running.hpp"
#include "conformance/self.hpp"
#include "conformance/text_files.hpp"
#include "lint/settings/glob.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

namespace ctlpgn::conformance {

namespace {

bool matches_any(const std::vector<std::string>& patterns, std::string_view text) {
    return patterns.empty() || std::ranges::any_of(patterns, [text](const std::string& each) {
               return matches_glob(each, text);
           });
}

// Answers one case after the other; each thread has one.
class answerer {
  public:
    explicit answerer(const run_options& options, const text_files& files)
        : options_(options), files_(files), batch_(options.command, options.within) {}

    void run_case(case_result& result) {
        const auto begin = std::chrono::steady_clock::now();
        result.judged = judged(*result.tried);
        result.took =
            std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begin);
    }

  private:
    judgement judged(const suite_case& tried) {
        judging options = options_.options;
        if (options_.own_reader()) {
            options.status_counts = false;
            return judge(tried, answer_of_own_reader(tried.text.read(), tried, options), options);
        }
        if (!options_.batch)
            return judge(tried, run_process(options_.command, tried.text.read(), options_.within), options);
        const process_result answer = batch_.ask(files_.path_of(tried));
        options.status_counts = !answer.output.ends_with('\n');
        return judge(tried, answer, options);
    }

    const run_options& options_;
    const text_files& files_;
    batch_process batch_;
};

// Takes one case after the other until there are none left, or until something cannot be read.
class workers {
  public:
    workers(std::vector<case_result>& all, const run_options& options)
        : all_(all), options_(options), files_(asked_by_path()) {}

    void run() {
        answerer answers(options_, files_);
        // The first one alone, to see whether the command can be run at all.
        if (const auto first = std::ranges::find_if(all_, is_tried); first != all_.end()) {
            answers.run_case(*first);
            next_ = done_ = static_cast<std::size_t>(first - all_.begin()) + 1;
            if (first->judged.what == outcome::not_started)
                throw suite_error("\"" + options_.command + "\" cannot be run: no such command");
        }
        {
            const std::vector<std::jthread> threads = others();
            work(answers);
        }
        if (fault_)
            std::rethrow_exception(fault_);
    }

  private:
    static bool is_tried(const case_result& each) { return each.judged.what != outcome::skipped; }

    [[nodiscard]] std::vector<const suite_case*> asked_by_path() const {
        std::vector<const suite_case*> asked;
        for (const case_result& each : all_)
            if (options_.batch && is_tried(each))
                asked.push_back(each.tried);
        return asked;
    }

    // As many threads as the system allows; this thread works alone if it allows none. Programs that they
    // start receive signals, so these threads do not block them as those of a crew do.
    std::vector<std::jthread> others() {
        std::vector<std::jthread> threads;
        try {
            for (unsigned i = 1; i < options_.jobs; ++i)
                threads.emplace_back([this] {
                    answerer answers(options_, files_);
                    work(answers);
                });
        } catch (const std::system_error&) {
            return threads;
        }
        return threads;
    }

    void work(answerer& answers) {
        try {
            for (std::size_t i = next_++; i < all_.size() && !stop_; i = next_++) {
                if (is_tried(all_[i]))
                    answers.run_case(all_[i]);
                count_done();
            }
        } catch (...) {
            stop_ = true;
            const std::scoped_lock alone(lock_);
            fault_ = std::current_exception();
        }
    }

    void count_done() {
        if (!options_.on_progress)
            return;
        const std::scoped_lock alone(lock_);
        options_.on_progress(++done_, all_.size());
    }

    std::vector<case_result>& all_;
    const run_options& options_;
    const text_files files_;
    std::size_t done_ = 0;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> stop_ = false;
    std::mutex lock_;
    std::exception_ptr fault_;
};

} // namespace

namespace {

// Ids of notations other than the suite's begin with the name of the notation.
std::string_view id_within_notation(const suite_case& which) {
    const std::string prefix = std::string(which.written_in->name) + "/";
    std::string_view id = which.id;
    if (id.starts_with(prefix))
        id.remove_prefix(prefix.size());
    return id;
}

} // namespace

bool case_selection::includes(const suite_case& which) const {
    const bool is_in_notation = written_in == nullptr || which.written_in == written_in;
    const bool is_meant =
        matches_any(ids, which.id) || (written_in != nullptr && matches_any(ids, id_within_notation(which)));
    return is_in_notation && is_meant && matches_any(sections, which.section);
}

std::vector<case_result> run_suite(const suite& all, const case_selection& selected, skip_list& skipped,
                                   const run_options& options) {
    std::vector<case_result> results;
    for (const suite_case& each : all.cases) {
        if (!selected.includes(each))
            continue;
        case_result& added = results.emplace_back();
        added.tried = &each;
        if (const std::string* const reason = skipped.reason_for(each.id))
            added.judged = {outcome::skipped, *reason};
        else if (each.has_limits && !options.own_reader())
            added.judged = {outcome::skipped, "needs its own limits"};
    }
    const running_programs watched;
    workers(results, options).run();
    return results;
}

} // namespace ctlpgn::conformance
