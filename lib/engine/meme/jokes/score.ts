import { drawnLength, listTerms, overlap, wordCount } from '../../brief/text.ts';
import { mentionsGravity } from '../../gate/index.ts';
import { fitsSlot } from '../situations/fit.ts';
import { templates } from '../templates/index.ts';
import type { Candidate } from './candidate.ts';
import { share } from './chance.ts';
import type { Material } from './material.ts';
import type { Wishes } from './steer.ts';

/** Two captions that share more of their terms than this say the same. */
const repeated = 0.6;
/** A last caption with more of its terms in the title than this surprises nobody. */
const retold = 0.7;
/**
 * How much chance there is between memes of about one worth, so that not every page gets the same template: much among
 * those that any source could have, less among the frames of a genre, little where the source itself asks for one.
 */
const chance = { any: 0.3, framed: 0.16, asked: 0.06 };
/** From this signal on a source asks for a template. */
const asks = 0.9;

/**
 * How good a meme would be: the source's signal for it, times how well its captions fit their slots, are balanced, do not
 * repeat one another or the title, and are in good taste; 0 for one that must not be drawn.
 */
export function scoreMeme(candidate: Candidate, material: Material, wishes: Wishes): number {
  const { template, captions, signal, fixed = [], parallel } = candidate;
  const own = Object.entries(captions).filter(([role]) => !fixed.includes(role));
  const said = own.map(([, text]) => text);
  if (
    own.length === 0 ||
    said.some((text) => text === '') ||
    Object.values(captions).some((text) => !wishes.allows(text))
  )
    return 0;
  if (said.some((text) => mentionsGravity(text, material.language))) return 0;
  const { words } = material;
  const terms = said.map((text) => new Set(listTerms(text, words)));
  const repeats = terms.some((own, index) =>
    terms.slice(index + 1).some((other) => overlap(own, other) > repeated || overlap(other, own) > repeated),
  );
  const last = terms.at(-1) ?? new Set<string>();
  const surprise =
    overlap(last, new Set(listTerms(material.title, words))) > retold && own.length > 1 && !parallel ? 0.6 : 1;
  const audience = wishes.audienceWeight(said.join(' '));
  return (
    signal *
    lengths(template, own) *
    (parallel ? balance(captions[parallel[0]] ?? '', captions[parallel[1]] ?? '') : 1) *
    (repeats ? 0.4 : 1) *
    surprise *
    audience *
    wishes.templateWeight(template) *
    wishes.lengthWeight(Object.values(captions)) *
    (1 +
      (share(`${material.title} ${template}`) - 0.5) *
        (signal < asks ? chance.any : fixed.length > 0 && own.length === 1 ? chance.framed : chance.asked))
  );
}

/** Letters that a slot has for each of its words. */
const lettersAWord = 7.5;
/** Words from which on more room counts for nothing. */
const roomiest = 14;
/** What a caption longer than its slot asks for keeps of its worth while it fits whole. */
const whole = 0.84;

/** 1 for captions with room to spare, less for full slots, little for what will be cut. */
function lengths(template: string, captions: readonly (readonly [role: string, text: string])[]): number {
  const slots = templates.get(template)?.slots ?? [];
  return captions.reduce((product, [role, text]) => {
    // A slot with more room than a line takes is no reason to choose it.
    const slot = slots.find((each) => each.role === role);
    const most = Math.min(roomiest, slot?.maxWords ?? 12);
    const fill = Math.max(wordCount(text) / most, drawnLength(text) / (most * lettersAWord));
    if (fill <= 1) return product * (fill <= 0.7 ? 1 : 1 - (fill - 0.7) * 0.4);
    // More words than a slot asks for are set smaller, as long as all of them are set.
    return product * (slot !== undefined && fitsSlot(text, slot) ? whole : fill <= 1.3 ? 0.5 : 0.1);
  }, 1);
}

/** 1 for two texts of one length. */
function balance(a: string, b: string): number {
  const [short, long] = [drawnLength(a), drawnLength(b)].sort((x, y) => x - y);
  return ((short ?? 1) / (long || 1)) ** 0.3;
}
