import type { Brief, MemeDraft } from '../engine/brief.ts';
import type { BriefModule, ModuleOf } from '../engine/modules.ts';
import type { Path } from './change.ts';
import { type FieldGroup, type FieldItem, type FieldList, type FieldName, type TextField, toField } from './field.ts';

export function listFields(brief: Brief): readonly FieldGroup[] {
  const header: FieldGroup = {
    kind: 'header',
    fields: [
      toField(['kicker'], 'kicker', brief.kicker),
      toField(['title'], 'title', brief.title),
      toField(['subtitle'], 'subtitle', brief.subtitle),
      toField(['source'], 'source', brief.source),
    ],
    ...(brief.hero && { drawing: { path: ['hero', 'drawings', 0], name: brief.hero.drawings[0] } }),
  };
  return [header, ...(brief.modules ?? []).map((module, index) => toGroup(module, index))];
}

interface DrawnTexts {
  readonly sentence?: string | undefined;
  readonly drawing?: string | undefined;
}

function toItem(
  path: Path,
  { sentence, drawing }: DrawnTexts,
  fields: readonly (readonly [FieldName, string, string?])[],
): FieldItem {
  return {
    fields: fields.map(([name, key, value]) => toField([...path, key], name, value)),
    drawing: { path: [...path, 'drawing'], name: drawing },
    sentence,
  };
}

type GroupParts = Pick<FieldGroup, 'fields' | 'lists'>;
const toList = (
  path: Path,
  items: readonly FieldItem[],
  blank: unknown,
  fields: readonly TextField[] = [],
): FieldList => ({ path, fields, items, blank });

const toGroup = (module: BriefModule, index: number): FieldGroup => ({
  kind: module.kind,
  index,
  ...listParts(module, ['modules', index]),
});

function listParts(module: BriefModule, base: Path): GroupParts {
  switch (module.kind) {
    case 'thesis':
      return { fields: [toField([...base, 'text'], 'thesis', module.text)] };
    case 'quote':
      return {
        fields: [
          toField([...base, 'text'], 'quote', module.text),
          toField([...base, 'speaker'], 'speaker', module.speaker),
          toField([...base, 'role'], 'role', module.role),
        ],
      };
    case 'picture':
      return { fields: [toField([...base, 'caption'], 'caption', module.caption)] };
    case 'numbers':
      return listFigures(module, [...base, 'figures']);
    case 'chart':
      return listChart(module, base);
    case 'table':
      return listTable(module, base);
    case 'sequence':
      return listSequence(module, [...base, 'items']);
    case 'items':
    case 'statements':
      return listItems(module, [...base, 'items']);
    case 'sides':
      return module.topics ? listRows(module, base) : { fields: [], lists: listSides(module, base) };
  }
}

function listFigures({ figures }: ModuleOf<'numbers'>, path: Path): GroupParts {
  const items = figures.map((figure, at) =>
    toItem([...path, at], figure, [
      ['value', 'value', figure.value],
      ['label', 'label', figure.label],
    ]),
  );
  return { fields: [], lists: [toList(path, items, { value: '', label: '' })] };
}

function listChart({ measure, unit, rows }: ModuleOf<'chart'>, base: Path): GroupParts {
  const path = [...base, 'rows'];
  const items = rows.map((row, at) =>
    toItem([...path, at], row, [
      ['label', 'label', row.label],
      ['value', 'text', row.text],
    ]),
  );
  return {
    fields: [toField([...base, 'measure'], 'measure', measure), toField([...base, 'unit'], 'unit', unit)],
    lists: [toList(path, items, { label: '', value: 0, text: '0' })],
  };
}

function listTable({ caption, header, rows }: ModuleOf<'table'>, base: Path): GroupParts {
  const path = [...base, 'rows'];
  const toCells = (at: Path, row: readonly string[]) =>
    row.map((cell, column) => toField([...at, column], 'cell', cell));
  return {
    fields: [toField([...base, 'caption'], 'caption', caption), ...toCells([...base, 'header'], header)],
    lists: [
      toList(
        path,
        rows.map((row, at) => ({ fields: toCells([...path, at], row) })),
        rows[0]?.map(() => '') ?? [''],
      ),
    ],
  };
}

function listSequence({ form, items }: ModuleOf<'sequence'>, path: Path): GroupParts {
  const isDated = form === 'timeline';
  const fields = items.map((item, at) =>
    toItem([...path, at], item, [
      ...(isDated ? ([['date', 'date', item.date]] as const) : []),
      ...(item.value === undefined ? [] : ([['value', 'value', item.value]] as const)),
      ['heading', 'heading', item.heading],
      ['body', 'body', item.body],
    ]),
  );
  return { fields: [], lists: [toList(path, fields, { heading: '', ...(isDated && { date: '' }) })] };
}

function listItems(module: ModuleOf<'items' | 'statements'>, path: Path): GroupParts {
  const items = module.items.map((item, at) =>
    toItem([...path, at], item, [
      ['heading', 'heading', item.heading],
      ['body', 'body', item.body],
    ]),
  );
  return { fields: [], lists: [toList(path, items, { heading: '' })] };
}

const listSides = ({ sides }: ModuleOf<'sides'>, base: Path): FieldList[] =>
  sides.map(({ name, items }, at) => {
    const path = [...base, 'sides', at, 'items'];
    const fields = items.map((item, place) =>
      toItem([...path, place], item, [
        ['heading', 'heading', item.heading],
        ['body', 'body', item.body],
      ]),
    );
    return toList(path, fields, { heading: '' }, [toField([...base, 'sides', at, 'name'], 'side', name)]);
  });

/** Sides compared by topic: names, then a row per topic with each side's text. */
function listRows({ topics = [], sides }: ModuleOf<'sides'>, base: Path): GroupParts {
  const rows = topics.map((topic, row) => ({
    fields: [
      toField([...base, 'topics', row], 'topic', topic),
      ...sides.flatMap(({ name, items }, at) => {
        const path = [...base, 'sides', at, 'items', row];
        const item = items[row];
        if (!item) return [];
        const heading = { ...toField([...path, 'heading'], 'heading', item.heading), of: name };
        return item.body === undefined
          ? [heading]
          : [heading, { ...toField([...path, 'body'], 'body', item.body), of: name }];
      }),
    ],
  }));
  return {
    fields: sides.map(({ name }, at) => toField([...base, 'sides', at, 'name'], 'side', name)),
    lists: [toList([...base, 'topics'], rows, '')],
  };
}

export const listCaptions = ({ captions }: MemeDraft, roles: readonly string[]): readonly TextField[] =>
  roles.map((role) => toField(['captions', role], 'caption', captions[role]));

export const listAll = (groups: readonly FieldGroup[]): readonly TextField[] =>
  groups.flatMap(({ fields, lists = [] }) => [
    ...fields,
    ...lists.flatMap((list) => [...list.fields, ...list.items.flatMap((item) => item.fields)]),
  ]);

const toFoldedLetters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the field with this text, else the shortest containing it (heading and body drawn as one), else one contained. */
export function findField(groups: readonly FieldGroup[], drawn: string): TextField | undefined {
  const wanted = toFoldedLetters(drawn);
  if (wanted === '') return undefined;
  const texts = listAll(groups)
    .map((field) => ({ field, text: toFoldedLetters(field.value) }))
    .filter(({ text }) => text !== '');
  const holding = texts.filter(({ text }) => text.includes(wanted)).toSorted((a, b) => a.text.length - b.text.length);
  const held = texts.filter(({ text }) => wanted.includes(text)).toSorted((a, b) => b.text.length - a.text.length);
  return (texts.find(({ text }) => text === wanted) ?? holding[0] ?? held[0])?.field;
}
