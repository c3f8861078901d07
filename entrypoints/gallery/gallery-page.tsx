import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import { IconButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import type { Capture } from '../../lib/capture/capture.ts';
import { openWindow } from '../../lib/capture/open-window.ts';
import { starEntries } from '../../lib/jobs/entry-store.ts';
import { findEntries, type Wanted } from '../../lib/jobs/find-entries.ts';
import { sendToBackground } from '../../lib/messages/send.ts';
import { languageTag } from '../../lib/settings/language.ts';
import { errorText, words } from '../../lib/settings/words.ts';
import { useGiven } from '../pages/use-given.ts';
import { useThrow } from '../pages/use-throw.ts';
import { useWake } from '../pages/use-wake.ts';
import { Empty } from './empty.tsx';
import { Filters } from './filters.tsx';
import { Grid } from './grid.tsx';
import { usePictureActs } from './picture-acts.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StorageBar } from './storage-bar.tsx';
import { useHush, useSay } from './toasts.tsx';
import { useEntries } from './use-entries.ts';
import { useSelection } from './use-selection.ts';
import { useUndo } from './use-undo.ts';
import { Viewer } from './viewer.tsx';

interface GalleryPageProps {
  /** Address of the page whose pictures alone are shown, if any. */
  readonly page: string | undefined;
  /** The job to show large at once. */
  readonly jobId: string | undefined;
  /** That job's picture is to be copied: the person asked for it in a notification. */
  readonly isCopying: boolean;
}

export function GalleryPage({ page, jobId, isCopying }: GalleryPageProps) {
  const { entries, complete } = useEntries();
  const [wanted, setWanted] = useState<Wanted>({ query: '', page });
  const [openId, setOpenId] = useState(jobId);
  const looked = useDeferredValue(wanted);
  const found = useMemo(() => findEntries(entries, looked), [entries, looked]);
  const kept = useMemo(() => entries.filter(({ deletedAt }) => !deletedAt), [entries]);
  const selection = useSelection(found);
  const say = useSay();
  const hush = useHush();
  const { save, copyEntry } = usePictureActs();
  const throwInPage = useThrow();
  useWake();
  useEffect(() => {
    document.title = words('gallery_title');
    // A background that does not answer tidies at its next start; what is shown comes from the database either way.
    sendToBackground({ type: 'tidy' }).catch(() => undefined);
  }, []);

  useEffect(() => {
    if (isCopying && jobId) void copyEntry(jobId);
  }, [isCopying, jobId, copyEntry]);

  const savable = found
    .filter(({ id, state, thinned }) => selection.ids.has(id) && state === 'delivered' && !thinned)
    .map(({ id }) => id);
  const isSelecting = selection.ids.size > 0;
  const wasSelecting = useRef(false);
  useEffect(() => {
    // The bar that had the focus is gone: the keyboard goes on among the pictures.
    if (wasSelecting.current && !isSelecting && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('.tile-open[tabindex="0"]')?.focus();
    }
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  const isEmpty = found.length === 0;
  useEffect(() => {
    // All that could have the focus is gone: it goes to what stands there instead.
    if (isEmpty && document.activeElement === document.body) document.querySelector<HTMLElement>('.empty h2')?.focus();
  }, [isEmpty]);

  const fail = useCallback((error: Error) => say(errorText(error), { tone: 'problem' }), [say]);
  const makeOf = useCallback(
    ({ id }: Capture) => {
      openWindow(browser.runtime.getURL(`/popup.html?capture=${id}`)).catch(fail);
    },
    [fail],
  );
  useGiven(makeOf, fail);
  const star = (ids: readonly string[], starred: boolean) => {
    starEntries(ids, starred).catch(fail);
  };
  const restored = useRef<string>(undefined);
  useEffect(() => {
    if (!found.some(({ id }) => id === restored.current)) return;
    // What took it back is gone, or about to go: the keyboard goes on at what came back.
    if (document.activeElement?.matches('body, .toasts *')) {
      const tile = document.querySelector<HTMLElement>(`[data-tile="${restored.current}"] .tile-open`);
      (tile ?? document.querySelector<HTMLElement>('.tile-open[tabindex="0"]'))?.focus();
    }
    restored.current = undefined;
  }, [found]);
  const restore = (jobIds: string[]) => {
    [restored.current] = jobIds;
    hush();
    sendToBackground({ type: 'restore-jobs', jobIds }).then(({ count }) => {
      if (count < jobIds.length) say(words('undo_too_late'), { tone: 'problem' });
    }, fail);
  };
  const offerUndo = (jobIds: string[]) => {
    const text =
      jobIds.length === 1 ? words('deleted') : words('deleted_many', jobIds.length.toLocaleString(languageTag()));
    say(text, { onUndo: () => restore(jobIds) });
  };
  const remove = (jobIds: string[]) => {
    sendToBackground({ type: 'delete-jobs', jobIds }).then(() => offerUndo(jobIds), fail);
  };

  useUndo(entries, complete, restore, offerUndo);

  const place = found.findIndex(({ id }) => id === openId);
  // A job made again may be none of those that are looked for: it is shown all the same.
  const opened = found[place] ?? kept.find(({ id }) => id === openId);
  const beside = (step: number) => (place < 0 ? undefined : found[place + step]?.id);

  // Stable, so that ten thousand pictures are not drawn anew when one of them is selected.
  const latest = useRef({ selection, star, remove });
  latest.current = { selection, star, remove };
  const acts = useMemo(
    () => ({
      onOpen: setOpenId,
      onSelect: (id: string, extend: boolean) => latest.current.selection.toggle(id, extend),
      onSelectAll: () => latest.current.selection.all(),
      onClear: () => latest.current.selection.clear(),
      onStar: (id: string, starred: boolean) => latest.current.star([id], starred),
      onDelete: (id: string) => {
        const { ids } = latest.current.selection;
        latest.current.remove(ids.has(id) ? [...ids] : [id]);
        latest.current.selection.clear();
      },
    }),
    [],
  );

  return (
    // What lies beneath a picture shown large is out of reach for every tool, not only unspoken.
    <main className="gallery" inert={opened !== undefined}>
      <header className="gallery-head">
        <h1>
          <Wordmark />
          <span className="spoken">{words('gallery')}</span>
        </h1>
        <div className="gallery-ways">
          <a
            className="button button-quiet to-page"
            href="/gallery.html"
            target="_blank"
            rel="noreferrer"
            title={words('gallery_page')}
          >
            <Icon name="tab" />
            <span className="spoken">{words('gallery_page')}</span>
          </a>
          <IconButton
            icon="gear"
            label={words('settings')}
            onClick={() => browser.runtime.openOptionsPage().catch(throwInPage)}
          />
        </div>
        {kept.length > 0 && <Filters wanted={wanted} onWanted={setWanted} />}
      </header>
      {found.length > 0 && <Grid entries={found} selected={selection.ids} acts={acts} />}
      {found.length === 0 && complete && (
        <Empty searched={kept.length > 0} onShowAll={() => setWanted({ query: '' })} />
      )}
      <footer className="gallery-foot">
        {isSelecting ? (
          <SelectionBar
            count={selection.ids.size}
            total={found.length}
            starred={found.every(({ id, starred }) => starred || !selection.ids.has(id))}
            onStar={(starred) => star([...selection.ids], starred)}
            onSave={savable.length > 0 ? () => save(savable) : undefined}
            onDelete={() => {
              remove([...selection.ids]);
              selection.clear();
            }}
            onAll={selection.all}
            onClear={selection.clear}
          />
        ) : (
          <>
            <p className="gallery-count" role="status">
              {complete && kept.length > 0 && words('picture_count', found.length.toLocaleString(languageTag()))}
            </p>
            <StorageBar />
          </>
        )}
      </footer>
      <Viewer
        entry={opened}
        previous={beside(-1)}
        next={beside(1)}
        onShow={setOpenId}
        onStar={acts.onStar}
        onDelete={(id) => {
          setOpenId(beside(1) ?? beside(-1));
          remove([id]);
        }}
      />
    </main>
  );
}
