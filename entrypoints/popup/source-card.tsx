import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { ReadableSource } from '../../components/readable-source.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { type Capture, getPageTitle, type Target } from '../../lib/capture/capture.ts';
import { listTargets } from '../../lib/capture/drafts.ts';
import { withoutWww } from '../../lib/contract/host.ts';
import { formatCount } from '../../lib/i18n/language.ts';
import { type MessageKey, t } from '../../lib/i18n/t.ts';
import { SentText, type SourceCardProps } from './sent-text.tsx';
import { formatBytes, SourceImage, useBytes } from './source-image.tsx';
import type { Read } from './use-reading.ts';

const PagesChoice = lazy(() => import('../../components/previews/pages-choice.tsx'));

const targetNames: Readonly<Record<Target, MessageKey>> = {
  page: 'target_page',
  selection: 'target_selection',
  image: 'target_image',
  link: 'target_link',
  file: 'target_file',
};

export function SourceCard({ capture, onChange, read, isSentAway, isRefused }: SourceCardProps) {
  const { target, page, image, link, file } = capture;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The text may have the focus already.
    if (isRefused && !card.current?.contains(document.activeElement)) card.current?.focus();
  }, [isRefused]);
  const targets = listTargets(capture);
  const named = { page: '', selection: '', image: image?.name, link: link?.text, file: file?.name }[target];
  const address = { page: '', selection: '', image: '', link: link?.url, file: file?.address }[target] || page.url;
  return (
    <section className="source" aria-label={t('target')} ref={card} tabIndex={isRefused ? -1 : undefined}>
      {targets.length > 1 && (
        <Segmented
          legend={t('target')}
          segments={targets.map((value) => ({ value, label: t(targetNames[value]), icon: value }))}
          value={target}
          onChange={(chosen) => onChange({ target: chosen })}
        />
      )}
      <div className="source-body">
        <span className="source-glyph">
          <Icon name={target} />
        </span>
        <div className="source-words">
          <h2 className="source-title">
            <bdi>{named || getPageTitle(capture) || describeAddress(address)}</bdi>
          </h2>
          <p className="source-address">
            <bdi>{describeAddress(address)}</bdi>
          </p>
          {target === 'file' && <FileFacts file={file} read={read} />}
        </div>
      </div>
      {target === 'image' && image && <SourceImage image={image} />}
      {target === 'page' && isSentAway && <SentAs capture={capture} onChange={onChange} />}
      <SentText capture={capture} onChange={onChange} read={read} isSentAway={isSentAway} isRefused={isRefused} />
      {target === 'file' && file && <Pages capture={capture} file={file} onChange={onChange} />}
      {target === 'page' && <ReadableSource url={page.url} />}
    </section>
  );
}

function SentAs({ capture: { pageAs = 'address' }, onChange }: Pick<SourceCardProps, 'capture' | 'onChange'>) {
  return (
    <div className="source-sent-as">
      <Segmented
        legend={t('sent_as')}
        segments={[
          { value: 'address', label: t('sent_as_address'), icon: 'link' },
          { value: 'text', label: t('sent_as_text'), icon: 'page' },
        ]}
        value={pageAs}
        onChange={(chosen) => onChange({ pageAs: chosen })}
      />
      <p className="field-hint">{t(pageAs === 'text' ? 'sent_as_text_hint' : 'sent_as_address_hint')}</p>
    </div>
  );
}

function Pages({
  capture: { edited, pages },
  file,
  onChange,
}: Pick<SourceCardProps, 'capture' | 'onChange'> & { readonly file: NonNullable<Capture['file']> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="readable-source" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(file.part === 'sourcePptx' ? 'slides_choose' : 'pages_choose')}</summary>
      {isOpen && (
        <Suspense>
          <PagesChoice
            file={file}
            chosen={pages}
            onChoose={(chosen, text) => onChange({ pages: chosen, edited: { ...edited, file: text } })}
          />
        </Suspense>
      )}
    </details>
  );
}

function FileFacts({ file, read }: { readonly file: Capture['file']; readonly read: Read | undefined }) {
  const bytes = useBytes(file?.blobId);
  if (!file) return null;
  const isPdf = file.part === 'sourcePdf';
  const pages = read?.state === 'read' ? read.pages : undefined;
  const facts = [
    isPdf ? 'PDF' : 'PPTX',
    pages !== undefined && t(isPdf ? 'page_count' : 'slide_count', formatCount(pages)),
    bytes > 0 && formatBytes(bytes),
  ];
  return <p className="source-address">{facts.filter(Boolean).join(' · ')}</p>;
}

function describeAddress(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const path = url.pathname === '/' ? '' : url.pathname;
  try {
    return `${withoutWww(url.host)}${decodeURI(path)}`;
  } catch {
    // Invalid UTF-8 is shown undecoded.
    return `${url.host}${path}`;
  }
}
