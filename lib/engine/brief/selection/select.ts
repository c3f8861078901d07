import { type BriefModule, type Figure, getShape, type Item, type ModuleOf, type ShapeName } from '../../modules.ts';
import { hasNewNumber, listNumbers, measureDrawnLength, wordsIn } from '../text/text.ts';
import type { Candidate } from './candidate.ts';
import { weights } from './weights.ts';

/** Minimum sureness of a structure that nobody asked for: a plain list beats a wrong chart. */
const sure = 0.5;
/** Drawn letters of one picture; the lead may exceed them. */
const volumeChars = 1600;
const wished = 2;
const repeated = 0.6;
const maxValueChars = 17;
const minLeft = 2;

export function listContent(module: BriefModule): { texts: readonly string[]; sentences: readonly string[] } {
  const listSentences = (parts: readonly { sentence?: string | undefined }[]) =>
    parts.flatMap(({ sentence }) => sentence ?? []);
  switch (module.kind) {
    case 'numbers':
      return {
        texts: module.figures.flatMap(({ value, label }) => [value, label]),
        sentences: listSentences(module.figures),
      };
    case 'chart':
      return { texts: module.rows.flatMap(({ label, text }) => [label, text]), sentences: listSentences(module.rows) };
    case 'table':
      return { texts: module.rows.flat(), sentences: module.rows.map((row) => row.join(' · ')) };
    case 'sides': {
      const items = module.sides.flatMap((side) => side.items);
      return { texts: items.flatMap(({ heading, body }) => [heading, body ?? '']), sentences: listSentences(items) };
    }
    case 'sequence':
    case 'items':
    case 'statements':
      return {
        texts: module.items.flatMap(({ heading, body }) => [heading, body ?? '']),
        sentences: listSentences(module.items),
      };
    case 'thesis':
    case 'quote':
      return { texts: [module.text], sentences: listSentences([module]) };
    case 'picture':
      return { texts: [], sentences: [] };
  }
}

const measureLength = (module: BriefModule) =>
  listContent(module).texts.reduce((sum, text) => sum + measureDrawnLength(text), 0);

/** Kinds that list a text's items; only one of them is drawn beside another module. */
const rows: ReadonlySet<BriefModule['kind']> = new Set(['sequence', 'items', 'statements', 'sides']);

function includesNumber(text: string, value: string): boolean {
  const at = text.indexOf(value);
  return (
    /\p{N}.*\p{N}/u.test(value) &&
    at >= 0 &&
    !/[\p{N}.,]$/u.test(text.slice(0, at)) &&
    !/^[.,]?\p{N}/u.test(text.slice(at + value.length))
  );
}

const isNamedBy = (lead: Item | undefined, { value, sentence }: Figure): boolean =>
  lead !== undefined &&
  (includesNumber(lead.heading, value) ||
    (sentence === lead.sentence && listNumbers(value).every((number) => listNumbers(lead.heading).includes(number))));

const sameFact = 0.7;

export function saysFact({ value, label, sentence }: Figure, lead: Item | undefined): boolean {
  if (lead === undefined || lead.body !== undefined || sentence === undefined || sentence !== lead.sentence)
    return false;
  const said = `${value} ${label}`;
  const own = new Set(wordsIn(said.toLowerCase()));
  const words = wordsIn(lead.heading.toLowerCase());
  // A label that repeats its number is the whole sentence, which is better alone.
  const isCut = !listNumbers(value).some((number) => listNumbers(label).includes(number));
  return (
    isCut &&
    words.filter((word) => own.has(word)).length >= words.length * sameFact &&
    !hasNewNumber(lead.heading, said)
  );
}

const isFigured = ({ text: heading, sentence }: ModuleOf<'thesis'>, module: BriefModule): boolean =>
  module.kind === 'numbers' && module.figures.some((figure) => saysFact(figure, { heading, sentence }));

function withoutSaidFigures(
  module: ModuleOf<'numbers'>,
  said: ReadonlySet<string>,
  lead: Item | undefined,
  isLed: boolean,
): ModuleOf<'numbers'> {
  // "About 3%" as a figure, "about 3%" as a row.
  const isDrawn = ({ value }: Figure) => said.has(value) || said.has(value.toLowerCase());
  const key = isLed ? undefined : module.figures.find((figure) => !isDrawn(figure) && saysFact(figure, lead));
  const others = module.figures.filter((figure) => figure !== key && !isDrawn(figure) && !isNamedBy(lead, figure));
  return key === undefined
    ? { ...module, figures: others }
    : { ...module, figures: [key, ...others], weight: Math.max(module.weight, weights.keyNumber) };
}

function isCharted({ heading, sentence = '' }: Item, chosen: readonly Candidate[]): boolean {
  const rows = chosen.flatMap(({ module }) => (module.kind === 'chart' ? module.rows : []));
  const drawn = rows
    .filter((row) => row.sentence === sentence)
    .flatMap(({ label, text, other }) => listNumbers(`${label} ${text} ${other?.text ?? ''}`));
  const numbers = listNumbers(heading).filter((number) => number.length > 1);
  return drawn.length > 1 && numbers.length > 1 && numbers.every((number) => drawn.includes(number));
}

/** Share of a chart's rows that a list without bodies names, or the reverse, from which both show the same. */
const sameRows = 0.8;

function showsRows(chart: BriefModule, list: BriefModule): boolean {
  if (chart.kind !== 'chart' || (list.kind !== 'items' && list.kind !== 'sequence')) return false;
  const headings = list.items.flatMap(({ heading, body }) => (body === undefined ? heading.toLowerCase() : []));
  const named = chart.rows.filter(({ label }) => headings.some((heading) => heading.includes(label.toLowerCase())));
  return named.length >= Math.max(chart.rows.length, list.items.length) * sameRows;
}

function withoutSaid(
  candidate: Candidate,
  said: ReadonlySet<string>,
  lead: Item | undefined,
  chosen: readonly Candidate[],
): Candidate {
  const figures = chosen.flatMap(({ module }) => (module.kind === 'numbers' ? module.figures : []));
  const isLed = chosen.some(({ module }) => rows.has(module.kind));
  const { module, worth = [], freed } = candidate;
  if (module.kind === 'numbers') return { ...candidate, module: withoutSaidFigures(module, said, lead, isLed) };
  if (module.kind !== 'statements') return candidate;
  const left = module.items.map((item): Item | undefined => {
    const [own = '', under] = (item.sentence ?? '').split('\n');
    if (item !== candidate.lead && isCharted(item, chosen)) return undefined;
    if (item === candidate.lead) {
      if (figures.some((figure) => saysFact(figure, candidate.fact ?? item))) return undefined;
      const isRepeated = [...said].some(
        (value) => value === under || (value.length <= maxValueChars && includesNumber(item.body ?? '', value)),
      );
      return isRepeated ? (candidate.fact ?? item) : item;
    }
    if (
      said.has(own) ||
      [...said].some((value) => value.length <= maxValueChars && includesNumber(item.heading, value))
    )
      return under === undefined || said.has(under) ? undefined : freed?.get(under);
    return under !== undefined && said.has(under) ? { heading: item.heading, sentence: own } : item;
  });
  const items = left.filter((item) => item !== undefined);
  return { ...candidate, module: { ...module, items }, worth: worth.filter((_, index) => left[index] !== undefined) };
}

function fitToRoom({ module, worth = [] }: Candidate, room: number): BriefModule | undefined {
  if (module.kind === 'numbers' && module.figures.length === 0) return undefined;
  if (module.kind !== 'statements') return module;
  const lengths = module.items.map(({ heading, body = '' }) => measureDrawnLength(heading) + measureDrawnLength(body));
  const order = module.items.map((_, index) => index).toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
  const kept = new Set<number>();
  let used = 0;
  for (const index of order) {
    used += lengths[index] ?? 0;
    if (used <= room) kept.add(index);
  }
  const items = module.items.filter((_, index) => kept.has(index));
  return items.length >= Math.min(minLeft, module.items.length) && items.length > 0 ? { ...module, items } : undefined;
}

function rankCandidates(candidates: readonly Candidate[], asked: ShapeName | undefined): Candidate[] {
  const computeBid = ({ module }: Candidate) => module.sure * module.weight + (getShape(module) === asked ? wished : 0);
  return candidates.toSorted((a, b) => computeBid(b) - computeBid(a));
}

interface Decision {
  readonly candidate: Candidate;
  readonly chosen?: Candidate;
  readonly reason?: string;
}

export function decideModules(candidates: readonly Candidate[], asked: ShapeName | undefined): Decision[] {
  const chosen: Candidate[] = [];
  const said = new Set<string>();
  const led = candidates.find((candidate) => candidate.lead !== undefined);
  const lead = led?.fact ?? led?.lead;
  let left = volumeChars;
  const findTurn = ({ module: { kind } }: Candidate) =>
    kind === 'statements' || kind === 'thesis' ? 2 : kind === 'numbers' ? 1 : 0;
  const decide = (candidate: Candidate): Decision => {
    const module = fitToRoom(withoutSaid(candidate, said, lead, chosen), chosen.length === 0 ? volumeChars : left);
    if (module === undefined) return { candidate, reason: 'too little that is not said already or has room' };
    const isFree = module.kind === 'quote' || module.kind === 'picture' || getShape(module) === asked;
    if (module.sure < sure && !isFree) return { candidate, reason: `less sure than ${sure}` };
    const { sentences } = listContent(module);
    const isLed = rankCandidates(chosen, asked)[0]?.lead !== undefined;
    if (module.kind === 'thesis' && isLed && !isFree) return { candidate, reason: 'the statements say the main fact' };
    if (module.kind === 'thesis' && !isFree && chosen.some((one) => isFigured(module, one.module)))
      return { candidate, reason: 'a number says it' };
    const again = sentences.filter((sentence) => said.has(sentence)).length;
    const mayRepeat = module.kind === 'numbers' || module.kind === 'chart' || module.kind === 'thesis';
    if (!mayRepeat && again > sentences.length * repeated)
      return { candidate, reason: `${again} of ${sentences.length} sentences are said already` };
    if (chosen.some((one) => showsRows(module, one.module) || showsRows(one.module, module)))
      return { candidate, reason: 'its rows are drawn already' };
    const length = measureLength(module);
    if (chosen.length > 0 && length > left) return { candidate, reason: `${length} letters, room for ${left}` };
    if (rows.has(module.kind) && chosen.filter((other) => rows.has(other.module.kind)).length >= 2)
      return { candidate, reason: 'two rows of items are enough' };
    if (chosen.some((other) => other.module.kind === module.kind && getShape(other.module) === getShape(module)))
      return { candidate, reason: 'a module of its shape is chosen' };
    const fitting = { ...candidate, module };
    chosen.push(fitting);
    left -= length;
    for (const sentence of module.kind === 'chart' ? [] : sentences)
      for (const part of [sentence, ...sentence.split('\n')]) said.add(part);
    if (module.kind === 'numbers') for (const { value } of module.figures) said.add(value);
    if (module.kind === 'chart')
      // A row's sign stands for its sentence's verb.
      for (const { text, other } of module.rows)
        for (const value of [text, text.replace(/^[+−]/u, ''), other?.text ?? text])
          said.add(value).add(value.toLowerCase());
    return { candidate, chosen: fitting };
  };
  return rankCandidates(candidates, asked)
    .toSorted((a, b) => findTurn(a) - findTurn(b))
    .map(decide);
}

export const selectModules = (candidates: readonly Candidate[], asked: ShapeName | undefined): Candidate[] =>
  rankCandidates(
    decideModules(candidates, asked).flatMap(({ chosen }) => chosen ?? []),
    asked,
  );
