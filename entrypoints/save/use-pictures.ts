import { useCallback, useEffect, useState } from 'react';
import type { ListedPicture } from '../../lib/capture/found-picture.ts';
import { askForPictures } from '../../lib/capture/run-in-page.ts';
import { findTab } from '../../lib/capture/tabs.ts';

export interface ShownPicture extends ListedPicture {
  /** A `data:` address; absent until read, and where unreadable. */
  readonly data?: string | undefined;
  readonly isRead?: boolean;
}

interface PagePictures {
  readonly title: string;
  readonly pictures: readonly ShownPicture[] | undefined;
  readonly problem: Error | undefined;
  readonly lookAgain: () => void;
}

/** Small batches show the first ones sooner. */
const atOnce = 8;

/** Read within the page: this page sends no requests. */
export function usePictures(tabId: number): PagePictures {
  const [round, setRound] = useState(0);
  const [title, setTitle] = useState('');
  const [pictures, setPictures] = useState<readonly ShownPicture[]>();
  const [problem, setProblem] = useState<Error>();
  useEffect(() => {
    let gone = round < 0;
    const look = async () => {
      const tab = await findTab(tabId);
      const { listed = [], title } = await askForPictures(tab, { what: 'list' });
      if (gone) return;
      setTitle(title);
      setPictures(listed);
      setProblem(undefined);
      for (let at = 0; at < listed.length && !gone; at += atOnce) {
        const numbers = listed.slice(at, at + atOnce).map(({ number }) => number);
        const { thumbnails = [] } = await askForPictures(tab, { what: 'thumbnails', numbers });
        const read = new Map(thumbnails.map((thumbnail) => [thumbnail.number, thumbnail]));
        if (gone) return;
        setPictures((shown) =>
          shown?.map((picture) => {
            const small = read.get(picture.number);
            if (!small) return picture;
            // Some are measured only when read.
            const size = small.width > 0 ? { width: small.width, height: small.height } : {};
            return { ...picture, ...size, data: small.data, isRead: true };
          }),
        );
      }
    };
    look().catch((error: Error) => {
      if (!gone) setProblem(error);
    });
    return () => {
      gone = true;
    };
  }, [tabId, round]);
  return { title, pictures, problem, lookAgain: useCallback(() => setRound((round) => round + 1), []) };
}
