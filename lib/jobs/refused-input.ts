import type { InfographicFields, MemeFields, PartName } from '../contract/index.ts';
import type { JobRecord } from './record.ts';

export const inputs = [
  'source',
  'aspect',
  'format',
  'brand',
  'brandUrl',
  'outcome',
  'styleNotes',
  'fontName',
  'fontCssUrl',
  'reference',
  'referenceNote',
  'audienceNote',
  'avoidNote',
] as const;
export type Input = (typeof inputs)[number];

type Unasked = 'enableCritique';
type Field = Exclude<keyof InfographicFields | keyof MemeFields | PartName, Unasked>;

/** Names every field of a create, so that a new one cannot be forgotten here. */
const inputsByField: Readonly<Record<Field, Input>> = {
  sourceUrl: 'source',
  sourceText: 'source',
  sourceImage: 'source',
  sourcePdf: 'source',
  sourcePptx: 'source',
  brandUrl: 'brandUrl',
  brandProfileId: 'brand',
  aspectRatio: 'aspect',
  outputFormat: 'format',
  fontName: 'fontName',
  fontCssUrl: 'fontCssUrl',
  styleNotes: 'styleNotes',
  referenceImage: 'reference',
  referenceNote: 'referenceNote',
  outcome: 'outcome',
  audienceNote: 'audienceNote',
  avoidNote: 'avoidNote',
};
const inputsByName: ReadonlyMap<string, Input> = new Map(Object.entries(inputsByField));
const fieldName = new RegExp(`\\b(?:${[...inputsByName.keys()].join('|')})\\b`);

const inputsByCode: ReadonlyMap<string, Input> = new Map(
  Object.entries({
    no_source: 'source',
    many_sources: 'source',
    too_large: 'source',
    unsupported_source: 'source',
    unsupported_type: 'source',
    unprocessable: 'source',
    empty_source: 'source',
    too_little_text: 'source',
    links_only: 'source',
    no_article: 'source',
    many_posts: 'source',
    post_unreadable: 'source',
    image_unreadable: 'source',
    image_too_large: 'source',
    pptx_damaged: 'source',
    pdf_damaged: 'source',
    pdf_encrypted: 'source',
    scan_too_large: 'source',
    archive_too_large: 'source',
    read_too_slow: 'source',
    url_unreachable: 'source',
    url_refused: 'source',
    url_not_a_page: 'source',
    page_not_captured: 'source',
    no_joke: 'source',
    no_meme: 'source',
    harmful: 'source',
    self_harm: 'source',
    letters_missing: 'source',
    brand_unreadable: 'brandUrl',
    reference_unreadable: 'reference',
  } as const),
);

/** Returns the input that the service's code or words blame; undefined if unclear. */
export function findRefusedInput({ state, error }: Pick<JobRecord, 'state' | 'error'>): Input | undefined {
  if (state !== 'failed' || !error) return undefined;
  const [field = ''] = fieldName.exec(`${error.detail ?? ''} ${error.message}`) ?? [];
  return (
    inputsByName.get(field) ??
    inputsByCode.get(error.code ?? '') ??
    (error.code === 'invalid_request' ? 'source' : undefined)
  );
}
