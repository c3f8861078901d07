import type { Brief } from '../engine/brief.ts';
import type { BriefModule, Item } from '../engine/modules.ts';

/** Keys and indices, outermost first (`['modules', 0, 'items', 2, 'heading']`). */
export type Path = readonly (string | number)[];

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };

export function readAt(brief: Brief, path: Path): unknown {
  let value: unknown = brief;
  for (const step of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[step];
  }
  return value;
}

function writeAt<Value>(value: Value, [step, ...rest]: Path, written: unknown): Value {
  if (step === undefined) return written as Value;
  if (Array.isArray(value)) {
    return value.map((each, index) => (index === step ? writeAt(each, rest, written) : each)) as Value;
  }
  const own = value as Readonly<Record<string, Json>>;
  const { [String(step)]: before, ...others } = own;
  const after = rest.length === 0 ? written : writeAt(before ?? {}, rest, written);
  // Keeps the keys' order, so that an undone change gives the same JSON.
  if (after === undefined) return others as Value;
  return Object.fromEntries(
    Object.keys(own).includes(String(step))
      ? Object.entries(own).map(([name, each]) => [name, name === step ? after : each])
      : [...Object.entries(own), [step, after]],
  ) as Value;
}

const setValue = (brief: Brief, path: Path, value: unknown): Brief => writeAt(brief, path, value);

/** Empty optional texts are removed, others stay empty. */
const optionalTexts: ReadonlySet<Path[number] | undefined> = new Set([
  'kicker',
  'subtitle',
  'source',
  'body',
  'date',
  'measure',
  'unit',
  'caption',
  'speaker',
  'role',
]);

/** Sets a text without its sentence and ellipses; removes an empty optional text. */
export function setText(brief: Brief, path: Path, text: string): Brief {
  const name = path.at(-1);
  const typed = setValue(brief, path, text.trim() === '' && optionalTexts.has(name) ? undefined : text);
  const changed = name === 'text' ? withValue(typed, path, text) : typed;
  const ownerPath = path.slice(0, -1);
  const owner = readAt(changed, ownerPath) as Partial<Item> | undefined;
  if (ownerPath.length === 0 || owner === undefined || Array.isArray(owner)) return changed;
  const texts = [owner.heading, owner.body, text].join('\n');
  const lost = (['mark', 'figure'] as const).filter(
    (name) => owner[name] !== undefined && !texts.includes(owner[name]),
  );
  const cleared = lost.reduce((all, name) => setValue(all, [...ownerPath, name], undefined), changed);
  return owner.sentence === undefined ? cleared : setValue(cleared, [...ownerPath, 'sentence'], undefined);
}

/** Replaces a text by a sentence of the source; texts that continued the old one are removed. */
export function setSentence(brief: Brief, path: Path, sentence: string): Brief {
  const ownerPath = path.slice(0, -1);
  const typed = setText(brief, path, sentence);
  const owner = readAt(typed, ownerPath);
  if (ownerPath.length === 0 || Array.isArray(owner)) return typed;
  const alone = path.at(-1) === 'heading' ? ['body', 'isInseparable'] : [];
  const cleared = alone.reduce((before, name) => setValue(before, [...ownerPath, name], undefined), typed);
  return setValue(cleared, [...ownerPath, 'sentence'], sentence);
}

function withValue(brief: Brief, path: Path, text: string): Brief {
  const valuePath = [...path.slice(0, -1), 'value'];
  const [amount] = /[-−]?\d[\d.,\s]*/.exec(text) ?? [];
  if (amount === undefined || typeof readAt(brief, valuePath) !== 'number') return brief;
  const plain = amount
    .replace('−', '-')
    .replace(/[.,\s](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  const value = Number.parseFloat(plain);
  return Number.isFinite(value) ? setValue(brief, valuePath, value) : brief;
}

/** Without a drawing the header keeps its scenery. */
export function setDrawing(brief: Brief, path: Path, name: string | undefined): Brief {
  if (path[0] !== 'hero') return setValue(brief, path, name);
  const { hero } = brief;
  return hero ? { ...brief, hero: { ...hero, drawings: name === undefined ? [] : [name] } } : brief;
}

const listAt = (brief: Brief, path: Path): readonly unknown[] => {
  const list = readAt(brief, path);
  return Array.isArray(list) ? list : [];
};

/** Lists changed together, with new items: a topic is a row of all sides, with its winner. */
function listTogether(brief: Brief, path: Path, blank: unknown): readonly (readonly [Path, unknown])[] {
  if (path.at(-1) !== 'topics') return [[path, blank]];
  const base = path.slice(0, -1);
  const sides = listAt(brief, [...base, 'sides']);
  const ofSides = sides.map((_, at) => [[...base, 'sides', at, 'items'], { heading: '' }] as const);
  const winners = [...base, 'winners'];
  return [[path, blank], ...ofSides, ...(readAt(brief, winners) ? [[winners, null] as const] : [])];
}

export function moveItem(brief: Brief, path: Path, from: number, to: number): Brief {
  const { length } = listAt(brief, path);
  if (from === to || from < 0 || to < 0 || from >= length || to >= length) return brief;
  return listTogether(brief, path, undefined).reduce((before, [each]) => {
    const list = listAt(before, each);
    return setValue(before, each, list.toSpliced(from, 1).toSpliced(to, 0, list[from]));
  }, brief);
}

export function removeItem(brief: Brief, path: Path, index: number): Brief {
  if (!(index in listAt(brief, path))) return brief;
  return listTogether(brief, path, undefined).reduce(
    (before, [each]) => setValue(before, each, listAt(before, each).toSpliced(index, 1)),
    brief,
  );
}

export function addItem(brief: Brief, path: Path, index: number, item: unknown): Brief {
  return listTogether(brief, path, item).reduce(
    (before, [each, blank]) => setValue(before, each, listAt(before, each).toSpliced(index + 1, 0, blank)),
    brief,
  );
}

export const addList = (brief: Brief): Brief => ({
  ...brief,
  modules: [
    ...(brief.modules ?? []),
    { kind: 'items', form: 'list', items: [{ heading: '' }], sure: 1, weight: 1, why: 'added by the user' },
  ],
});

export function withoutEmptyModules(brief: Brief): Brief {
  const modules = brief.modules?.filter((module) => !isEmptyModule(module));
  return modules === undefined || modules.length === brief.modules?.length ? brief : { ...brief, modules };
}

function isEmptyModule(module: BriefModule): boolean {
  switch (module.kind) {
    case 'numbers':
      return module.figures.length === 0;
    case 'chart':
    case 'table':
      return module.rows.length === 0;
    case 'sequence':
    case 'items':
    case 'statements':
      return module.items.length === 0;
    case 'sides':
      return module.sides.every(({ items }) => items.length === 0);
    case 'thesis':
    case 'quote':
      return module.text.trim() === '';
    case 'picture':
      return false;
  }
}
