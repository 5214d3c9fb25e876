// Plies in words, for people who listen. What a ply does is read off the board before it and what it changes there, so
// there is nothing in here for single notations.
const check = /[+†‡#]+[!?]*$/;

// What a ply does: {piece, from, to, taken, suborns, becomes, castles, passing}, with pieces as numbers; null if it is not known.
function deedOf({step, missing}, before) {
  if (missing || !before || !step.known) return null;
  const {from, to, sets} = step;
  const kind = man => man >> 1;
  const set = new Map(sets);
  const moves = from !== null && to !== null;
  const [at, placed] = moves ? [to, set.get(to)] : sets.find(([, man]) => man) || [];
  if (at === undefined) return null;
  if (!moves) return {piece: placed, to: at};
  const piece = before.men[from], there = from === to ? 0 : before.men[to];
  if (!piece) return null;
  const isOwn = man => man && (man & 1) === (piece & 1);
  const others = sets.filter(([cell]) => cell !== to && cell !== from);
  const castles = isOwn(there) || others.some(([cell, man]) => isOwn(man) && !before.men[cell]);
  const passed = there || castles ? [] : others.filter(([cell, man]) => !man && before.men[cell] && !isOwn(before.men[cell]));
  const passing = passed.length === 1 ? before.men[passed[0][0]] : 0;
  const suborns = Boolean(there) && set.get(from) === piece; // it stays where it was, and the other piece is on its side now
  return {piece, from, to, castles, suborns, taken: castles ? 0 : there || passing, passing: Boolean(passing),
          becomes: !suborns && placed && kind(placed) !== kind(piece) ? placed : 0};
}

// "knight g1 takes pawn on f3, check"; empty if it is not known what the ply does.
export function spokenPly(ply, before, notation, plan, language) {
  const deed = plan ? deedOf(ply, before) : null;
  if (!deed) return "";
  const say = (key, values) => language.say("spoken", values, key);
  const named = man => {
    const {name} = plan.players[man & 1].pieces[(man >> 1) - 1];
    return language.words.pieces?.[`${notation} ${name}`] ?? language.say("pieces", {}, name);
  };
  const values = {piece: named(deed.piece), from: plan.cells[deed.from]?.name, to: plan.cells[deed.to].name, taken: deed.taken && named(deed.taken)};
  const key = deed.from === undefined ? "placed" : deed.castles ? "castles" : deed.suborns ? "suborns" : deed.taken ? "takes" : "moves";
  const parts = [say(key, values)];
  if (deed.passing) parts.push(say("passing"));
  if (deed.becomes) parts.push(say("becomes", {piece: named(deed.becomes)}));
  if (ply.end?.[0] === "checkmate") parts.push(say("mate"));
  else if (check.test(ply.text)) parts.push(say("check"));
  return parts.join(", ");
}
