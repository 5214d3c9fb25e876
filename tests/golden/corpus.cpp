#include "golden/corpus.hpp"

#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"
#include "paths.hpp"
#include "support/texts_in.hpp"
#include "text/sources/decoded_source.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>

namespace ctlpgn::golden {

namespace fs = std::filesystem;

namespace {

class text_in_pieces : public byte_source {
  public:
    text_in_pieces(std::string_view text, std::size_t piece) : text_(text), piece_(piece) {}

    std::size_t read(char* target, std::size_t size) override {
        const std::size_t given = std::min({size, piece_, text_.size()});
        std::memcpy(target, text_.data(), given);
        text_.remove_prefix(given);
        return given;
    }

  private:
    std::string_view text_;
    std::size_t piece_;
};

struct known_corpus {
    std::vector<conformance::corpus_case> cases;
    std::vector<corpus_file> files;

    explicit known_corpus(const notation& chosen) : cases(conformance::read_corpus(corpus_folder(), chosen)) {
        for (const conformance::corpus_case& each : cases)
            files.push_back({&chosen, each.name, std::string(each.content(conformance::parts::text)),
                             each.bounds(), &each});
    }
};

} // namespace

bool corpus_file::is_in(std::string_view folder) const {
    return name.starts_with(std::string(folder) + "/");
}

expected corpus_file::expects() const {
    if (is_in("invalid"))
        return expected::findings;
    return is_in("valid") || is_in("spec") ? expected::no_findings : expected::later_findings;
}

fs::path corpus_folder() {
    return tests::project_folder() / "corpus";
}

const std::vector<corpus_file>& corpus_of(const notation& chosen) {
    static std::map<std::string_view, known_corpus> read;
    return read.try_emplace(chosen.name, chosen).first->second.files;
}

std::vector<corpus_file> every_corpus() {
    std::vector<corpus_file> all;
    for (const notation* const each : notations())
        all.insert(all.end(), corpus_of(*each).begin(), corpus_of(*each).end());
    return all;
}

std::string utf8_of(std::string_view text, const notation& chosen) {
    const auto source = open_text(text);
    decoded_source decoded(*source, chosen);
    std::string result;
    std::array<char, 4096> some{};
    while (const std::size_t size = decoded.read(some.data(), some.size()))
        result.append(some.data(), size);
    return result;
}

std::string content_of(const fs::path& path) {
    std::ifstream input(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(input), std::istreambuf_iterator<char>()};
}

const notation& in_ctl_pgn() {
    return *find_notation("ctl-pgn");
}

std::vector<diagnostic> read_games(std::string_view text, const limits& bounds, const game_visitor& visit,
                                   std::size_t piece, check_level checks, const notation& chosen) {
    text_in_pieces source(text, piece);
    game_reader reader(source, chosen, bounds, checks);
    while (const game* const read = reader.next())
        visit(*read, reader.diagnostics());
    return {reader.diagnostics().begin(), reader.diagnostics().end()};
}

std::vector<diagnostic> lint_diagnostics(const corpus_file& file) {
    lint_options options;
    options.checks = check_level::legal;
    options.bounds = file.bounds;
    return tests::found_in(file.text, *file.chosen, options);
}

std::vector<diagnostic> read_diagnostics(std::string_view text, const limits& bounds, check_level checks,
                                         const notation& chosen) {
    std::vector<diagnostic> result;
    const auto keep = [&result](const game&, std::span<const diagnostic> found) {
        result.insert(result.end(), found.begin(), found.end());
    };
    const std::vector<diagnostic> rest =
        read_games(text, bounds, keep, std::string_view::npos, checks, chosen);
    result.insert(result.end(), rest.begin(), rest.end());
    return result;
}

std::string write_json(std::string_view text, const limits& bounds, std::size_t piece,
                       const notation& chosen) {
    std::string result;
    json_options options;
    options.spans = true;
    json_writer writer([&result](std::string_view bytes) { result += bytes; }, options);
    const auto write = [&writer, &chosen](const game& read, std::span<const diagnostic> found) {
        writer.write(read, chosen, found);
    };
    writer.finish(read_games(text, bounds, write, piece, check_level::syntax, chosen));
    return result;
}

} // namespace ctlpgn::golden
