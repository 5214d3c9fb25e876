#include "pegc/library.hpp"

#include "pegc/message.hpp"
#include "pegc/reader.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace ctlpgn::pegc {
namespace {

namespace fs = std::filesystem;

syntax_error no_file_to_import(const grammar_file& file, const import_line& import) {
    return syntax_error(message_at(file.path, file.text, import.begin,
                                   "there is no file '" + import.file + ".peg' to import"));
}

void read_with_imports(library& lib, const fs::path& path) {
    const std::string name = path.stem().string();
    if (lib.files.contains(name))
        return;
    const auto& file = lib.files.emplace(name, read_text(name, path.string(), read_file(path))).first->second;
    for (const import_line& import : file.imports) {
        const fs::path imported = path.parent_path() / (import.file + ".peg");
        if (!fs::exists(imported))
            throw no_file_to_import(file, import);
        read_with_imports(lib, imported);
    }
}

void collect(const library& lib, const grammar_file& file, std::vector<const grammar_file*>& visited,
             std::vector<const grammar_file*>& result) {
    if (std::find(visited.begin(), visited.end(), &file) != visited.end())
        return;
    visited.push_back(&file);
    for (const import_line& import : file.imports)
        collect(lib, lib.files.find(import.file)->second, visited, result);
    result.push_back(&file);
}

} // namespace

std::vector<const grammar_file*> library::closure(std::string_view name) const {
    std::vector<const grammar_file*> visited;
    std::vector<const grammar_file*> result;
    collect(*this, files.find(name)->second, visited, result);
    return result;
}

library read_folder(const fs::path& grammar) {
    library result;
    read_with_imports(result, grammar);
    std::vector<fs::path> siblings;
    const fs::path folder = grammar.has_parent_path() ? grammar.parent_path() : fs::path(".");
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".peg")
            siblings.push_back(grammar.parent_path() / entry.path().filename());
    std::sort(siblings.begin(), siblings.end());
    for (const fs::path& sibling : siblings) {
        library attempt = result;
        try {
            read_with_imports(attempt, sibling);
            result = std::move(attempt);
        } catch (const syntax_error&) {
            result.unreadable.push_back(sibling.stem().string());
        }
    }
    return result;
}

library read_texts(const std::vector<named_text>& texts) {
    library result;
    for (const named_text& each : texts) {
        const std::string name(each.name);
        result.files.emplace(name, read_text(name, name + ".peg", std::string(each.text)));
    }
    for (const auto& [name, file] : result.files)
        for (const import_line& import : file.imports)
            if (!result.files.contains(import.file))
                throw no_file_to_import(file, import);
    return result;
}

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::string content{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (!in)
        throw file_error("cannot read " + path.string());
    return content;
}

void write_if_changed(const fs::path& path, std::string_view content) {
    if (fs::exists(path) && read_file(path) == content)
        return;
    if (path.has_parent_path())
        fs::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary);
    out.write(content.data(), static_cast<std::streamsize>(content.size()));
    out.close();
    if (!out)
        throw file_error("cannot write " + path.string());
}

} // namespace ctlpgn::pegc
