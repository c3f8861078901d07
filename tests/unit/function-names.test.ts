import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** First words of functions that say what is done, or what is so. */
const verbs = new Set(
  `accept adapt add adds adjust advance after align allow allows answer append apply are arrange ask asks assemble assert assess
  authorise await awaits balance beat begin belongs bid binds blend break bring broadcast build call calm can
  cancel capitalize caption capture cast change charge check choose claim clamp clean clear clip close collect color compile
  complete completes compose compute connect contains continue continues contradicts convert copy count counts
  cover covers create critique crop cut decide decode define delete deny derive describe detect do does download
  draft draw draws dress drop dwell dwells earn ellipsise emit encode end ends ensure enter equals erase escape
  exceeds expect expire explain export extract factor fail favor feels fetch fill filter find finds fit fits
  flatten float floats focus fold follow fork format frame generalises get goes grab grant group grow guard guess handle
  hang hangs has hash have hide hides hold holds identify ignore illustrate import index init insert install
  introduce introduces invite is isolate issue join judge keep keeps knows lacks lay layout leads leans learn lease
  leave leaves lighten limit list listen load lock log look looks loses make map mark match matches may measure
  meet meets mention mentions merge migrate mirror mix mocks mount mourns move multiply must name names needs
  needsPermission normalise normalize note notify offer open opens oppose opposes order overlap overlaps own pack
  paint parse part patch pay perform persist photograph pick place point points post prepare print prune pull
  purge push put rank rasterise rate read recolor record redo reduce refund refuse register reject release remake
  remove render repair repeat repeats replace report request reset reshape resolve respond restate restates
  restore resume resumes retry return reverse reverses revive revoke rotate roughen round run save says scale scan
  score scroll seal search seek select sells send serialise serve set settle shape share shift shorten should show shrink
  shows sign simplify skip sniff sort spawn speaks spend split stack stands star start starts stay stem step stop
  store strip suits supports switch take takes tell test thin think throttle throw tidy tint to toggle tokenise
  tokenize trace transact trim try turn undo unite unlock unpack unwrap update use uses validate vary verify visit
  wait walk wants was wasKept watch weigh weight with without work wrap write`.split(/\s+/),
);

/** Exported functions of a text whose first word is none; components have a capital. */
function listNouns(text: string): string[] {
  const { program } = parseSync('names.tsx', text);
  return program.body
    .flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
      if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : [];
      if (declared?.type !== 'VariableDeclaration') return [];
      return declared.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init?.type.includes('Function') ? [id.name] : [],
      );
    })
    .filter((name) => /^[a-z]/.test(name) && !verbs.has(/^[a-z\d]+/.exec(name)?.[0] ?? ''));
}

/** `t()`, as in other projects. */
const maxNouns = 1;

describe('exported functions', () => {
  it.each([
    ['export function findTitle() {}', []],
    ['export const isShort = () => true;', []],
    ['export const useToast = () => {};', []],
    ['export function Footer() {}', []],
    ['export const max = 3;', []],
    ['function title() {}', []],
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
