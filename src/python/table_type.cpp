// What ctlpgn.Table is made of.
#include "python/parts.hpp"
#include "python/table_reading.hpp"
#include "python/word_objects.hpp"
#include "table/writer.hpp"

#include <cstring>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace ctlpgn::python {

namespace {

struct table_values {
    static std::size_t checked(const table_data& from, std::size_t column) {
        if (column >= from.schema.columns.size())
            throw py::index_error("a table has no such column");
        return column;
    }

    // Memory that Python owns and may change.
    static py::object new_bytes(std::size_t size) {
        auto made = py::reinterpret_steal<py::object>(
            PyByteArray_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size)));
        if (!made)
            throw py::error_already_set();
        return made;
    }

    // All cells of one column that the blocks keep in memory one after the other.
    template <class Cells> static py::object joined(const table_data& from, Cells cells) {
        using value = typename std::remove_cvref_t<decltype(cells(from.blocks.front()))>::value_type;
        const py::object made = new_bytes(from.rows * sizeof(value));
        char* at = PyByteArray_AS_STRING(made.ptr());
        for (const tables::row_block& block : from.blocks) {
            const auto all = cells(block);
            std::memcpy(at, all.data(), all.size_bytes());
            at += all.size_bytes();
        }
        return made;
    }

    static py::object integers(const table_data& from, std::size_t column) {
        return joined(from,
                      [column](const tables::row_block& block) { return block.columns[column].integers(); });
    }

    static py::object hashes(const table_data& from, std::size_t column) {
        return joined(from,
                      [column](const tables::row_block& block) { return block.columns[column].hashes(); });
    }

    static py::object reals(const table_data& from, std::size_t column) {
        return joined(from,
                      [column](const tables::row_block& block) { return block.columns[column].reals(); });
    }

    // A byte for each row: whether its cell is known. None if all are.
    static py::object known(const table_data& from, std::size_t column) {
        const py::object made = new_bytes(from.rows);
        char* at = PyByteArray_AS_STRING(made.ptr());
        bool are_all = true;
        for (const tables::row_block& block : from.blocks)
            for (std::size_t row = 0; row != block.rows(); ++row) {
                const bool is_known = block.columns[column].is_known(row);
                are_all = are_all && is_known;
                *at++ = is_known ? '\1' : '\0';
            }
        return are_all ? py::none() : made;
    }

    // By their indices; -1: unknown.
    static py::object words(const table_data& from, std::size_t column) {
        const py::object made = new_bytes(from.rows * sizeof(std::int32_t));
        char* at = PyByteArray_AS_STRING(made.ptr());
        for (const tables::row_block& block : from.blocks)
            for (std::size_t row = 0; row != block.rows(); ++row) {
                const tables::column_block& cells = block.columns[column];
                const std::int32_t number = cells.is_known(row) ? cells.integer(row) : tables::unknown_word;
                std::memcpy(at, &number, sizeof number);
                at += sizeof number;
            }
        return made;
    }

    // Texts repeat, most of all those of plies, so the short ones are made only once.
    class text_objects {
      public:
        py::object operator()(std::string_view text) {
            constexpr std::size_t short_text = 16;
            constexpr std::size_t most = 65536;
            if (text.size() > short_text)
                return text_object(text);
            const auto found = made_.find(text);
            if (found != made_.end())
                return found->second;
            py::object made = text_object(text);
            if (made_.size() < most)
                made_.emplace(text, made); // the text is that of a block, which stays
            return made;
        }

      private:
        std::unordered_map<std::string_view, py::object> made_;
    };

    static py::object texts(const table_data& from, std::size_t column) {
        auto made = py::reinterpret_steal<py::list>(PyList_New(static_cast<Py_ssize_t>(from.rows)));
        if (!made)
            throw py::error_already_set();
        text_objects object_of;
        Py_ssize_t at = 0;
        for (const tables::row_block& block : from.blocks) {
            const tables::column_block& cells = block.columns[column];
            for (std::size_t row = 0; row != block.rows(); ++row)
                PyList_SET_ITEM(
                    made.ptr(), at++,
                    (cells.is_known(row) ? object_of(cells.text(row)) : py::none()).release().ptr());
        }
        return made;
    }

    // Its type, its cells, and for numbers which of them are known, for words all words.
    static py::tuple column(const table_data& from, std::size_t number) {
        const tables::table_column& described = from.schema.columns[checked(from, number)];
        switch (described.type) {
        case tables::cell_type::integer:
            return py::make_tuple("integer", integers(from, number), known(from, number));
        case tables::cell_type::hash:
            return py::make_tuple("hash", hashes(from, number), known(from, number));
        case tables::cell_type::real: return py::make_tuple("real", reals(from, number), known(from, number));
        case tables::cell_type::word: {
            py::list all;
            for (const std::string_view each : described.words)
                all.append(text_object(each));
            return py::make_tuple("word", words(from, number), all);
        }
        case tables::cell_type::text: break;
        }
        return py::make_tuple("text", texts(from, number), py::none());
    }

    static py::list names(const table_data& from) {
        py::list all;
        for (const tables::table_column& each : from.schema.columns)
            all.append(text_object(each.name));
        return all;
    }

    static py::bytes arrow_stream(const table_data& from) {
        std::string stream;
        {
            const py::gil_scoped_release others_run;
            const auto writer = tables::make_arrow_writer(
                from.schema, [&stream](std::string_view bytes) { stream += bytes; });
            writer->begin();
            for (const tables::row_block& each : from.blocks)
                writer->write(each);
            writer->finish();
        }
        return stream;
    }
};

std::unique_ptr<open_games> opened(const py::handle& source, const notation* chosen, std::string& file) {
    if (py::isinstance<py::bytes>(source))
        return std::make_unique<open_games>(
            open_text(std::string_view(py::reinterpret_borrow<py::bytes>(source))), "the text", chosen);
    file = source.cast<std::string>();
    return std::make_unique<open_games>(open_file(file), file, chosen);
}

// `sources`: paths, and bytes.
std::unique_ptr<table_data> table(const py::list& sources, const std::string& rows, const py::list& columns,
                                  const std::string& chosen, const std::string& level, unsigned jobs) {
    auto made = std::make_unique<table_data>();
    std::vector<std::string> names;
    for (const py::handle each : columns)
        names.push_back(each.cast<std::string>());
    made->schema = table_schema_of(rows, names);
    const notation* const asked = notation_named(chosen);
    // So that an interrupt ends it.
    const auto look_up = [] {
        const py::gil_scoped_acquire locked;
        if (PyErr_CheckSignals() != 0)
            throw py::error_already_set();
    };
    const table_reading_options options{level_named(level), jobs, look_up};
    std::uint64_t games = 0;
    for (const py::handle source : sources) {
        std::string file;
        const std::unique_ptr<open_games> opened_source = opened(source, asked, file);
        const py::gil_scoped_release others_run;
        games = read_table(*opened_source, file, games, options, *made);
    }
    return made;
}

} // namespace

void add_table_type(py::module_& module) {
    using values = table_values;
    py::class_<table_data>(module, "TableData", "The columns of a table, in memory.")
        .def_property_readonly("names", &values::names, "The names of the columns.")
        .def_property_readonly(
            "rows", [](const table_data& from) { return from.rows; }, "The number of rows.")
        .def("column", &values::column, "Type, cells and the rest of a column by its number.")
        .def("arrow_stream", &values::arrow_stream, "The table as an Arrow stream.");
    module.def("table", table);
}

} // namespace ctlpgn::python
