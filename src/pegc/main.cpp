// Generates parsers and texts from grammars; see the usage below.
#include "pegc/files.hpp"
#include "pegc/lint.hpp"
#include "pegc/message.hpp"
#include "pegc/writing/emitter.hpp"
#include "pegc/writing/strict.hpp"

#include <algorithm>
#include <charconv>
#include <exception>
#include <iostream>

namespace {

using namespace ctlpgn::pegc;
namespace fs = std::filesystem;

constexpr int faulty_grammar = 1;
constexpr int no_result = 2;

struct options {
    std::vector<fs::path> grammars;
    folders roots;
    fs::path header;
    fs::path texts;
    bool print = false;
    bool strict = false;
    bool warn = false;
    bool check = false;
    bool lists_rules = false;
    std::size_t tried_texts = usual_texts;
};

bool understand(const std::vector<std::string>& arguments, options& result) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& a = arguments[i];
        if (a == "--print")
            result.print = true;
        else if (a == "--strict")
            result.strict = true;
        else if (a == "--warn")
            result.warn = true;
        else if (a == "--list")
            result.lists_rules = true;
        else if (a == "--in" && i + 1 < arguments.size())
            result.roots.emplace_back(arguments[++i]);
        else if (a == "--check" && i + 1 < arguments.size()) {
            result.check = true;
            const std::string& count = arguments[++i];
            const auto [end, error] =
                std::from_chars(count.data(), count.data() + count.size(), result.tried_texts);
            if (error != std::errc() || end != count.data() + count.size())
                return false;
        } else if ((a == "--header" || a == "--texts") && i + 1 < arguments.size())
            (a == "--header" ? result.header : result.texts) = arguments[++i];
        else if (a.starts_with("--"))
            return false;
        else
            result.grammars.emplace_back(a);
    }
    const int tasks = (result.print ? 1 : 0) + (result.check ? 1 : 0) + (result.header.empty() ? 0 : 1) +
                      (result.texts.empty() ? 0 : 1);
    return tasks == 1 && !result.grammars.empty() && (!result.strict || result.print) &&
           (result.grammars.size() == 1 || !result.texts.empty());
}

bool acceptable(const std::vector<message>& messages, bool warn) {
    bool result = true;
    for (const message& m : messages) {
        const bool passes = warn && m.tolerable;
        std::cerr << to_string(m) << (passes ? " [warning]\n" : "\n");
        result = result && passes;
    }
    return result;
}

fs::path folder_of_file(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

int run(const options& o) {
    const folders roots = o.roots.empty() ? folders{folder_of_file(o.grammars.front())} : o.roots;
    library lib = read_folders(o.grammars.front(), roots);
    std::vector<std::string> names;
    for (const fs::path& grammar : o.grammars) {
        names.push_back(name_of(grammar, roots));
        if (!lib.files.contains(names.back()))
            (void)read_folders(grammar, roots); // throws if it is faulty
    }
    if (o.print && !o.strict) {
        std::cout << lib.files.at(names.front()).text;
        return 0;
    }
    if (!o.texts.empty()) {
        write_if_changed(o.texts, emit_texts(lib, strict_library(lib), names));
        return 0;
    }
    const lint_result found = lint(lib, names.front(), o.tried_texts);
    if (!acceptable(found.messages, o.warn))
        return faulty_grammar;
    if (o.check)
        return 0;
    if (o.print) {
        std::cout << published_text(lib, names.front());
        return 0;
    }
    library strict = strict_library(lib);
    settle_usual_forms(lib, names.front(), found.forms);
    settle_usual_forms(strict, names.front(), found.strict_forms);
    write_if_changed(o.header, emit_grammar(lib, strict, names.front(), o.lists_rules));
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    options o;
    if (!understand({argv + 1, argv + argc}, o)) {
        std::cerr
            << "usage: pegc GRAMMAR.peg [--list] --header OUT.hpp\n"
               "       pegc GRAMMAR.peg --print [--strict]\n"
               "       pegc GRAMMAR.peg... --texts OUT.hpp\n"
               "       pegc GRAMMAR.peg --check TEXTS\n"
               "With --in FOLDER, once or several times, grammars import one another by their paths "
               "below it;\n"
               "else those of one folder do, by their names.\n"
               "With --list, a header ends with the list of its rules, which reading by tables needs.\n"
               "With --check, quick ways are tried on so many texts, and nothing is written.\n"
               "With --texts, grammars are not looked over: that is done where their headers are written.\n"
               "With --warn, faults that leave a grammar readable do not stop it.\n";
        return no_result;
    }
    try {
        return run(o);
    } catch (const syntax_error& e) {
        std::cerr << e.what() << '\n';
        return faulty_grammar;
    } catch (const std::exception& e) {
        std::cerr << "pegc: " << e.what() << '\n';
        return no_result;
    }
}
