import { Dialog } from '@base-ui/react/dialog';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Entry } from '../../lib/jobs/entry.ts';
import { languageTag } from '../../lib/settings/language.ts';
import { shownFileName, words } from '../../lib/settings/words.ts';
import { Detail } from './detail.tsx';
import { factsOf, kindName } from './names.ts';
import { usePictureActs } from './picture-acts.ts';

interface SavedPanelProps {
  readonly entry: Entry;
  readonly onStar: (id: string, starred: boolean) => void;
  readonly onDelete: (id: string) => void;
}

/** What can be done with an image that was saved from a page, and where it is from. */
export function SavedPanel({ entry, onStar, onDelete }: SavedPanelProps) {
  const { copy, save } = usePictureActs();
  const { id, picture, saved, page, thinned } = entry;
  const starred = entry.starred === true;
  const isHere = picture !== undefined && !thinned;
  const mediaType = saved?.fileName.endsWith('.png') ? 'image/png' : '';
  return (
    <div className="viewer-panel">
      <header className="viewer-head">
        <p className="viewer-facts">{factsOf(entry)}</p>
        <Dialog.Title className="viewer-title">{entry.title || kindName('saved')}</Dialog.Title>
      </header>
      {!isHere && <Notice tone="plain">{words('saved_not_here')}</Notice>}
      <div className="viewer-acts">
        {isHere && (
          <Button
            look="primary"
            icon="copy"
            onClick={() => copy({ id, picture: { blobId: picture.blobId, mediaType, width: 0, height: 0 } })}
          >
            {words('copy_picture')}
          </Button>
        )}
        {(isHere || saved?.address) && (
          <Button icon="save" onClick={() => save([id])}>
            {words('save_picture')}
          </Button>
        )}
        <Button
          icon={starred ? 'starred' : 'star'}
          aria-pressed={starred}
          aria-label={words('star_it')}
          title={words(starred ? 'unstar_it' : 'star_it')}
          onClick={() => onStar(id, !starred)}
        />
        <Button icon="trash" aria-label={words('delete')} title={words('delete')} onClick={() => onDelete(id)} />
      </div>
      <section className="viewer-part">
        <h3>{words('details')}</h3>
        <dl className="details">
          {page && (
            <Detail name={words('detail_source')}>
              <a href={page} target="_blank" rel="noreferrer">
                {page}
              </a>
            </Detail>
          )}
          <Detail name={words('detail_when')}>
            {new Date(entry.createdAt).toLocaleString(languageTag(), { dateStyle: 'long', timeStyle: 'short' })}
          </Detail>
          {saved?.address && (
            <Detail name={words('detail_address')}>
              <a href={saved.address} target="_blank" rel="noreferrer">
                {saved.address}
              </a>
            </Detail>
          )}
          {saved && <Detail name={words('detail_file')}>{shownFileName(saved.fileName)}</Detail>}
        </dl>
      </section>
    </div>
  );
}
