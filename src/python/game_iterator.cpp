// ctlpgn.Games: reads games one after the other.
#include "ctlpgn/limits.hpp"
#include "python/game_object.hpp"
#include "python/open_games.hpp"
#include "python/parts.hpp"

#include <memory>
#include <string>
#include <utility>

namespace ctlpgn::python {

namespace {

// Of one file, or of bytes, which it keeps.
class game_iterator {
  public:
    game_iterator(std::unique_ptr<byte_source> source, py::object bytes, const std::string& name,
                  const std::string& chosen, const std::string& level)
        : bytes_(std::move(bytes)), games_(std::move(source), name, notation_named(chosen)),
          reading_(games_.text(), {.bounds = without_boards({}),
                                   .checks = level_named(level),
                                   .review = games_.review(level_named(level)),
                                   .resolves = true,
                                   .preamble = {}}),
          section_(std::move(reading_.what), games_.written_in(), reading_.options) {}

    py::object next() {
        if (std::exchange(is_busy_, true))
            throw py::value_error("another thread is reading the next game");
        const std::unique_ptr<bool, void (*)(bool*)> leaving(&is_busy_, [](bool* busy) { *busy = false; });
        std::unique_ptr<kept_game> made;
        {
            const py::gil_scoped_release others_run;
            game_reader& reader = section_.games();
            const game* const read = reader.next();
            const file_places* const places = games_.places();
            std::vector<diagnostic> found = in_file(reader.diagnostics(), places);
            if (read == nullptr)
                rest_ = std::move(found);
            else
                made = std::make_unique<kept_game>(*read, games_.written_in(), reader.resolved_plies(),
                                                   std::move(found), places);
        }
        if (made == nullptr)
            throw py::stop_iteration();
        return game_object(std::move(made));
    }

    [[nodiscard]] const notation& written_in() const { return games_.written_in(); }
    [[nodiscard]] std::uint64_t bytes_read() { return section_.games().bytes_read(); }
    [[nodiscard]] py::object diagnostics() const { return diagnostics_object(rest_); }

  private:
    py::object bytes_;
    open_games games_;
    source_reading reading_;
    section_reader section_;
    std::vector<diagnostic> rest_; // that belong to no game
    bool is_busy_ = false;
};

std::unique_ptr<game_iterator> read_file(const std::string& path, const std::string& notation,
                                         const std::string& level) {
    return std::make_unique<game_iterator>(open_file(path), py::none(), path, notation, level);
}

std::unique_ptr<game_iterator> read_bytes(const py::bytes& bytes, const std::string& notation,
                                          const std::string& level) {
    return std::make_unique<game_iterator>(open_text(std::string_view(bytes)), bytes, "the text", notation,
                                           level);
}

} // namespace

void add_game_iterator(py::module_& module) {
    const auto itself = [](const py::object& self) { return self; };
    const auto notation_name = [](const game_iterator& from) { return text_object(from.written_in().name); };
    py::class_<game_iterator>(module, "Games",
                              "An iterator that reads games one after the other; see read().")
        .def("__iter__", itself)
        .def("__next__", &game_iterator::next)
        .def_property_readonly("notation", notation_name, "How the games are written: 'pgn', ...")
        .def_property_readonly("bytes_read", &game_iterator::bytes_read,
                               "Bytes that have been read into games so far.")
        .def_property_readonly("diagnostics", &game_iterator::diagnostics,
                               "After the last game: what was found and belongs to none.");
    module.def("read_file", read_file);
    module.def("read_bytes", read_bytes);
}

} // namespace ctlpgn::python
