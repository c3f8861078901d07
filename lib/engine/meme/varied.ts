import type { MemeIdea } from '../brief.ts';
import type { Judged } from './jokes/choose.ts';
import { type Step, steps } from './jokes/steps.ts';
import type { Mechanism } from './situations/situation.ts';

const kept = { ideas: 24, alike: 2 };
const considered = 8;
/** Factor of the best idea's worth that counts as equal. */
const nearly = 0.85;
/** Factors for an idea that shares its template, caption … with an earlier one. */
const staler = { template: 0.75, caption: 0.62, mechanism: 0.6 };
/** Of the best's worth: the least from which a joke of another kind is as sure, and one from which it may come instead. */
const fresh = { sure: 0.8, min: 0.45 };

/** Mechanisms that make one kind of joke: a headline and our reply, a line of the source, a frame around any headline or name. */
const kinds: Partial<Readonly<Record<Mechanism, string>>> = {
  thing: 'reply',
  subject: 'reply',
  turn: 'reply',
  premise: 'reply',
  audience: 'reply',
  quip: 'line',
  punchline: 'line',
  tag: 'line',
  remark: 'line',
  'own-line': 'line',
  quote: 'line',
  'titled-quote': 'line',
  reaction: 'line',
  social: 'frame',
  frame: 'frame',
  named: 'name',
  obsession: 'name',
};

/** A line of the source beside another is another joke than one alone. */
export function getJokeKind(mechanism: Mechanism, captions: Readonly<Record<string, string>>): string {
  const kind = kinds[mechanism] ?? mechanism;
  return kind === 'line' && Object.keys(captions).length > 1 ? 'reaction' : kind;
}

const emptiness: Readonly<Record<string, number>> = { headline: 1, frame: 1, name: 2 };
const spare = 1;

interface Idea {
  readonly mechanism: Mechanism;
  readonly kind: string;
  readonly mayLead: boolean;
  readonly isSure: boolean;
  readonly template: string;
  readonly captions: Readonly<Record<string, string>>;
  readonly topic: string | undefined;
  readonly own: readonly string[];
  readonly words: string;
  readonly emptiness: number;
  /** How lately its frame and drawing were used; 0: not lately. */
  readonly staleness: number;
  worth: number;
}

/** Of a frame whose words were used lately, each time its drawing was, and of a format that goes round now. */
const lately = { frame: 4, template: 1, maxTimes: 3, inVogue: -1 };

function readStaleness({ template, captions, fixed = [], isInVogue }: Judged, recent: readonly MemeIdea[]): number {
  const said = new Set(recent.flatMap((idea) => Object.values(idea.captions)));
  const wasDrawn = fixed.some((role) => said.has(captions[role] ?? ''));
  const times = recent.filter((idea) => idea.template === template).length;
  return (
    (wasDrawn ? lately.frame : 0) +
    Math.min(times, lately.maxTimes) * lately.template +
    (isInVogue === true ? lately.inVogue : 0)
  );
}

/** A frame around a keyword, which fits any source. */
const isStock = ({ mechanism }: { readonly mechanism: string }) => mechanism === 'obsession';

export function putFirst<Idea extends { readonly mechanism: string; readonly worth: number }>(
  best: Idea,
  all: readonly Idea[],
): Idea | undefined {
  const ranked = all.toSorted((a, b) => b.worth - a.worth);
  if (isStock(best)) return ranked.find((idea) => !isStock(idea) && idea.worth > 0);
  if (best.mechanism !== 'headline') return undefined;
  return ranked.find(({ mechanism, worth }) => mechanism === 'genre' && worth >= best.worth * nearly);
}

const compareWorth = (a: Idea, b: Idea) => b.worth - a.worth;

function chooseFirst(left: readonly Idea[], isAsked: (template: string) => boolean): Idea | undefined {
  const leads = left.filter(({ worth, mayLead }) => worth > 0 && mayLead).toSorted(compareWorth);
  const [best] = leads;
  if (best === undefined || isAsked(best.template)) return best;
  // A frame around any headline only where nothing sure is the source's own.
  const ofSource = leads.filter(
    ({ emptiness, isSure, worth }) =>
      best.emptiness > 0 && emptiness === 0 && isSure && worth >= best.worth * fresh.min,
  );
  const [top = best] = ofSource;
  const sure = (ofSource.length > 0 ? ofSource : leads).filter(({ worth }) => worth >= top.worth * fresh.sure);
  const [found = best] = sure.toSorted((a, b) => a.staleness - b.staleness || compareWorth(a, b));
  return putFirst(found, leads) ?? found;
}

function chooseNext(left: readonly Idea[], chosen: readonly Idea[]): Idea | undefined {
  const ranked = left
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => a.emptiness - b.emptiness || a.staleness - b.staleness || compareWorth(a, b));
  const best = Math.max(...ranked.filter(({ emptiness }) => emptiness === 0).map(({ worth }) => worth));
  const last = chosen.at(-1);
  const used = new Set(chosen.map(({ kind }) => kind));
  const isUnlike = ({ template }: Idea) => template !== last?.template;
  const others = ranked.filter(({ kind }) => !used.has(kind));
  const sure = others.filter(
    ({ worth, emptiness, staleness }) => emptiness > 0 || staleness < 0 || worth >= best * fresh.min,
  );
  const rest = ranked.toSorted(compareWorth);
  return (
    sure.find(isUnlike) ??
    others.find(isUnlike) ??
    rest.find((idea) => isUnlike(idea) && idea.kind !== last?.kind && idea.emptiness === 0) ??
    rest.find((idea) => isUnlike(idea) && idea.kind !== last?.kind) ??
    rest.find(isUnlike) ??
    rest[0]
  );
}

function discount(left: readonly Idea[], best: Idea, isFull: boolean): void {
  for (const each of left) {
    const isAlike = each.template === best.template;
    const sharesWords = each.own.some((text) => best.own.includes(text));
    const isSameJoke = each.kind === best.kind;
    each.worth *=
      (isAlike ? staler.template : 1) * (sharesWords ? staler.caption : 1) * (isSameJoke ? staler.mechanism : 1);
    if (isAlike && (isFull || each.words === best.words)) each.worth = 0;
  }
}

/** The best first, then ideas unlike those before. `isAsked`: by the notes; `leads`: ideas that may come first. */
export function varyIdeas(
  judged: readonly Judged[],
  recent: readonly MemeIdea[],
  isAsked: (template: string) => boolean,
  leads: ReadonlySet<Judged>,
): MemeIdea[] {
  const left = judged.slice(0, kept.ideas * considered).map((idea): Idea => {
    const { template, captions, fixed = [], score, mechanism, topic } = idea;
    const kind = getJokeKind(mechanism, captions);
    return {
      mechanism,
      kind,
      mayLead: leads.has(idea),
      isSure: idea.step !== undefined,
      template,
      captions,
      topic,
      own: Object.entries(captions).flatMap(([role, text]) => (fixed.includes(role) ? [] : [text])),
      words: Object.values(captions).join(' / '),
      emptiness: idea.isInVogue === true ? 0 : Math.max(emptiness[kind] ?? 0, idea.isSpare === true ? spare : 0),
      staleness: readStaleness(idea, recent),
      worth: score,
    };
  });
  const chosen: Idea[] = [];
  while (chosen.length < kept.ideas) {
    const best = chosen.length === 0 ? chooseFirst(left, isAsked) : chooseNext(left, chosen);
    if (best === undefined) break;
    chosen.push({ ...best });
    discount(left, best, chosen.filter(({ template }) => template === best.template).length >= kept.alike);
  }
  return chosen.map(({ template, captions, mechanism, topic }) => ({
    template,
    captions: { ...captions },
    mechanism,
    ...(topic !== undefined && { topic }),
  }));
}

const bubbles: ReadonlySet<string> = new Set(['chat', 'exchange', 'dialogue']);

export function sortByFreshness(ideas: readonly MemeIdea[], recent: readonly MemeIdea[]): MemeIdea[] {
  if (bubbles.has(ideas[0]?.template ?? '')) return [...ideas];
  const times = new Map(
    ideas.map((idea) => {
      const texts = Object.values(idea.captions);
      const isAgain = (other: MemeIdea) =>
        other.template === idea.template &&
        // On the user's own images only an opener is used again.
        (idea.template !== 'own-image' || Object.values(other.captions).some((text) => texts.includes(text)));
      return [idea, recent.filter(isAgain).length];
    }),
  );
  return ideas.toSorted((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
}

/** On a serious page a frame makes fun of it, and what it quotes takes sides. */
const ofSerious: ReadonlySet<Step> = new Set(['own', 'joke', 'headline']);

const concrete: ReadonlySet<Mechanism> = new Set(['thing', 'premise']);

function findFirst(usable: readonly Judged[], isSerious: boolean): readonly Judged[] {
  const sets = steps
    .filter((step) => !isSerious || ofSerious.has(step))
    .map((step) => usable.filter((each) => each.step === step))
    .filter((found) => found.length > 0);
  const [first = []] = sets;
  if (first[0]?.step !== 'quip') return first;
  const best = Math.max(...first.map(({ score }) => score));
  const better = usable.filter(
    ({ step, mechanism, score }) => step === 'joke' && concrete.has(mechanism) && score > best,
  );
  return better.length > 0 ? better : first;
}

export function findLeadIdeas(
  judged: readonly Judged[],
  isSerious: boolean,
  isAsked: (template: string) => boolean,
): ReadonlySet<Judged> {
  const asked = judged.filter(({ template }) => isAsked(template));
  const usable = judged.filter(({ isOfLead }) => !(isSerious && isOfLead === true));
  return new Set([...findFirst(usable, isSerious), ...asked]);
}
