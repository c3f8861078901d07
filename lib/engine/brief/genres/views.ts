import type { Metadata } from '../../document.ts';
import { joinAlternatives, type Pick } from '../../languages/patterns.ts';
import type { views } from '../../languages/words/brief-words.ts';

type Opinion = (typeof views)[number];

const matchWholeText = (pick: Pick): RegExp => new RegExp(`^(?:${joinAlternatives(pick)})$`, 'iu');
const sections: readonly (readonly [Opinion, RegExp])[] = [
  ['satire', matchWholeText(({ brief }) => brief?.genre?.satireSection)],
  ['opinion', matchWholeText(({ brief }) => brief?.genre?.opinionSection)],
];

/** "Opinion: …", "… | Opinion" */
const labels = /^([^:|]{3,24})\s?[:|]\s|\s[|–-]\s([^|:–-]{3,24})$/gu;

function listFolders(url: string | undefined): string[] {
  const path =
    URL.parse(url ?? '')
      ?.pathname.split('/')
      .slice(1, -1) ?? [];
  return path.map((folder) => {
    try {
      return decodeURIComponent(folder).replaceAll('-', ' ');
    } catch {
      return folder;
    }
  });
}

export function findView({ schemaType = '', section = '', title = '', url }: Metadata): Opinion | undefined {
  if (/^Satir/.test(schemaType)) return 'satire';
  if (/^Opinion/.test(schemaType)) return 'opinion';
  const labelled = Array.from(title.matchAll(labels), ([, before, behind]) => before ?? behind ?? '');
  const names = [section, ...section.split(/\s?[/,|>›»]\s?/u), ...labelled, ...listFolders(url)].map((name) =>
    name.trim(),
  );
  return sections.find(([, named]) => names.some((name) => named.test(name)))?.[0];
}

export const isViewName = (section: string): boolean => sections.some(([, named]) => named.test(section.trim()));
