import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import { useJob } from '../../components/use-jobs.ts';
import { useVisibleJob } from '../../components/use-visible-job.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { DraftActs } from './draft-acts.tsx';
import { SavedPanel } from './saved-panel.tsx';
import { useDraft } from './use-drafts.ts';
import { Versions } from './versions.tsx';
import './viewer.css';
import { ViewerPanel } from './viewer-panel.tsx';
import { ViewerStage } from './viewer-stage.tsx';

interface ViewerProps {
  readonly entry: Entry | undefined;
  readonly versions: readonly Entry[];
  readonly edited: string | undefined;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly onShow: (id: string | undefined) => void;
  readonly onStar: (id: string, starred: boolean) => void;
  readonly onDelete: (id: string) => void;
}

export function Viewer({ entry, versions, edited, previous, next, onShow, onStar, onDelete }: ViewerProps) {
  const last = useRef(entry?.id);
  if (entry) last.current = entry.id;
  const onKeyDown = (event: KeyboardEvent) => {
    // Arrow keys in fields and radio groups are theirs.
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
          {entry && (
            <Shown
              entry={entry}
              versions={versions}
              edited={edited}
              onShow={onShow}
              onStar={onStar}
              onDelete={onDelete}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Shown({
  entry,
  versions,
  edited,
  ...acts
}: Pick<ViewerProps, 'versions' | 'edited' | 'onShow' | 'onStar' | 'onDelete'> & { readonly entry: Entry }) {
  const [besideId, setBesideId] = useState<string>();
  const [draftId, setDraftId] = useState<string>();
  const draft = useDraft(edited);
  const isDraftShown = draft !== undefined && draft.job.id === draftId;
  const saved = versions.length > 0 ? versions : [entry];
  const beside = saved.find(({ id }) => id === besideId && (isDraftShown || id !== entry.id));
  const show = (id: string | undefined) => {
    setDraftId(undefined);
    acts.onShow(id);
  };
  const job = useJob(entry.id);
  useVisibleJob(entry.id);
  // Until it is read, the last record must not appear under the new title.
  const current = job?.id === entry.id ? job : undefined;
  return (
    <>
      <ViewerStage entry={entry} job={current} beside={beside} draft={isDraftShown ? draft.preview : undefined} />
      {entry.kind === 'saved' ? (
        <SavedPanel key={entry.id} entry={entry} {...acts} />
      ) : current ? (
        <ViewerPanel
          key={entry.id}
          entry={entry}
          job={current}
          draftActs={isDraftShown ? <DraftActs draft={draft} onShow={(id = entry.id) => show(id)} /> : undefined}
          versions={
            <Versions
              versions={versions}
              shown={entry}
              beside={beside}
              onShow={show}
              onBeside={setBesideId}
              draft={draft}
              isDraftShown={isDraftShown}
              onDraft={() => setDraftId(edited)}
            />
          }
          {...acts}
          onShow={show}
        />
      ) : (
        <div className="viewer-panel" />
      )}
    </>
  );
}
