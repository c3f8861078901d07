import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { PreviewClient } from '../../components/previews/client.ts';
import { listAll, listFields } from '../../lib/edit/fields.ts';
import { addSlide, changeSlide, moveSlide, removeSlide } from '../../lib/edit/series.ts';
import type { Version } from '../../lib/edit/version.ts';
import type { Brief } from '../../lib/engine/brief.ts';
import { seriesLength } from '../../lib/engine/sizes.ts';
import { t } from '../../lib/i18n/t.ts';
import { stepByKey, useFollowFocus } from './use-follow-focus.ts';

interface SeriesPanelProps {
  readonly client: PreviewClient;
  readonly brief: Brief;
  readonly slides: readonly Brief[] | undefined;
  readonly shown: number;
  readonly onShow: (slide: number) => void;
  readonly onChange: (change: (version: Version) => Version, field?: string) => void;
  readonly onSaid: (words: string) => void;
}

export function SeriesPanel({ client, brief, slides, shown, onShow, onChange, onSaid }: SeriesPanelProps) {
  const setSlides = (make: (slides: readonly Brief[]) => readonly Brief[] | undefined, field?: string) =>
    onChange((before) => {
      if (!('brief' in before.says)) return before;
      const next = make(before.says.slides ?? []);
      return { ...before, says: { brief: before.says.brief, ...(next && { slides: [...next] }) } };
    }, field);
  if (!slides) {
    const startSeries = (all: readonly Brief[]) => {
      onShow(0);
      // Slides are 1:1 or 4:5.
      onChange((before) => ({ ...before, aspect: before.aspect === '1:1' ? '1:1' : '4:5' }), 'series');
      setSlides(() => all, 'series');
    };
    return <SeriesStart client={client} brief={brief} onSlides={startSeries} />;
  }
  return <SeriesOutline slides={slides} shown={shown} onShow={onShow} onSlides={setSlides} onSaid={onSaid} />;
}

interface SeriesOutlineProps extends Pick<SeriesPanelProps, 'shown' | 'onShow' | 'onSaid'> {
  readonly slides: readonly Brief[];
  /** Undefined makes one picture of them. */
  readonly onSlides: (make: (slides: readonly Brief[]) => readonly Brief[] | undefined, field?: string) => void;
}

function SeriesOutline({ slides, shown, onShow, onSlides, onSaid }: SeriesOutlineProps) {
  const { list: items, follow } = useFollowFocus();
  const setTitle = (index: number, title: string) =>
    onSlides((all) => changeSlide(all, index, (one) => ({ ...one, title })), `slide ${index} title`);
  const move = (index: number, to: number) => {
    if (to < 0 || to >= slides.length) return;
    follow(index, to);
    onSaid(t('edit_moved', String(to + 1), String(slides.length)));
    onSlides((all) => moveSlide(all, index, to));
    onShow(to);
  };
  const remove = (index: number) => {
    follow(index, index);
    onSaid(t('edit_removed', slides[index]?.title || String(index + 1)));
    onSlides((all) => removeSlide(all, index));
    onShow(Math.max(0, Math.min(shown, slides.length - 2)));
  };
  const addBehindShown = () => {
    onSaid(t('edit_added', String(shown + 2)));
    onSlides((all) => addSlide(all, shown));
    onShow(shown + 1);
  };
  return (
    <fieldset className="edit-group">
      <legend>{t('series_outline')}</legend>
      <ol ref={items} className="edit-items">
        {slides.map((slide, index) => (
          <SlideItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place; its fields show what stands there.
            key={index}
            title={slide.title}
            says={slide.title === slides[0]?.title && index > 0 ? findFirstText(slide) : undefined}
            place={index}
            count={slides.length}
            isShown={index === shown}
            onShow={() => onShow(index)}
            onTitle={(title) => setTitle(index, title)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className="edit-box-acts">
        <Button icon="plus" disabled={slides.length >= seriesLength.max} onClick={addBehindShown}>
          {t('series_add')}
        </Button>
        <Button look="quiet" onClick={() => onSlides(() => undefined)}>
          {t('series_one')}
        </Button>
      </div>
    </fieldset>
  );
}

interface SeriesStartProps extends Pick<SeriesPanelProps, 'client' | 'brief'> {
  readonly onSlides: (slides: readonly Brief[]) => void;
}

function SeriesStart({ client, brief, onSlides }: SeriesStartProps) {
  const [isRefused, setRefused] = useState(false);
  const takeBack = useRef<() => void>(undefined);
  useEffect(() => () => takeBack.current?.(), []);
  const start = () => {
    setRefused(false);
    takeBack.current = client.ask({ lane: 'text', subject: { slidesOf: brief } }, (reply) => {
      if (!('slides' in reply)) return;
      if (reply.slides.length === 0) setRefused(true);
      else onSlides(reply.slides);
    });
  };
  return (
    <div className="edit-series">
      <Button icon="page" onClick={start}>
        {t('series_edit')}
      </Button>
      {isRefused && <Notice tone="plain">{t('series_none')}</Notice>}
    </div>
  );
}

interface SlideItemProps {
  readonly title: string;
  readonly says: string | undefined;
  readonly place: number;
  readonly count: number;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onTitle: (title: string) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function SlideItem({ title, says, place, count, isShown, onShow, onTitle, onMove, onRemove }: SlideItemProps) {
  const number = String(place + 1);
  const name = title || number;
  return (
    <li
      className="edit-slide"
      data-shown={isShown || undefined}
      onKeyDown={(event) => stepByKey(event, (step) => onMove(place + step))}
    >
      <button
        type="button"
        className="edit-slide-show"
        aria-pressed={isShown}
        aria-label={t('series_show', number)}
        onClick={onShow}
      >
        {number}
      </button>
      <input
        className="field-input"
        dir="auto"
        maxLength={maxTitleChars}
        aria-label={t('slide_number', number)}
        value={title}
        onFocus={onShow}
        onChange={(event) => onTitle(event.currentTarget.value)}
      />
      <IconButton icon="arrow-up" label={t('edit_up', name)} disabled={place === 0} onClick={() => onMove(place - 1)} />
      <IconButton
        icon="arrow-down"
        label={t('edit_down', name)}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      />
      <IconButton icon="trash" label={t('edit_remove', name)} disabled={count === 1} onClick={onRemove} />
      {says && (
        <p className="edit-slide-says" dir="auto">
          {says}
        </p>
      )}
    </li>
  );
}

const maxTitleChars = 400;

function findFirstText(slide: Brief): string | undefined {
  const [, ...modules] = listFields(slide);
  return listAll(modules).find(({ value }) => value.trim() !== '')?.value;
}
