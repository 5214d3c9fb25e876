#include "hostile_texts.hpp"

namespace ctlpgn::bench {

namespace {

constexpr std::string_view deep_nest =
    "(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((("
    "))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))\n";

constexpr hostile_text ctl_pgn[] = {
    {"nesting", "1. G7-G13, E21-E17\n", "(1. E7-E13\n"},
    {"nesting of labels", "1. G7-G13, E21-E17\n", "($[%n] 1. E7-E13, E21-E17\n"},
    {"unclosed comments", "1. G7-G13, E21-E17\n", "{ and "},
    {"unclosed quotes", "", "[White \"Puig\n"},
    {"dots", "", "."},
    {"dots of numbers", "", "1. "},
    {"labels", "1. G7-G13, E21-E17\n", "($[%n] 1. E7-E13)\n"},
    {"one label", "1. G7-G13, E21-E17\n", "($[2] 1. E7-E13)\n"},
    {"references", "1. G7-G13, E21-E17\n{ ", "~1b$[2] 7.~ @F22 $%n "},
    {"references to variations", "1. G7-G13, E21-E17\n($[2] 1. E7-E13)\n{", "~1.W$[2]~ ~$[%n]~ "},
    {"tags", "", "[Tag%n \"value\"]\n"},
    {"one tag", "", "[White \"Puig, Marta\"]\n"},
    {"long lines", "1. G7-G13", " ,E21-E17 2. G13-G14"},
    {"one long word", "1. G7-G13 ", "x"},
    {"bytes that are no UTF-8", "1. G7-G13 ", "\xff"},
    {"closing parentheses", "1. G7-G13 ", ")"},
    {"ill moves", "", "%n. D5-D6, D6-D5\n"},
    {"continuations", "", "%n. G7-G13, E21-E17 :\n*\n"},
    {"comments", "1. G7-G13, E21-E17\n", "{ lint-ignore }\n"},
    {"excuses", "1. G7-G13, E21-E17\n", "{: lint-ignore[B003]: so }\n"},
    {"backslashes", "[White \"", "\\"},
    {"games", "", "[Variant \"C'escacs\"]\n\n1. G7-G13\n*\n\n"},
    {"missing variations", "1. G7-G13, E21-E17\n", "($[%n] 1. E7-E13)\n", "{ #1.1000%n }\n", "*\n"},
    {"empty variations", "1. G7-G13, E21-E17\n", "()"},
    {"nests of nothing", "1. G7-G13, E21-E17\n", "(((((((((((((((())))))))))))))))"},
    {"deep nests of nothing", "1. G7-G13, E21-E17\n", deep_nest},
    {"numbers alone", "", "1.\n"},
    {"comments on one ply", "1. G7-G13, E21-E17\n", "{ @W: a }\n"},
    {"comments after White", "1. G7-G13", " { a }", "", "\n2. E7-E13 :\n*\n"},
    {"comments before Black", "1. G7-G13", " { a }", "", " 1... E21-E17 :\n*\n"},
    {"comments on lines before Black", "1. G7-G13", "\n{ a }", "", "\nE21-E17 :\n*\n"},
    {"comments between plies", "", "%n. G7-G13 { a } E21-E17\n"},
    {"comments on both", "1. G7-G13, E21-E17\n", "{ @B: a } { @W: b }\n"},
    {"many faults", "", "%n. G7–G13,E21xE17 good\n"},
    {"words around moves", "", "0~E17 %n. E21-E17 :"},
    {"fixes that wait", "", "%n. G7–G13 ,E21–E17 . !{@W a}\n"},
    {"plies no one can read", "", "%n. GG-, 7E7\n"},
    {"moves in brackets", "", "%n. G7-G13, E21-E17 (%n. E7-E13\n"},
    {"wrong labels", "1. G7-G13, E21-E17\n", "($[x] 1. E7-E13)\n"},
    {"stray braces", "1. G7-G13, E21-E17\n", "} "},
    {"comments that close late", "1. G7-G13, E21-E17\n", "{ a\n2. E7-E13, E17-E15\n{ b }\n"},
    {"comments on one line", "zz ww\n- ", "%n. G7-G13, E21-E17 {a} (%n. E7-E13) "},
    {"moves on one line", "zz ww\n- ", "%n. G7-G13, E21-E17 "},
    {"HTML", "", "%n. JF24&times;A9<br>E21-E17</br\n"},
    {"HTML on one line", "", "%n. JF24&times;A9, <b>E21-E17 "},
    {"soft hyphens", "", "%n. G\u00AD7-G13, E\u00AD21-E17\n"},
    {"LaTeX", "", "\\textbf{%n.} G7--G13 \\textbf{\n"},
    {"quoted-printable", "", "%n. JF24=C3=97A9, E2=\n1-E17 "},
    {"chats", "12:01 Marta: 1. G7-G13\n", "12:01 Pere: Soler: %n. E21-E17, G7-G13\n"},
    {"hexes turned around", "", "%n. 7G-13G, 21E-17E\n"},
    {"spaces after what cannot be read", "1. G7-G13\nzz", " ", "", "zz\n"},
    {"dots and spaces after what cannot be read", "1. GG ", ". ", "", "zz\n"},
    {"tags with quotation marks on one line", "", "[A \"b\"c] "},
    {"tags in braces", "", "{Event \"x\"}\n", "", "[Site \"x\"]\n\n1. G7-G13\n"},
    {"letters like digits", "1. G7-G13", "I", "", ", E21-E17\n"},
    {"parts of one comment", "1. G7-G13 :\n{ ", "@W: a @B: b ", "", "}\n*\n"},
    {"parts with open quotations", "1. G7-G13 :\n{ ", "@B: `", "", "}\n*\n"},
    {"comments with a colon", "1. G7-G13, E21-E17\n", "{: @W: a @B: c}\n"},
    {"spaces before a label", "1. G7-G13, E21-E17\n($", " ", "", "[1] 1. E7-E9)\n"},
};

constexpr hostile_text pgn[] = {
    {"numbers out of order", "2. e4 e5 1. d4 d5 ", "%n. Ke2 Ke7 "},
    {"numbers out of order on lines", "2. e4 e5\n1. d4 d5\n", "%n. Ke2 Ke7\n"},
    {"numbers of plies", "", "%n. Ke2\n"},
    {"links", "", "%n. [e4](address [e5](address) \n"},
    {"forums", "", "[b]%n. e4[/b] e5 [quote=\n"},
    {"unclosed quotes of one tag", "", "[Event \"x\n"},
    {"one letter of Latin-1 before spaces", "1. e4 {Caf\xe9", " ", "", "} *\n"},
    {"spaces in moves", "", "%n. N f 3 N f 6\n"},
    {"brackets", "1. e4 e5 ", "[%n. e4 "},
    {"tables", "| a | b |\n|---|---|\n", "| %n. | e4 | e5 |\n"},
    {"letters in results", "", "%n. e4 e5 l-O "},
    {"nesting", "1. e4 e5\n", "(1. d4\n"},
    {"unclosed comments", "1. e4 e5\n", "{ and "},
    {"unclosed quotes", "", "[White \"Puig\n"},
    {"tags", "", "[Tag%n \"value\"]\n", "", "\n1. e4 e5 *\n"},
    {"tags closed before their values", "", "[Event] \"x\" "},
    {"tags right after moves", "", "e5[r\"\"]\n"},
    {"foreign quotation marks on one line", "", "[Event \u201Cb "},
    {"foreign values on one line", "", "[Event \u201Cb] "},
    {"quotation marks on lines", "", "\"\n"},
    {"headings with numbers", "", "%n. Young\n"},
    {"dots after a semicolon", "1. e4 ; ", ". ", "", "\n2. d4\n"},
    {"unknown tags closed before their values", "", "[Tag%n] \"x\" "},
    {"names in tags", "", "[Tag%n \"Event Site Date\"]\n{Event Site}\n", "", "\n1. e4 e5 *\n"},
    {"names in comments", "1. e4 e5\n", "{Event Site Date Round} "},
    {"dots", "", "."},
    {"numbers alone", "", "1.\n"},
    {"lone numbers", "", "%n. Nf3 xx 12 Nf6 Ng1 Ng8 "},
    {"figures", "", "%n. 5254 5755 "},
    {"one long word", "1. e4 ", "x"},
    {"bytes that are no UTF-8", "1. e4 ", "\xff"},
    {"closing parentheses", "1. e4 ", ")"},
    {"nests of nothing", "1. e4 e5\n", "(((((((((((((((())))))))))))))))"},
    {"deep nests of nothing", "1. e4 e5\n", deep_nest},
    {"glyphs", "1. e4 ", "$%n "},
    {"results", "", "1-0 "},
    {"results on lines", "", "0-1\n"},
    {"games", "", "1. e4 1-0\n\n"},
    {"ill moves", "", "%n. Qh9 Kxe1\n"},
    {"moves of shuffling", "", "%n. Nf3 Nf6 Ng1 Ng8\n"},
    {"long moves", "", "%n. Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8 "},
    {"variations of knights", "1. Nf3 Nf6\n", "(1... Nc6 2. Nc3) "},
    {"comments between plies", "", "%n. Nf3 {a} %n... Nf6 {b} "},
    {"comments on one line", "zz ww\n- ", "%n. Nf3 {a} (%n. Nc3) Nf6 "},
    {"stray brackets", "1. e4 ", "] "},
    {"moves in bold", "", "**%n. Nf3 Nf6**\n"},
    {"items of lists", "", "- %n. Nf3 Nf6\n- %n. Ng1 Ng8\n"},
    {"HTML", "1. e4 ", "<b>e5</b> "},
    {"commands", "1. e4 e5\n", "{[%clk 0:01:00] [%eval 0.1]} "},
    {"commands without their brackets", "1. e4 e5 {", "[%a", "", "}\n"},
};

constexpr hostile_text xiangqi[] = {
    {"nesting", "START{\n1. C2.5 H8+7\n", "(1. C8.5\n"},
    {"unclosed comments", "START{\n1. C2.5 H8+7\n", "/* and "},
    {"lines of a header", "", "RED Hu\n"},
    {"braces", "", "START{"},
    {"closing braces", "START{\n1. C2.5 H8+7\n", "}\n"},
    {"numbers alone", "START{\n", "1.\n"},
    {"games", "", "START{\n1. C2.5 H8+7\n}\n"},
    {"ill moves", "START{\n", "%n. C2.9 H8+8\n"},
    {"moves of shuffling", "START{\n", "%n. H2+3 H8+7\n%n. H3-2 H7-8\n"},
    {"Chinese moves", "START{\n", "%n. 马二进三 马8进7\n%n. 马三退二 马7退8\n"},
    {"comments on one line", "START{\n", "%n. H2+3 {a} H8+7 {b} %n. H3-2 H7-8 "},
    {"one long word", "START{\n1. C2.5 ", "x"},
    {"bytes that are no UTF-8", "START{\n1. C2.5 ", "\xff"},
    {"full width", "START{\n", "%n. \xEF\xBC\xA3\xEF\xBC\x92.5 H8+7\n"},
};

constexpr hostile_text diplomat[] = {
    {"nesting", "1. Ha3, Hh3\n", "(1. e3\n"},
    {"unclosed comments", "1. Ha3, Hh3\n", "{ and "},
    {"unclosed quotes", "", "[White \"Puig\n"},
    {"tags", "", "[Tag%n \"value\"]\n"},
    {"dots", "", "."},
    {"numbers alone", "", "1.\n"},
    {"games", "", "1. Ha3, Hh3\n*\n\n"},
    {"ill moves", "", "%n. Ka9, Kxe1\n"},
    {"one long word", "1. Ha3 ", "x"},
    {"bytes that are no UTF-8", "1. Ha3 ", "\xff"},
    {"closing parentheses", "1. Ha3 ", ")"},
    {"nests of nothing", "1. Ha3, Hh3\n", "(((((((((((((((())))))))))))))))"},
    {"comments on one line", "", "%n. Ha3 {a}, Hh3 {b} "},
    {"without commas", "", "%n. Ha3 Hh3\n"},
    {"tags with quotation marks on one line", "", "[A \"b\"c] "},
};

constexpr hostile_texts of_notations[] = {
    {"ctl-pgn", "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n", ctl_pgn},
    {"pgn",
     "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n"
     "[Result \"*\"]\n\n",
     pgn},
    {"xiangqi", "FORMAT WXF\nGAME 1\n", xiangqi},
    {"diplomat", "[Variant \"Diplomat\"]\n\n", diplomat},
};

void add_unit(std::string_view unit, std::size_t count, std::string& to) {
    for (std::size_t i = 0; i != unit.size(); ++i)
        if (unit.substr(i).starts_with("%n")) {
            to += std::to_string(count);
            ++i;
        } else {
            to += unit[i];
        }
}

} // namespace

std::span<const hostile_texts> all_hostile_texts() {
    return of_notations;
}

std::string made_text(const hostile_texts& of, const hostile_text& text, std::size_t bytes) {
    std::string made = std::string(of.head).append(text.before);
    const std::size_t share = text.unit.size() * bytes / (text.unit.size() + text.again.size());
    std::size_t count = 0;
    while (made.size() < share)
        add_unit(text.unit, ++count, made);
    for (std::size_t again = 1; !text.again.empty() && again <= count; ++again)
        add_unit(text.again, again, made);
    return made.append(text.after);
}

} // namespace ctlpgn::bench
