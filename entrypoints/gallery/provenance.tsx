import { credits } from '../../lib/contract/index.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sourceLink } from '../../lib/jobs/source-link.ts';
import { readStyleNotes } from '../../lib/jobs/style-notes.ts';
import { readPrompt } from '../../lib/service/prompt.ts';
import { languageTag } from '../../lib/settings/language.ts';
import { shownFileName, words } from '../../lib/settings/words.ts';
import { Detail } from './detail.tsx';
import { kindName, layoutKeyOf } from './names.ts';

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
        {job.answer?.prompt && <Detail name={words('detail_prompt')}>{promptWords(job.answer.prompt)}</Detail>}
        {job.delivery && !job.delivery.unsaved && (
          <Detail name={words('detail_file')}>{shownFileName(job.delivery.fileName)}</Detail>
        )}
      </dl>
    </section>
  );
}

/** What a service says that a picture was drawn from; our own says the same of all, which is told in the person's language. */
function promptWords(prompt: string): string {
  const told = readPrompt(prompt);
  if (!told) return prompt;
  const { kind, form, shows, scouted } = told;
  const layout = kind === 'infographic' ? layoutKeyOf(form) : undefined;
  const lines = [words('labelled', words('tile_facts', kindName(kind), layout ? words(layout) : form), shows)];
  if (scouted) {
    const { heard, silent } = scouted;
    lines.push(
      heard.length > 0 ? words('labelled', words('stage_scout'), heard.join(', ')) : words('stage_scout_skipped'),
    );
    if (silent.length > 0) lines.push(words('detail_silent', silent.join(', ')));
  }
  return lines.join('\n');
}

/** What was asked for: kind, shape and format, then what the notes say. */
function optionsOf({ kind, request, picture }: JobRecord): string {
  const { aspectRatio, outputFormat, styleNotes } = request.fields;
  const { brandColor, layout, words: own } = readStyleNotes(styleNotes);
  const layoutKey = layoutKeyOf(layout);
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
