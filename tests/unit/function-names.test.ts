import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Typed {
  readonly type: string;
}
interface Named {
  readonly name?: string;
}

/** First words of functions that say what is done, or what is so. */
const verbs = new Set(
  `abort accept act adapt add adds adjust advance after align allow allows announce answer append apply are arrange
  ask asks assemble assert assess assign authenticate authorise await awaits balance beat begin belongs bend bid
  binds blend break bring broadcast build call calm can cancel capitalize caption capture cast casts change changes
  charge check choose claim clamp clashes clean clear clings clip clone close collect color combine compare
  compile complete completes compose compute connect contains continue continues contradict contradicts convert
  copy count counts cover covers create critique crop cut decide decode define delay delete denies deny derive
  describe detect discard discount distribute do does download draft draw draws dress drop dwell dwells earn
  ellipsise emit encode end ends enlarge ensure enter equals erase escape estimate exceeds exchange expect expire
  explain export extend extract factor fail favor feels fetch fill filter find finds finish fit fits flatten flip
  float floats flush focus fold follow follows forget fork format frame gather generalises get goes grab grant
  group grow guard guess handle hang hangs has hash have hide hides hold holds identify ignore illustrate import
  includes index inflate init inject insert install intersect introduce introduces invite is isolate issue join
  judge keep keeps knows lacks lay layout leads leans learn lease leave leaves lift lighten limit list listen load
  lock log look looks loses lower make map mark match matches may measure meet meets mention mentions merge
  migrate mirror mix mocks mount mourns move multiply must name names needs needsPermission normalise normalize
  note notify number objects offer on open opens oppose opposes order overlap overlaps own pack pad paint parse
  part parts patch pay perform persist photograph pick place point points post prepare press print prune pull
  purge push put quote raise rank rasterise rate read recolor record redo redraw reduce refresh refund refuse
  register reject release remake remove rename render renew reopen repair repeat repeats replace reply report
  request reserve reset reshape resize resolve respond restate restates restore resume resumes retry return
  reverse reverses revive revoke rotate roughen round run save says scale scan score scroll seal search seek
  select sells send serialise serve set sets settle shape share shift shorten should show shows shrink sift sign
  simplify skip sniff sort spawn speaks spend split spread squeeze stack stamp stands star start starts states
  stay stays stem step stop store strip submit subscribe subtract suits sum summarize supports swap sweep switch
  take takes tell test thin think throttle throw tidy tint to toggle tokenise tokenize top touch touches trace
  transact trim try turn undo unite unlock unpack untag unwrap update use uses validate vary verify visit wait
  wake walk wants was wasKept watch weigh weight with without work wrap wraps write`.split(/\s+/),
);

/** Functions declared anywhere in a tree, also within others. */
function listFunctions(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listFunctions);
  if (typeof value !== 'object' || value === null) return [];
  const { type, id, init } = value as { readonly type?: string; readonly id?: Named; readonly init?: Typed };
  const isFunction =
    type === 'FunctionDeclaration' || (type === 'VariableDeclarator' && /^(?:Arrow)?Function/.test(init?.type ?? ''));
  return [...(isFunction && id?.name ? [id.name] : []), ...Object.values(value).flatMap(listFunctions)];
}

/** Functions of a text whose first word is none; components have a capital. */
function listNouns(text: string): string[] {
  return listFunctions(parseSync('names.tsx', text).program.body).filter(
    (name) => /^[a-z]/.test(name) && !verbs.has(/^[a-z\d]+/.exec(name)?.[0] ?? ''),
  );
}

/** `t()`, as in other projects. */
const maxNouns = 1;

describe('functions, exported or not', () => {
  it.each([
    ['export function findTitle() {}', []],
    ['export const isShort = () => true;', []],
    ['export const useToast = () => {};', []],
    ['export function Footer() {}', []],
    ['export const max = 3;', []],
    ['function title() {}', ['title']],
    ['function findTitle() { const title = () => 1; }', ['title']],
    ['const title = find(() => 1);', []],
    ['export function title() {}', ['title']],
    ['export const sentText = (text: string) => text;', ['sentText']],
  ])('of “%s” without a verb: %j', (text, nouns) => {
    expect(listNouns(text)).toEqual(nouns);
  });

  it('are named by verbs', () => {
    const files = globSync('{lib,components,entrypoints}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !file.endsWith('.d.ts') && !/\/languages\/[a-z]{2}\//.test(file),
    );
    expect(files.length).toBeGreaterThan(500);
    const nouns = files.flatMap((file) =>
      listNouns(readFileSync(resolve(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(nouns.slice(maxNouns)).toEqual([]);
  });
});
