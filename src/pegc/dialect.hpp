// The dialect in PEGTL, written by hand: the parser that reads the first grammar. grammar/peg.peg says the
// same in the dialect itself, and a test compares the two.
#pragma once

#include <tao/pegtl.hpp>

namespace ctlpgn::pegc::dialect {

namespace p = tao::pegtl;

struct remark : p::seq<p::one<'#'>, p::star<p::not_one<'\n'>>> {};
struct spacing : p::star<p::sor<p::one<' ', '\t', '\r', '\n'>, remark>> {};
struct gap : p::plus<p::sor<p::one<' ', '\t', '\r', '\n'>, remark>> {};

struct name : p::identifier {};
struct code : p::seq<p::lower, p::star<p::sor<p::lower, p::digit>>,
                     p::star<p::one<'-'>, p::plus<p::sor<p::lower, p::digit>>>> {};
struct code_name : code {};

// Escapes
struct short_escape : p::one<'n', 'r', 't', '\'', '\\'> {};
struct class_escape : p::one<'n', 'r', 't', '\'', '\\', ']', '[', '-', '^'> {};
struct hex_escape_end : p::one<'}'> {};
struct hex_digits : p::rep_min_max<1, 6, p::xdigit> {};
struct hex_escape : p::seq<p::string<'u', '{'>, p::must<hex_digits, hex_escape_end>> {};

// 'abc'
struct literal_escape : p::sor<short_escape, hex_escape> {};
struct literal_character : p::sor<p::seq<p::one<'\\'>, p::must<literal_escape>>,
                                  p::seq<p::not_at<p::one<'\'', '\n'>>, p::utf8::any>> {};
struct literal_end : p::one<'\''> {};
struct literal : p::seq<p::one<'\''>, p::star<literal_character>, p::must<literal_end>> {};

// [a-z]
struct class_escape_end : p::sor<class_escape, hex_escape> {};
struct class_character : p::sor<p::seq<p::one<'\\'>, p::must<class_escape_end>>,
                                p::seq<p::not_at<p::one<']', '\n'>>, p::utf8::any>> {};
struct class_range : p::seq<class_character, p::one<'-'>, class_character> {};
struct class_single : p::seq<class_character> {};
struct class_negation : p::one<'^'> {};
struct class_item : p::sor<class_range, class_single> {};
struct class_items : p::plus<class_item> {};
struct class_end : p::one<']'> {};
struct characters : p::seq<p::one<'['>, p::opt<class_negation>, p::must<class_items, class_end>> {};

struct any : p::one<'.'> {};

struct display_text : p::plus<p::not_one<'"', '\n'>> {};
struct display_end : p::one<'"'> {};
struct display : p::seq<p::one<'"'>, p::must<display_text, display_end>> {};
struct meaning : display {};
struct arrow : p::string<'<', '-'> {};
template <typename Each>
struct in_angles
    : p::seq<p::one<'<'>, spacing, Each, p::star<spacing, p::one<','>, spacing, Each>, spacing, p::one<'>'>> {
};
struct parameter : name {};
struct parameters : in_angles<parameter> {};
struct argument : name {};
struct arguments : in_angles<argument> {};
struct definition_head : p::seq<name, p::opt<parameters>, spacing, p::opt<display, spacing>, arrow> {};
struct reference : p::seq<p::not_at<name, p::opt<parameters>, spacing,
                                    p::opt<p::one<'"'>, display_text, p::one<'"'>, spacing>, arrow>,
                          name, p::opt<arguments>> {};

struct expression;
struct group_end : p::one<')'> {};
struct group : p::seq<p::one<'('>, p::must<spacing, expression, group_end>> {};
struct primary : p::sor<literal, characters, any, group, reference> {};

struct optional_sign : p::one<'?'> {};
struct star_sign : p::one<'*'> {};
struct plus_sign : p::one<'+'> {};
struct count : p::rep_min_max<1, 3, p::digit> {};
struct count_end : p::one<'}'> {};
struct counted : p::seq<p::one<'{'>, p::must<count, p::opt<p::one<','>, p::must<count>>, count_end>> {};
struct times : p::sor<optional_sign, star_sign, plus_sign, counted> {};
struct recovery : p::seq<p::one<'('>, p::must<spacing, expression, group_end>> {};
struct label : p::seq<p::one<'^'>, p::must<code_name>, p::opt<recovery>> {};
struct suffixed : p::seq<primary, p::opt<times>, p::opt<label>> {};

struct condition_name : name {};
struct condition_subject : p::seq<gap, p::must<expression>> {};
struct condition_end : p::one<'}'> {};
struct condition : p::seq<p::one<'&', '!'>, p::one<'{'>,
                          p::must<condition_name, p::opt<condition_subject>, condition_end>> {};
struct look_ahead : p::seq<p::one<'&', '!'>, spacing, p::must<suffixed>> {};
struct element : p::sor<condition, look_ahead, suffixed> {};

struct elements;
struct deviation : p::seq<p::one<'~'>, p::must<code_name, gap, elements>> {};
struct elements : p::sor<deviation, p::seq<element, p::star<spacing, element>, p::opt<spacing, deviation>>> {
};
struct next_alternative : p::seq<spacing, p::one<'/'>, spacing, p::must<elements>> {};
struct alternatives : p::seq<elements, p::star<next_alternative>> {};
struct expression : p::seq<alternatives, spacing> {};

struct file_name : p::seq<name, p::star<p::one<'/'>, name>> {};
struct import_line : p::seq<p::string<'%', 'i', 'm', 'p', 'o', 'r', 't'>, p::must<gap, file_name>> {};
struct nested_rule : name {};
struct skipped : recovery {};
struct nested_line : p::seq<p::string<'%', 'n', 'e', 's', 't', 'e', 'd'>,
                            p::must<gap, nested_rule, gap, code_name, spacing, skipped>> {};
struct start_rule : reference {};
struct start_line
    : p::seq<p::string<'%', 's', 't', 'a', 'r', 't'>, p::must<gap, start_rule>, p::star<gap, start_rule>> {};
struct token_rule : reference {};
struct token_line
    : p::seq<p::string<'%', 't', 'o', 'k', 'e', 'n'>, p::must<gap, token_rule>, p::star<gap, token_rule>> {};
struct short_rule : reference {};
struct short_line
    : p::seq<p::string<'%', 's', 'h', 'o', 'r', 't'>, p::must<gap, short_rule>, p::star<gap, short_rule>> {};
struct quick_rule : reference {};
struct quick_line
    : p::seq<p::string<'%', 'q', 'u', 'i', 'c', 'k'>, p::must<gap, quick_rule>, p::star<gap, quick_rule>> {};
struct condition_line : p::seq<p::string<'%', 'c', 'o', 'n', 'd', 'i', 't', 'i', 'o', 'n'>,
                               p::must<gap, condition_name, gap, meaning>> {};
struct body : p::seq<alternatives> {};
struct definition : p::seq<definition_head, p::must<spacing, body>> {};
struct usual_form : p::seq<definition> {};
struct part_begin : p::one<'{'> {};
struct part_end : p::one<'}'> {};
struct parts : p::seq<part_begin, spacing, p::star<definition, spacing>, p::must<part_end>> {};
struct usual_line
    : p::seq<p::string<'%', 'u', 's', 'u', 'a', 'l'>, p::must<gap, usual_form>, p::opt<gap, parts>> {};
struct item : p::sor<import_line, start_line, token_line, short_line, quick_line, usual_line, condition_line,
                     nested_line, definition> {};
struct end_of_file : p::eof {};
struct grammar : p::must<spacing, p::star<item, spacing>, end_of_file> {};

} // namespace ctlpgn::pegc::dialect
