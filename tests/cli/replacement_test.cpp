// Files are replaced completely or not at all. replacement_test.py tests signals and full disks.
#include "cli/output/replacement.hpp"
#include "ctlpgn/errors.hpp"
#include "support/temporary_folder.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace ctlpgn;
using cli::replacement;
using cli::state_of;

namespace {

namespace fs = std::filesystem;

class folder : public tests::temporary_folder {
  public:
    [[nodiscard]] std::string file(const std::string& name) const { return (path() / name).string(); }
    [[nodiscard]] std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(file(name)) << text;
        return file(name);
    }
    [[nodiscard]] auto count() const {
        return std::distance(fs::directory_iterator(path()), fs::directory_iterator());
    }
};

std::string text_of(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

void replace(const std::string& path, std::optional<cli::file_state> as_read = std::nullopt) {
    replacement target(path, as_read);
    target.write("new ");
    target.write("text");
    target.commit();
}

} // namespace

TEST_CASE("a file is replaced once everything is written", "[cli][replacement]") {
    const folder asked;
    const std::string path = asked.write("game", "old text");
    {
        replacement target(path);
        target.write("new text");
        CHECK(text_of(path) == "old text");
        CHECK(asked.count() == 2);
    }
    CHECK(text_of(path) == "old text");
    CHECK(asked.count() == 1);

    replace(path, state_of(path));
    CHECK(text_of(path) == "new text");
    CHECK(asked.count() == 1);

    replace(asked.file("another"));
    CHECK(text_of(asked.file("another")) == "new text");
}

TEST_CASE("permissions and symbolic links are kept", "[cli][replacement]") {
    const folder asked;
    const std::string path = asked.write("game", "old text");
    fs::permissions(path, fs::perms{0640});
    fs::create_symlink("game", asked.file("link"));
    fs::create_symlink(asked.file("link"), asked.file("link of link"));
    replace(asked.file("link of link"), state_of(path));
    CHECK(fs::is_symlink(asked.file("link")));
    CHECK(fs::is_symlink(asked.file("link of link")));
    CHECK(text_of(path) == "new text");
    CHECK(fs::status(path).permissions() == fs::perms{0640});
}

TEST_CASE("a file that was changed meanwhile is not replaced", "[cli][replacement]") {
    const folder asked;
    const std::string path = asked.write("game", "old text");
    const cli::file_state before = state_of(path);

    SECTION("written to") {
        static_cast<void>(asked.write("game", "their text, a longer one"));
        CHECK_THROWS_WITH(replace(path, before),
                          "cannot write " + path + ": it was changed meanwhile and stays as it is now");
        CHECK(text_of(path) == "their text, a longer one");
    }
    SECTION("as long as before, but later") {
        static_cast<void>(asked.write("game", "OLD TEXT"));
        fs::last_write_time(path, fs::last_write_time(path) + std::chrono::seconds(5));
        CHECK_THROWS_AS(replace(path, before), output_error);
        CHECK(text_of(path) == "OLD TEXT");
    }
    SECTION("replaced by another with the same time and size") {
        static_cast<void>(asked.write("other", "OLD TEXT"));
        fs::last_write_time(asked.file("other"), fs::last_write_time(path));
        fs::rename(asked.file("other"), path);
        CHECK_THROWS_AS(replace(path, before), output_error);
        CHECK(text_of(path) == "OLD TEXT");
    }
    SECTION("removed") {
        fs::remove(path);
        CHECK_THROWS_WITH(replace(path, before),
                          "cannot write " + path + ": it was removed meanwhile; nothing has been written");
        CHECK(asked.count() == 0);
    }
    CHECK(asked.count() <= 1);
}

TEST_CASE("a read-only file is left alone", "[cli][replacement]") {
    const folder asked;
    const std::string path = asked.write("game", "old text");
    fs::permissions(path, fs::perms{0444});
    CHECK_THROWS_WITH(replace(path), "cannot write " + path + ": it is read-only");
    CHECK(text_of(path) == "old text");
    CHECK(asked.count() == 1);

    CHECK_THROWS_WITH(replace("/dev/null"), "cannot write /dev/null: it is not a regular file");
    CHECK_THROWS_AS(replace(asked.file("nowhere/game")), output_error);
    CHECK_THROWS_AS(state_of(asked.file("nothing")), input_error);
    fs::create_symlink("loop", asked.file("loop"));
    CHECK_THROWS_AS(replace(asked.file("loop")), output_error);
}
