import type { Block } from '../../document.ts';
import { matchWords, perPageLanguage } from '../../languages/patterns.ts';
import type { Branch } from '../../modules.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { countTextWords, measureDrawnLength, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const getWhole = perPageLanguage((among) => matchWords(({ brief }) => brief?.hierarchy?.whole, 'iu', among));

/** Drawn letters of a label; most branches on the first and on lower levels. */
const budgets = { label: 34, branches: 6, leaves: 5 };
const maxWords = 5;

type Items = Extract<Block, { type: 'list' }>['items'];

function findLabel(text: string): string {
  const [head = ''] = tidy(text).split(/\s*[:：]\s|\s[–—]\s/);
  return head.replace(/[:：.;,。、]$/, '');
}

function listBranches(items: Items): Branch[] {
  const branches: { label: string; children: Branch[] }[] = [];
  for (const { text, level } of items) {
    const label = findLabel(text);
    if (level === 0) branches.push({ label, children: [] });
    else if (level === 1) branches.at(-1)?.children.push({ label, children: [] });
  }
  return branches;
}

const canLabelNode = (label: string, { language }: LanguageWords) =>
  label !== '' &&
  measureDrawnLength(label) <= budgets.label &&
  countTextWords(label) <= maxWords &&
  !isBoilerplate(label, language) &&
  /\p{L}/u.test(label);

function isTree(branches: readonly Branch[], words: LanguageWords): boolean {
  const labels = branches.flatMap(({ label, children }) => [label, ...children.map((child) => child.label)]);
  return (
    branches.length >= 2 &&
    branches.length <= budgets.branches &&
    branches.filter(({ children }) => children.length >= 2).length >= 2 &&
    branches.every(({ children }) => children.length <= budgets.leaves) &&
    labels.every((label) => canLabelNode(label, words)) &&
    new Set(labels.map((label) => label.toLowerCase())).size === labels.length
  );
}

const sureness = { announced: 0.88, main: 0.6, aside: 0.3 };

export function findHierarchy({ outline, title = '', fullTitle, words }: Reading): Candidate[] {
  const letters = outline.sentences.reduce((sum, { text }) => sum + text.length, 1);
  for (const { block, lead } of outline.nests) {
    const roots = block.items.filter(({ level }) => level === 0);
    const [only] = roots;
    const inner =
      roots.length === 1 ? block.items.slice(1).map(({ text, level }) => ({ text, level: level - 1 })) : block.items;
    const children = listBranches(inner);
    if (!isTree(children, words)) continue;
    const named = [roots.length === 1 ? findLabel(only?.text ?? '') : '', findLabel(lead), title].find((text) =>
      canLabelNode(text, words),
    );
    const label = named ?? title;
    const size = block.items.reduce((sum, { text }) => sum + text.length, 0);
    const whole = getWhole(words.language);
    const isAnnounced = whole.test(fullTitle) || whole.test(lead);
    const sure = isAnnounced ? sureness.announced : size > letters * 0.5 ? sureness.main : sureness.aside;
    const why = 'nested list of short labels';
    return [
      { module: { kind: 'items', form: 'hierarchy', items: [], tree: { label, children }, sure, weight: 1, why } },
    ];
  }
  return [];
}
