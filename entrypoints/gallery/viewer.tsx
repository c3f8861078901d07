import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import { useJob } from '../../components/use-jobs.ts';
import { useVisibleJob } from '../../components/use-visible-job.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { SavedPanel } from './saved-panel.tsx';
import { Versions } from './versions.tsx';
import './viewer.css';
import { ViewerPanel } from './viewer-panel.tsx';
import { ViewerStage } from './viewer-stage.tsx';

interface ViewerProps {
  readonly entry: Entry | undefined;
  /** The pictures that it was made from, or that were made from it, with itself. */
  readonly versions: readonly Entry[];
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Shows another job, or none. */
  readonly onShow: (id: string | undefined) => void;
  readonly onStar: (id: string, starred: boolean) => void;
  readonly onDelete: (id: string) => void;
}

/** One job, large, above the gallery: its picture, what can be done with it, and where it comes from. */
export function Viewer({ entry, versions, previous, next, onShow, onStar, onDelete }: ViewerProps) {
  // Where the focus goes is asked for when nothing is shown any more.
  const last = useRef(entry?.id);
  if (entry) last.current = entry.id;
  const onKeyDown = (event: KeyboardEvent) => {
    // Arrows inside a field or among radio buttons are theirs.
    if ((event.target as Element).closest('input, select, textarea')) return;
    const isForward = event.key === (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const isBack = event.key === (document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    const to = isForward ? next : isBack ? previous : undefined;
    if (to) onShow(to);
  };
  return (
    <Dialog.Root open={entry !== undefined} onOpenChange={(open) => !open && onShow(undefined)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="viewer-backdrop" />
        <Dialog.Popup
          className="viewer"
          onKeyDown={onKeyDown}
          finalFocus={() => document.querySelector<HTMLElement>(`[data-tile="${last.current}"] .tile-open`) ?? true}
        >
          <div className="viewer-bar">
            <IconButton icon="arrow-left" label={t('previous')} disabled={!previous} onClick={() => onShow(previous)} />
            <IconButton icon="arrow-right" label={t('next')} disabled={!next} onClick={() => onShow(next)} />
            <Dialog.Close render={<IconButton icon="close" label={t('close')} />} />
          </div>
          {entry && <Shown entry={entry} versions={versions} onShow={onShow} onStar={onStar} onDelete={onDelete} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Shown({
  entry,
  versions,
  ...acts
}: Pick<ViewerProps, 'versions' | 'onShow' | 'onStar' | 'onDelete'> & { readonly entry: Entry }) {
  const [besideId, setBesideId] = useState<string>();
  const beside = versions.find(({ id }) => id === besideId && id !== entry.id);
  const job = useJob(entry.id);
  useVisibleJob(entry.id);
  // Until the record is read the one shown before would be under the new title.
  const current = job?.id === entry.id ? job : undefined;
  return (
    <>
      <ViewerStage entry={entry} job={current} beside={beside} />
      {entry.kind === 'saved' ? (
        <SavedPanel key={entry.id} entry={entry} {...acts} />
      ) : current ? (
        <ViewerPanel
          key={entry.id}
          entry={entry}
          job={current}
          versions={
            <Versions versions={versions} shown={entry} beside={beside} onShow={acts.onShow} onBeside={setBesideId} />
          }
          {...acts}
        />
      ) : (
        <div className="viewer-panel" />
      )}
    </>
  );
}
