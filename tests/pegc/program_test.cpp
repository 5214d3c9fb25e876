#include "pegc/files.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>

namespace {

using ctlpgn::test::folder;

struct outcome {
    int status;
    std::string out;
    std::string err;
};

outcome run(const folder& asked, const std::string& arguments) {
    const auto out = asked.path() / "out";
    const auto err = asked.path() / "err";
    const std::string command =
        std::string(CTLPGN_PEGC) + ' ' + arguments + " >" + out.string() + " 2>" + err.string();
    const int status = std::system(command.c_str());
    return {status / 256, ctlpgn::pegc::read_file(out), ctlpgn::pegc::read_file(err)};
}

} // namespace

TEST_CASE("a header is written only when it changes") {
    const folder f;
    const std::string grammar = f.write("a.peg", "a <- 'x'\n").string();
    const auto header = f.path() / "gen" / "a.hpp";
    REQUIRE(run(f, grammar + " --header " + header.string()).status == 0);
    const auto long_ago = std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
    std::filesystem::last_write_time(header, long_ago);
    REQUIRE(run(f, grammar + " --header " + header.string()).status == 0);
    CHECK(std::filesystem::last_write_time(header) == long_ago);
    f.write("a.peg", "a <- 'y'\n");
    REQUIRE(run(f, grammar + " --header " + header.string()).status == 0);
    CHECK(std::filesystem::last_write_time(header) != long_ago);
}

// Rules that look at a few bytes are distinguished from those that look at any number.
TEST_CASE("alternatives of a usual form do not test for the end one by one") {
    const folder f;
    const auto header_with = [&f](const std::string& form) {
        const auto header = f.path() / "a.hpp";
        const std::string grammar = f.write("a.peg", "a <- (u / ' ' / b / c)*\n%usual u <- " + form +
                                                         "\nb <- [a-d] '1'\nc <- '{' [^{}]* '}'\n")
                                        .string();
        REQUIRE(run(f, grammar + " --header " + header.string()).status == 0);
        return ctlpgn::pegc::read_file(header);
    };
    CHECK(header_with("(' ' b / ' ' c)+").find("short_text<3U") != std::string::npos);
    CHECK(header_with("(' ' (b / c))+").find("short_text<2U") != std::string::npos);
}

TEST_CASE("grammars are printed as written and in strict form") {
    const folder f;
    const std::string grammar = f.write("a.peg", "a <- 'x'^code\n").string();
    CHECK(run(f, grammar + " --print").out == "a <- 'x'^code\n");
    CHECK(run(f, grammar + " --print --strict").out == "a <- 'x'\n");
    REQUIRE(run(f, grammar + " --texts " + (f.path() / "t.hpp").string()).status == 0);
    CHECK(ctlpgn::pegc::read_file(f.path() / "t.hpp").find("R\"peg(a <- 'x'\n)peg\"") != std::string::npos);
}

TEST_CASE("the exit status distinguishes faults from failures") {
    const folder f;
    const std::string bad = f.write("bad.peg", "a <- b\n").string();
    const std::string dead = f.write("dead.peg", "a <- 'x' / 'xy'\n").string();
    const std::string header = " --header " + (f.path() / "x.hpp").string();
    CHECK(run(f, bad + header).status == 1);
    CHECK(run(f, bad + header).err == bad + ":1:6: there is no rule 'b'\n");
    CHECK(run(f, bad + header + " --warn").status == 1);
    CHECK(run(f, dead + header).status == 1);
    CHECK(run(f, dead + header + " --warn").status == 0);
    CHECK(run(f, bad).status == 2);
    CHECK(run(f, "--print").status == 2);
    CHECK(run(f, bad + " --strict" + header).status == 2);
    CHECK(run(f, f.path().string() + "/none.peg --print").status == 2);
}
