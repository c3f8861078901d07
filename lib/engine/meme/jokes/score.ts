import { countTextWords, listTerms, measureDrawnLength, overlap } from '../../brief/text/text.ts';
import { mentionsGravity } from '../../gate/index.ts';
import { toShare } from '../../random.ts';
import type { Material } from '../material/material.ts';
import { fitsSlot } from '../situations/fit.ts';
import { templates } from '../templates/index.ts';
import { isDelicate } from '../words/delicate.ts';
import type { JokeWishes } from './steer.ts';

export interface JokeCandidate {
  readonly template: string;
  readonly captions: Readonly<Record<string, string>>;
  /** How strongly the source suggests this template, 0 to about 1.5. */
  readonly signal: number;
  /** Roles whose words are the template's own. */
  readonly fixed?: readonly string[];
  /** Roles that are contrasted and should be of similar length. */
  readonly parallel?: readonly [string, string];
  /** Whether it replies to a sentence of the opening, as the title names nothing. */
  readonly isOfLead?: boolean;
  readonly topic?: string;
}

const repeated = 0.6;
/** Share of terms in the title from which the last caption is not a surprise. */
const maxTitleOverlap = 0.7;
const chance = { any: 0.3, framed: 0.16, asked: 0.06 };
const asks = 0.9;
/** Factors for captions that repeat each other, and for a last one that only repeats the title. */
const stale = { repeated: 0.4, titled: 0.6 } as const;

export function scoreMeme(candidate: JokeCandidate, material: Material, wishes: JokeWishes): number {
  const { template, captions, signal, fixed = [], parallel } = candidate;
  const own = Object.entries(captions).filter(([role]) => !fixed.includes(role));
  const said = own.map(([, text]) => text);
  if (
    own.length === 0 ||
    said.some((text) => text === '') ||
    Object.values(captions).some((text) => !wishes.allows(text))
  )
    return 0;
  if (said.some((text) => mentionsGravity(text, material.language) || isDelicate(text, material.language))) return 0;
  const { words } = material;
  const terms = said.map((text) => new Set(listTerms(text, words)));
  const repeats = terms.some((own, index) =>
    terms.slice(index + 1).some((other) => overlap(own, other) > repeated || overlap(other, own) > repeated),
  );
  const last = terms.at(-1) ?? new Set<string>();
  const surprise =
    overlap(last, new Set(listTerms(material.title, words))) > maxTitleOverlap && own.length > 1 && !parallel
      ? stale.titled
      : 1;
  const audience = wishes.audienceWeight(said.join(' '));
  return (
    signal *
    rateLengths(template, own) *
    (parallel ? balance(captions[parallel[0]] ?? '', captions[parallel[1]] ?? '') : 1) *
    (repeats ? stale.repeated : 1) *
    surprise *
    audience *
    findWeight(candidate, wishes) *
    wishes.lengthWeight(Object.values(captions)) *
    (1 +
      (toShare(`${material.title} ${template}`) - 0.5) *
        (signal < asks ? chance.any : fixed.length > 0 && own.length === 1 ? chance.framed : chance.asked))
  );
}

/** A mood asks for a joke in it: a bare headline over its drawing is none. */
function findWeight({ template, captions }: JokeCandidate, { templateWeight, ofMood }: JokeWishes): number {
  const weight = templateWeight(template);
  return ofMood.has(template) && Object.keys(captions).length < 2 ? Math.min(1, weight) : weight;
}

const lettersAWord = 7.5;
const roomiest = 14;
/** How full a slot may be without loss, the loss per share above, and from where a caption is much too long. */
const fullness = { free: 0.7, loss: 0.4, over: 1.3 } as const;
/** Factors for a caption that is too long but fits, and for one that does not, a little or much too long. */
const tooLong = { whole: 0.84, little: 0.5, much: 0.1 } as const;
/** Bends the ratio of two lengths that should be alike: little is lost unless one is far longer. */
const balanceBend = 0.3;

function rateLengths(template: string, captions: readonly (readonly [role: string, text: string])[]): number {
  const slots = templates.get(template)?.slots ?? [];
  return captions.reduce((product, [role, text]) => {
    const slot = slots.find((each) => each.role === role);
    // Room beyond a line's length is not a reason to choose a slot.
    const max = Math.min(roomiest, slot?.maxWords ?? 12);
    const fill = Math.max(countTextWords(text) / max, measureDrawnLength(text) / (max * lettersAWord));
    if (fill <= 1) return product * (fill <= fullness.free ? 1 : 1 - (fill - fullness.free) * fullness.loss);
    return (
      product *
      (slot !== undefined && fitsSlot(text, slot)
        ? tooLong.whole
        : fill <= fullness.over
          ? tooLong.little
          : tooLong.much)
    );
  }, 1);
}

function balance(a: string, b: string): number {
  const [short, long] = [measureDrawnLength(a), measureDrawnLength(b)].sort((x, y) => x - y);
  return ((short ?? 1) / (long || 1)) ** balanceBend;
}
