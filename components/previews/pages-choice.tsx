import { useEffect, useId, useRef, useState } from 'react';
import type { Capture } from '../../lib/capture/capture.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { BlocksView } from '../blocks-view.tsx';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import type { FilePage } from './messages.ts';
import { usePreviewClient } from './use-preview.ts';
import './pages-choice.css';

interface PagesChoiceProps {
  readonly file: NonNullable<Capture['file']>;
  readonly chosen: readonly number[] | undefined;
  readonly onChoose: (pages: number[] | undefined, text: string | undefined) => void;
}

export default function PagesChoice({ file, chosen, onChoose }: PagesChoiceProps) {
  const { pages, isReading, problem, all, choose } = useFilePages(file, onChoose);
  const isSlides = file.part === 'sourcePptx';
  return (
    <fieldset className="pages" aria-busy={isReading}>
      <legend className="spoken">{t(isSlides ? 'slides_choose' : 'pages_choose')}</legend>
      <div className="pages-acts">
        <Button look="quiet" onClick={() => choose(all)}>
          {t('pages_all')}
        </Button>
        <Button look="quiet" onClick={() => choose([])}>
          {t('pages_none')}
        </Button>
        <span className="field-hint" role="status">
          {chosen && t('pages_chosen', String(chosen.length), String(all.length))}
        </span>
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
      <ol className="pages-list">
        {pages.map((page) => (
          <Page
            key={page.number}
            page={page}
            isSlide={isSlides}
            isChosen={chosen === undefined || chosen.includes(page.number)}
            onChoose={(isChosen) => {
              const others = (chosen ?? all).filter((number) => number !== page.number);
              choose(isChosen ? [...others, page.number].toSorted((a, b) => a - b) : others);
            }}
          />
        ))}
      </ol>
    </fieldset>
  );
}

function useFilePages(file: PagesChoiceProps['file'], onChoose: PagesChoiceProps['onChoose']) {
  const client = usePreviewClient();
  const [pages, setPages] = useState<readonly FilePage[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(true);
  const takeBack = useRef<() => void>(undefined);
  const { blobId, name, address } = file;
  useEffect(
    () =>
      client.ask({ lane: 'pages', subject: { pagesOf: blobId, name, address } }, (reply) => {
        if ('page' in reply) setPages((before) => [...before, reply.page]);
        if ('isDone' in reply) setReading(false);
        if ('error' in reply) setProblem(getErrorText(reply.error));
      }),
    [client, blobId, name, address],
  );
  const all = Array.from({ length: pages[0]?.of ?? 0 }, (_, index) => index + 1);
  const choose = (next: number[]) => {
    takeBack.current?.();
    setProblem(undefined);
    if (next.length === all.length) return onChoose(undefined, undefined);
    // Reported at once, so that no old choice is used; the text follows.
    onChoose(next, '');
    if (next.length === 0) return;
    takeBack.current = client.ask(
      { lane: 'text', subject: { pagesOf: blobId, name, address, chosen: next } },
      (reply) => {
        if ('text' in reply) onChoose(next, reply.text);
        if ('error' in reply) setProblem(getErrorText(reply.error));
      },
    );
  };
  return { pages, isReading, problem, all, choose };
}

interface PageProps {
  readonly page: FilePage;
  readonly isSlide: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Page({ page: { number, blocks, picture }, isSlide, isChosen, onChoose }: PageProps) {
  const id = useId();
  const url = useUrl(picture);
  return (
    <li className="page" data-chosen={isChosen || undefined}>
      <label className="page-head">
        <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)} />
        {url ? (
          <img src={url} alt="" />
        ) : (
          <span className="page-slide" aria-hidden="true">
            <BlocksView blocks={blocks} />
          </span>
        )}
        <span id={id}>{t(isSlide ? 'slide_number' : 'page_number', String(number))}</span>
      </label>
      <section className="page-text" aria-labelledby={id}>
        {blocks.length > 0 ? <BlocksView blocks={blocks} /> : <p className="field-hint">{t('page_empty')}</p>}
      </section>
    </li>
  );
}

function useUrl(bytes: Uint8Array<ArrayBuffer> | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}
