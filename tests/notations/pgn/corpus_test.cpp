// Games of the corpus of PGN, there and back.
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/source.hpp"
#include "golden/corpus.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

const std::vector<corpus_file>& files() {
    return corpus_of(tests::pgn_notation());
}

bool is_right(const corpus_file& file) {
    return file.is_in("valid") || file.is_in("spec");
}

std::string back_from_json(const std::string& json) {
    const auto source = open_text(json);
    std::string result;
    read_json(*source, [&result](const json_game& each) {
        result +=
            each.read == nullptr ? std::string(each.doubt) + '\n' : format_game(*each.read, *each.written_in);
    });
    return result;
}

std::string written_anew(const corpus_file& file) {
    const auto source = open_text(file.text);
    std::string result;
    game_reader reader(*source, tests::pgn_notation(), file.with);
    while (const game* const read = reader.next())
        result += format_game(*read, tests::pgn_notation());
    return result;
}

} // namespace

TEST_CASE("pgn: right games come back from their JSON as they are formatted", "[golden][pgn]") {
    CHECK(files().size() > 350);
    for (const corpus_file& file : files()) {
        INFO(file.name);
        if (is_right(file))
            CHECK(back_from_json(write_json(file)) == written_anew(file));
    }
}

TEST_CASE("pgn: what is formatted stays as it is, and says the same", "[golden][pgn]") {
    for (const corpus_file& file : files()) {
        INFO(file.name);
        const std::string once = tests::formatted_pgn(file.text);
        CHECK(tests::formatted_pgn(once) == once);
        if (is_right(file))
            CHECK(read_diagnostics(once, file.with, check_level::legal, tests::pgn_notation()).empty());
    }
}
