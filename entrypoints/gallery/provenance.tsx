import { credits } from '../../lib/contract/index.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sourceLink } from '../../lib/jobs/source-link.ts';
import { readStyleNotes } from '../../lib/jobs/style-notes.ts';
import { languageTag } from '../../lib/settings/language.ts';
import { words } from '../../lib/settings/words.ts';
import { Detail } from './detail.tsx';
import { kindName, layoutNames } from './names.ts';

/** Where a picture comes from: its source, what was asked for, by whom it was made, when and at what cost. */
export function Provenance({ job }: { readonly job: JobRecord }) {
  const link = sourceLink(job);
  const isFree = job.connection.type === 'device';
  const refunded = job.state === 'refunded';
  return (
    <section className="viewer-part">
      <h3>{words('details')}</h3>
      <dl className="details">
        {link && (
          <Detail name={words('detail_source')}>
            <a href={link} target="_blank" rel="noreferrer">
              {job.source.title || link}
            </a>
          </Detail>
        )}
        <Detail name={words('detail_when')}>
          {new Date(job.createdAt).toLocaleString(languageTag(), { dateStyle: 'long', timeStyle: 'short' })}
        </Detail>
        <Detail name={words('detail_where')}>
          {job.connection.type === 'device'
            ? words('connection_device')
            : (URL.parse(job.connection.baseUrl)?.host ?? job.connection.baseUrl)}
        </Detail>
        <Detail name={words('detail_cost')}>
          {isFree || refunded ? words('detail_cost_none') : words('detail_cost_credits', String(credits[job.kind]))}
        </Detail>
        <Detail name={words('detail_options')}>{optionsOf(job)}</Detail>
        {job.answer?.prompt && <Detail name={words('detail_prompt')}>{job.answer.prompt}</Detail>}
        {job.delivery && !job.delivery.unsaved && <Detail name={words('detail_file')}>{job.delivery.fileName}</Detail>}
      </dl>
    </section>
  );
}

/** What was asked for: kind, shape and format, then what the notes say. */
function optionsOf({ kind, request, picture }: JobRecord): string {
  const { aspectRatio, outputFormat, styleNotes } = request.fields;
  const { brandColor, layout, words: own } = readStyleNotes(styleNotes);
  const layoutKey = Object.entries(layoutNames).find(([name]) => name === layout)?.[1];
  const size = picture?.width ? `${picture.width} × ${picture.height}` : undefined;
  const options = [
    kindName(kind),
    aspectRatio,
    size,
    outputFormat?.toUpperCase(),
    brandColor,
    layoutKey && words(layoutKey),
    own,
  ];
  return options.filter(Boolean).join(' · ');
}
