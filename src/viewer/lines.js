// A game from the JSON with its plies linked: predecessors, numbers, and the board after each.

export class Lines {
  constructor(game) {
    this.game = game;
    this.plies = []; // by id: {ply, previous, next, number, line, owner}
    this.cache = new Map();
    const initial = game.initial || {};
    // Lines still to be walked: variations may be nested deeper than the call stack allows.
    this.waiting = [() => this.walk(game.moves, {variation: null, owner: null}, initial.number || 1, null)];
    for (let i = 0; i < this.waiting.length; ++i) this.waiting[i]();
    this.first = game.moves.length ? game.moves[0].id : null;
  }

  // Numbers increase with every ply of the first player, whatever is written.
  walk(moves, line, number, previous) {
    let before = previous, last = null;
    for (const ply of moves) {
      if (last && ply.side === "white") ++number;
      const node = {ply, previous: before, next: null, number, line, alternatives: []};
      this.plies[ply.id] = node;
      if (last) this.plies[last.id].next = ply.id;
      before = ply.id;
      last = ply;
    }
    for (const ply of moves)
      for (const variation of ply.variations || []) this.waiting.push(() => this.enter(variation, ply.id));
  }

  enter(variation, owner) {
    const first = variation.moves[0];
    const line = {variation, owner};
    if (!first) return;
    let replaced = variation.replaces === undefined ? null : this.plies[variation.replaces];
    let number;
    let parent = owner;
    if (replaced) {
      number = replaced.number;
      while (replaced && replaced.ply.side !== first.side) replaced = this.plies[replaced.previous];
      parent = replaced ? replaced.previous : null;
      if (replaced) replaced.alternatives.push(first.id);
    } else {
      const around = this.plies[owner];
      number = around.number + (first.side === "white" ? 1 : 0);
      around.continuations = [...(around.continuations || []), first.id];
    }
    this.walk(variation.moves, line, number, parent);
  }

  // Plies that can follow this one (null: the start), the main continuation first.
  after(id) {
    const next = id === null ? this.first : this.plies[id].next;
    const more = id === null ? [] : this.plies[id].continuations || [];
    return next === null || next === undefined ? more : [next, ...this.plies[next].alternatives, ...more];
  }

  // The alternatives to this ply, including itself.
  instead(id) {
    const node = this.plies[id];
    const all = this.after(node.previous);
    return all.includes(id) ? all : [id];
  }

  // The lines that contain a ply: the game's, then each variation on the way to it.
  around(id) {
    const lines = [];
    for (let at = id; at !== null; at = lines.at(-1).owner) lines.push(this.plies[at].line);
    return lines.reverse();
  }

  // Pieces by cell after a ply; null if unknown.
  menAfter(id) {
    const {boards} = this.game;
    if (id === null) return boards.initial;
    if (this.cache.has(id)) return this.cache.get(id);
    // A ply's changes refer to another ply's board; such chains may be long.
    const chain = [];
    let at = id;
    while (at !== null && !this.cache.has(at) && boards.changes[at]) {
      chain.push(at);
      at = boards.changes[at][0] < 0 ? null : boards.changes[at][0];
    }
    let men = at === null ? boards.initial : this.cache.get(at);
    if (!men) return null;
    for (const each of chain.reverse()) {
      men = men.slice();
      const change = boards.changes[each];
      for (let i = 1; i < change.length; i += 2) men[change[i]] = change[i + 1];
      if (this.cache.size > 2000) this.cache.clear();
      this.cache.set(each, men);
    }
    return men;
  }

  // The last known board before a ply whose board is unknown.
  menBefore(id) {
    let men = null;
    for (let at = id; !men && at !== null; men = this.menAfter(at)) at = this.plies[at].previous;
    return men;
  }

  label(id) {
    const {ply, number} = this.plies[id];
    return `${number}${ply.side === "white" ? "." : "…"} ${ply.missing ? "" : ply.text}`;
  }
}
