import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots:
    'it turned out|it turns out|turns out|instead|in the end|in reality|in practice|what we got|we ended up|i ended up|it ended up|they ended up',
  foregone: "no wonder|of course|naturally|needless to say|predictably|sure enough|unsurprisingly|to nobody's surprise",
  stages: 'first|at first|then|later|next|now|finally|eventually|and then',
  masks:
    '{b} disguised as {a}|{b} dressed up as {a}|{b} renamed {a}|{b} rebranded as {a}|{a} turns out to be {b}|{a} turned out to be {b}|{a} is really {b}|{a} was really {b}|{a} is basically {b}|{a} is secretly {b}|{a} was secretly {b}',
  reversals: 'instead|not even|neither|except|on the contrary|turns out|only to|in reality|of all things',
};
