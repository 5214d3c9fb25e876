// How much of the grammar the suite covers: the grammar is broken in one place after the other, and the cases
// are read by it. A mutant that no case notices is compared with the right grammar on many texts; if they
// never differ, it counts as equivalent.
//
//   ctlpgn_grammar_mutants [--every N] [--processes N] [RULE or GRAMMAR, such as ctl_pgn/comment...]
#include "conformance/suite.hpp"
#include "grammar/texts.hpp"
#include "mutants/grammar_difference.hpp"
#include "mutants/grammar_mutation.hpp"
#include "mutants/grammar_probes.hpp"
#include "paths.hpp"
#include "syntax/matcher.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace ctlpgn;
using namespace ctlpgn::mutants;

namespace {

enum class fate : int { noticed, gap, equivalent };
constexpr unsigned seconds_for_a_mutant = 60; // of the processor

const std::vector<std::string> files = {"ctl_pgn/file",  "ctl_pgn/ctl_an", "ctl_pgn/comment",
                                        "ctl_pgn/hexes", "ctl_pgn/pdtl",   "ctl_pgn/tag_values",
                                        "common/lexical"};

// They only explain invalid letters; the rule `redefine` decides the verdict.
const std::set<std::string> rules_without_verdict = {"redefinitions", "redefinition", "new_letter",
                                                     "old_letter"};

pegc::library strict_grammars() {
    std::vector<pegc::named_text> texts;
    for (const grammar::text& text : grammar::texts)
        texts.push_back({text.name, text.strict});
    return pegc::read_texts(texts);
}

bool is_noticed(const pegc::library& mutated, const std::string& file,
                const std::vector<grammar_probe>& probes) {
    const auto concerns = [&](const std::string& name) {
        return std::ranges::any_of(mutated.closure(name),
                                   [&](const auto* each) { return each->name == file; });
    };
    std::map<std::string, syntax::grammar> grammars;
    std::map<std::string, bool> concerned;
    for (const grammar_probe& each : probes) {
        if (!concerned.contains(each.grammar))
            concerned[each.grammar] = concerns(each.grammar);
        if (!concerned[each.grammar])
            continue;
        const auto [entry, added] = grammars.try_emplace(each.grammar, mutated, each.grammar);
        syntax::matcher matcher(entry->second);
        if (matcher.accepts(*entry->second.find(each.rule), each.text) != each.accepted)
            return true;
    }
    return false;
}

void give_the_mutant_its_time() {
    const itimerval time{.it_interval = {}, .it_value = {.tv_sec = seconds_for_a_mutant, .tv_usec = 0}};
    setitimer(ITIMER_PROF, &time, nullptr);
}

// A mutant whose comparison ran out of time counts as unnoticed.
void give_up_comparing(int /*signal*/) {
    std::_Exit(static_cast<int>(fate::gap));
}

// This may crash or not terminate: the grammar may have become left-recursive.
fate judge(const pegc::library& right, const grammar_mutation& what,
           const std::vector<grammar_probe>& probes) {
    const pegc::library mutated = what.apply(right);
    if (is_noticed(mutated, what.where.file, probes))
        return fate::noticed;
    std::signal(SIGPROF, give_up_comparing);
    give_the_mutant_its_time();
    const auto difference = difference_search(right).find(what, mutated);
    std::string line =
        (difference ? "GAP  " : "same ") + what.where.file + ": " + what.rule + ": " + what.what + "\n";
    if (difference)
        line += "     " + difference->substr(0, 300) + "\n";
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fflush(stdout);
    return difference ? fate::gap : fate::equivalent;
}

fate fate_of(int status) {
    return WIFEXITED(status) ? static_cast<fate>(WEXITSTATUS(status)) : fate::noticed;
}

class run {
  public:
    run(const pegc::library& right, const std::vector<grammar_probe>& probes, unsigned processes)
        : right_(right), probes_(probes), processes_(processes) {}

    void start(const grammar_mutation& what) {
        if (running_.size() == processes_)
            wait_for_one();
        std::fflush(stdout);
        const pid_t child = fork();
        if (child == 0) {
            give_the_mutant_its_time();
            std::_Exit(static_cast<int>(judge(right_, what, probes_)));
        }
        running_.emplace(child, &what);
    }

    void wait_for_all() {
        while (!running_.empty())
            wait_for_one();
    }

    void print() const {
        std::puts("\n| grammar | mutants | equivalent | noticed | of the others |\n|---|---|---|---|---|");
        std::map<fate, unsigned> all;
        for (const std::string& file : files)
            if (const auto found = counts_.find(file); found != counts_.end()) {
                print_row(("`" + file + ".peg`").c_str(), found->second);
                for (const auto& [what, count] : found->second)
                    all[what] += count;
            }
        print_row("all", all);
    }

    [[nodiscard]] unsigned gaps() const {
        unsigned result = 0;
        for (const auto& [file, fates] : counts_)
            if (const auto found = fates.find(fate::gap); found != fates.end())
                result += found->second;
        return result;
    }

  private:
    void wait_for_one() {
        int status = 0;
        const pid_t ended = wait(&status);
        const auto found = running_.find(ended);
        if (found == running_.end())
            return;
        ++counts_[found->second->where.file][fate_of(status)];
        running_.erase(found);
    }

    static void print_row(const char* name, std::map<fate, unsigned> known) {
        const unsigned real = known[fate::noticed] + known[fate::gap];
        std::printf("| %s | %u | %u | %u | %.1f %% |\n", name, real + known[fate::equivalent],
                    known[fate::equivalent], known[fate::noticed],
                    real == 0 ? 100.0 : 100.0 * known[fate::noticed] / real);
    }

    const pegc::library& right_;
    const std::vector<grammar_probe>& probes_;
    unsigned processes_;
    std::map<pid_t, const grammar_mutation*> running_;
    std::map<std::string, std::map<fate, unsigned>> counts_;
};

struct options {
    unsigned every = 1;
    unsigned processes = 2;
    unsigned most_gaps = 0;
    std::set<std::string> names; // of rules or grammars; all if there are none

    [[nodiscard]] bool asks_for(const grammar_mutation& what) const {
        return names.empty() || names.contains(what.rule) || names.contains(what.where.file);
    }
};

options read_options(int count, char** arguments) {
    options result;
    for (int i = 1; i < count; ++i) {
        const std::string word = arguments[i];
        const auto number = [&] {
            return static_cast<unsigned>(std::stoul(i + 1 < count ? arguments[++i] : ""));
        };
        if (word == "--every")
            result.every = number();
        else if (word == "--processes")
            result.processes = number();
        else if (word == "--most-gaps")
            result.most_gaps = number();
        else
            result.names.insert(word);
    }
    return result;
}

} // namespace

int main(int count, char** arguments) {
    const options options_given = read_options(count, arguments);
    const pegc::library right = strict_grammars();
    conformance::suite all = conformance::read_suite(tests::project_folder() / "corpus");
    std::erase_if(all.cases,
                  [&all](const conformance::suite_case& each) { return each.written_in != all.format; });
    const std::vector<grammar_probe> probes = grammar_probes(all, right);
    const std::vector<grammar_mutation> mutations = grammar_mutations(right, files);
    run running(right, probes, options_given.processes);
    for (std::size_t i = 0; i < mutations.size(); i += options_given.every)
        if (!rules_without_verdict.contains(mutations[i].rule) && options_given.asks_for(mutations[i]))
            running.start(mutations[i]);
    running.wait_for_all();
    running.print();
    return running.gaps() <= options_given.most_gaps ? 0 : 1;
}
