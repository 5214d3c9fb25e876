#include "pegc/writing/library.hpp"

#include "pegc/files.hpp"
#include "pegc/message.hpp"
#include "pegc/reader.hpp"
#include "pegc/usual/derivation.hpp"
#include "pegc/writing/instances.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn::pegc {
namespace {

namespace fs = std::filesystem;

syntax_error no_file_to_import(const grammar_file& file, const import_line& import) {
    return syntax_error(message_at(file.path, file.text, import.begin,
                                   "there is no file '" + import.file + ".peg' to import"));
}

// The path of the file of that name; empty if there is none.
fs::path path_of(const std::string& name, const folders& roots) {
    for (const fs::path& root : roots)
        if (fs::path path = root / (name + ".peg"); fs::exists(path))
            return path;
    return {};
}

void read_with_imports(library& lib, const fs::path& path, const folders& roots) {
    const std::string name = name_of(path, roots);
    if (lib.files.contains(name))
        return;
    const auto& file = lib.files.emplace(name, read_text(name, path.string(), read_file(path))).first->second;
    for (const import_line& import : file.imports) {
        const fs::path imported = path_of(import.file, roots);
        if (imported.empty())
            throw no_file_to_import(file, import);
        read_with_imports(lib, imported, roots);
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

std::vector<fs::path> grammars_in(const folders& roots) {
    std::vector<fs::path> result;
    for (const fs::path& root : roots) {
        const auto first = static_cast<std::ptrdiff_t>(result.size());
        for (const auto& entry : fs::recursive_directory_iterator(root))
            if (entry.path().extension() == ".peg")
                result.push_back(entry.path());
        std::sort(result.begin() + first, result.end());
    }
    return result;
}

// Throws if a rule with parameters is used wrongly.
void check_instances(library lib) {
    instantiate(lib);
}

// One after another, without those that have faults.
void add_readable(library& lib, const std::vector<fs::path>& others, const folders& roots) {
    for (const fs::path& other : others) {
        library attempt = lib;
        try {
            read_with_imports(attempt, other, roots);
            check_instances(attempt);
            lib = std::move(attempt);
        } catch (const syntax_error&) {
            lib.unreadable.push_back(name_of(other, roots));
        }
    }
}

} // namespace

std::vector<const grammar_file*> library::closure(std::string_view name) const {
    std::vector<const grammar_file*> visited;
    std::vector<const grammar_file*> result;
    collect(*this, files.find(name)->second, visited, result);
    return result;
}

std::string_view folder_of(std::string_view name) {
    const std::size_t slash = name.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : name.substr(0, slash);
}

std::string name_of(const fs::path& grammar, const folders& roots) {
    for (const fs::path& root : roots) {
        const fs::path below = grammar.lexically_normal().lexically_relative(root.lexically_normal());
        if (!below.empty() && *below.begin() != "..")
            return (below.parent_path() / below.stem()).generic_string();
    }
    return grammar.stem().string();
}

library read_folders(const fs::path& grammar, const folders& roots) {
    library result;
    read_with_imports(result, grammar, roots);
    check_instances(result);
    const std::vector<fs::path> others = grammars_in(roots);
    try {
        library all = result;
        for (const fs::path& other : others)
            read_with_imports(all, other, roots);
        check_instances(all);
        result = std::move(all);
    } catch (const syntax_error&) {
        add_readable(result, others, roots);
    }
    instantiate(result);
    derive_usual_forms(result);
    return result;
}

library read_folder(const fs::path& grammar) {
    const fs::path folder = grammar.has_parent_path() ? grammar.parent_path() : fs::path(".");
    return read_folders(folder / grammar.filename(), {folder});
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
    instantiate(result);
    derive_usual_forms(result);
    return result;
}

} // namespace ctlpgn::pegc
