import type { Material } from '../material/material.ts';
import { fitsTemplate } from '../situations/fit.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { findDryLines } from './dry-lines.ts';
import type { JokeCandidate } from './score.ts';

/** A template with its roles for a headline and a line. */
const beside = [
  ['breakfast', 'news', 'remark'],
  ['sofa', 'screen', 'remark'],
] as const;
const maxHeadlineWords = 16;

interface PlainLines {
  readonly alone: readonly JokeCandidate[];
  readonly replied: readonly JokeCandidate[];
}

/** The source's plain statements, read out as news, and beside its headline: later ideas for a source that holds few. */
export function listPlainLines(material: Material): PlainLines {
  const { statements, title, isNameless, topic } = material;
  const [first, second = first] = findDryLines(topic ?? title, material);
  if (first === undefined || second === undefined) return { alone: [], replied: [] };
  const headline = statements.find(({ isHeadline }) => isHeadline)?.text ?? toCaptionText(title);
  const isShown = !isNameless && countWords(headline) <= maxHeadlineWords;
  const replied = beside.map(
    ([template, said, reply]): JokeCandidate => ({
      template,
      captions: { [said]: headline, [reply]: second.text },
      signal: second.value,
    }),
  );
  return {
    alone: [{ template: 'newsroom', captions: { headline: first.text }, signal: first.value }],
    replied: isShown ? replied.filter(fitsTemplate) : [],
  };
}
