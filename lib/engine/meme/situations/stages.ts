import { toShare } from '../../random.ts';
import type { Material } from '../material/material.ts';
import { findLineMoods, listReplyDrawings, listThingDrawings, type PairDrawing } from './mood.ts';
import type { Scan } from './situation.ts';

/** Where any line may be said to any headline. */
const anywhere: readonly PairDrawing[] = [
  ['sofa', 'screen', 'remark'],
  ['breakfast', 'news', 'remark'],
  ['iceberg', 'top', 'bottom'],
];
const deadpan: readonly PairDrawing[] = [
  ['weary', 'moment', 'below'],
  ['proud', 'moment', 'below'],
];
/** For a line without a mood: announced, or thought over. */
const plain: ReadonlySet<string> = new Set(['proclaim', 'doubtful']);
/** Added to a scene's luck, 0 to 1: the subject itself, and a face that fits. */
const likelier = { shown: 0.35, felt: 0.3 } as const;

function listShown({ drawing, statements }: Material, headline: string): readonly PairDrawing[] {
  const statement = statements.find(({ isHeadline }) => isHeadline);
  const isTrouble = statement?.isTrouble === true || statement?.isFall === true;
  const scenes = drawing === undefined ? [] : listThingDrawings(isTrouble, toShare(headline));
  return scenes.flatMap(([template, role]): readonly PairDrawing[] =>
    role === 'top' ? [[template, role, 'bottom']] : [],
  );
}

export function listStages(headline: string, line: string, { material, signs }: Scan): readonly PairDrawing[] {
  const isFelt = findLineMoods(line, signs).length > 0;
  const shown = listShown(material, headline);
  const all = [...listReplyDrawings(headline, line, signs), ...anywhere, ...(isFelt ? [] : deadpan), ...shown];
  return [...new Map(all.map((drawing) => [drawing[0], drawing])).values()]
    .map((drawing) => ({
      drawing,
      luck:
        toShare(`${headline} ${line} ${drawing[0]}`) +
        (shown.includes(drawing) ? likelier.shown : 0) +
        (isFelt && !plain.has(drawing[0]) && !anywhere.includes(drawing) ? likelier.felt : 0),
    }))
    .toSorted((a, b) => b.luck - a.luck)
    .map(({ drawing }) => drawing);
}
