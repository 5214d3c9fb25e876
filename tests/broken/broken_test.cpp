#include "broken/broken_games.hpp"
#include "golden/updating.hpp"
#include "paths.hpp"

#include <catch2/catch.hpp>

#include <cstdio>
#include <string>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::broken;

namespace {

struct tally {
    std::size_t games = 0;
    std::size_t wrong_first = 0;
    std::size_t cascades = 0;
    std::size_t silent = 0;
    std::size_t wrong_safe = 0;
    std::size_t wrong_unsafe = 0;
    std::size_t wrong_controls = 0;
    std::string list;
};

tally judge_all() {
    tally all;
    for (const broken_game& each : all_broken_games()) {
        const judgement is = judge(each);
        const auto note = [&](bool wrong, std::size_t& count, const std::string& what) {
            if (!wrong)
                return;
            ++count;
            all.list.append(each.name).append(": ").append(what).append("\n");
        };
        all.games += each.is_control ? 0U : 1U;
        note(!is.wrong_control.empty(), all.wrong_controls, "nothing is wrong, found " + is.wrong_control);
        note(!is.wrong_first.empty(), all.wrong_first, "first " + is.wrong_first);
        note(is.cascade, all.cascades, "cascade");
        note(is.silent, all.silent, "silent");
        note(!is.wrong_safe.empty(), all.wrong_safe, "safe fix: " + is.wrong_safe);
        note(!is.wrong_unsafe.empty(), all.wrong_unsafe, "unsafe fix: " + is.wrong_unsafe);
    }
    return all;
}

double percent(std::size_t index, std::size_t all) {
    return 100.0 * static_cast<double>(index) / static_cast<double>(all);
}

} // namespace

TEST_CASE("broken games have their causes reported, and no fix lies", "[lint][fixes][broken]") {
    const tally all = judge_all();
    INFO(all.list);
    CHECK(all.games >= 300);
    CHECK(all.wrong_controls == 0);
    CHECK(all.silent == 0);
    CHECK(all.wrong_safe == 0);
    CHECK(percent(all.wrong_unsafe, all.games) <= 1);
    CHECK(percent(all.wrong_first, all.games) <= 3);
    CHECK(percent(all.cascades, all.games) <= 3);
    // No game may be reported worse without being noticed.
    golden::compare(tests::project_folder() / "tests/broken/misses.txt", all.list);
}

TEST_CASE("table of broken games", "[.broken_games_table]") {
    const tally all = judge_all();
    std::printf("%s\n%zu broken games\n", all.list.c_str(), all.games);
    std::printf("first finding is the cause  %.1f %%\n", 100 - percent(all.wrong_first, all.games));
    std::printf("more findings than faults   %.1f %%\n", percent(all.cascades, all.games));
    std::printf("wrong safe fixes            %zu\n", all.wrong_safe);
    std::printf("wrong unsafe fixes          %.1f %%\n", percent(all.wrong_unsafe, all.games));
    std::printf("nothing found               %zu\n", all.silent);
    std::printf("findings in clean games     %zu\n", all.wrong_controls);
}
