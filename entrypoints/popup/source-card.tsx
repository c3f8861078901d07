import { Icon } from '../../components/icon.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Thumbnail } from '../../components/thumbnail.tsx';
import type { Capture, Target } from '../../lib/capture/capture.ts';
import { targetsOf } from '../../lib/capture/targets.ts';
import { type WordKey, words } from '../../lib/settings/words.ts';

interface SourceCardProps {
  readonly capture: Capture;
  readonly target: Target;
  readonly onTarget: (target: Target) => void;
}

const targetNames: Readonly<Record<Target, WordKey>> = {
  page: 'target_page',
  selection: 'target_selection',
  image: 'target_image',
  link: 'target_link',
  file: 'target_file',
};

/** Characters of the selection that are shown: enough to recognise it. */
const longestExcerpt = 240;

/** What was captured, and the choice among it where there is one. */
export function SourceCard({ capture, target, onTarget }: SourceCardProps) {
  const { page, selection, image, link, file } = capture;
  const targets = targetsOf(capture);
  const named = { page: '', selection: '', image: image?.name, link: link?.text, file: file?.name }[target];
  const address = { page: '', selection: '', image: '', link: link?.url, file: file?.address }[target] || page.url;
  return (
    <section className="source" aria-label={words('target')}>
      {targets.length > 1 && (
        <Segmented
          legend={words('target')}
          segments={targets.map((value) => ({ value, label: words(targetNames[value]), icon: value }))}
          value={target}
          onChange={onTarget}
        />
      )}
      <div className="source-body">
        {target === 'image' ? (
          <Thumbnail blobId={image?.blobId} alt="" />
        ) : (
          <span className="source-glyph">
            <Icon name={target} />
          </span>
        )}
        <div className="source-words">
          <h2 className="source-title">{named || page.title || addressWords(address)}</h2>
          <p className="source-address">
            <bdi>{addressWords(address)}</bdi>
          </p>
          {target === 'selection' && selection && <blockquote>{excerpt(selection)}</blockquote>}
        </div>
      </div>
    </section>
  );
}

/** An address as people say it. */
function addressWords(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const path = url.pathname === '/' ? '' : url.pathname;
  try {
    return `${url.host.replace(/^www\./, '')}${decodeURI(path)}`;
  } catch {
    // A path that is not UTF-8 is shown as it is written.
    return `${url.host}${path}`;
  }
}

/** The selection's first words, without the marks that carry its structure. */
function excerpt(selection: string): string {
  const text = selection
    .replace(/\n*Source: .*$/s, '')
    .replace(/^[\s>#|*-]+|^\d+\.\s|\s*\|\s*/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt).trimEnd()}…` : text;
}
