import { Dialog } from '@base-ui/react/dialog';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { describeFacts, getKindName } from '../../components/picture-names.ts';
import { getLanguageTag } from '../../lib/i18n/language.ts';
import { t, toShownFileName } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { usePictureActs } from './picture-acts.ts';
import { Detail, StarAndDelete } from './viewer-parts.tsx';

interface SavedPanelProps {
  readonly entry: Entry;
  readonly onStar: (id: string, starred: boolean) => void;
  readonly onDelete: (id: string) => void;
}

export function SavedPanel({ entry, onStar, onDelete }: SavedPanelProps) {
  const { copy, save } = usePictureActs();
  const { id, picture, saved, thinned } = entry;
  const isHere = picture !== undefined && !thinned;
  const mediaType = saved?.fileName.endsWith('.png') ? 'image/png' : '';
  return (
    <div className="viewer-panel">
      <header className="viewer-head">
        <p className="viewer-facts">{describeFacts(entry)}</p>
        <Dialog.Title className="viewer-title">{entry.title || getKindName('saved')}</Dialog.Title>
      </header>
      {!isHere && <Notice tone="plain">{t('saved_not_here')}</Notice>}
      <div className="viewer-acts">
        {isHere && (
          <Button
            look="primary"
            icon="copy"
            onClick={() => copy({ id, picture: { blobId: picture.blobId, mediaType, width: 0, height: 0 } })}
          >
            {t('copy_picture')}
          </Button>
        )}
        {(isHere || saved?.address) && (
          <Button icon="save" onClick={() => save([id])}>
            {t('save_picture')}
          </Button>
        )}
        <StarAndDelete entry={entry} onStar={onStar} onDelete={onDelete} />
      </div>
      <SavedDetails entry={entry} />
    </div>
  );
}

function SavedDetails({ entry: { page, createdAt, saved } }: Pick<SavedPanelProps, 'entry'>) {
  return (
    <section className="viewer-part">
      <h3>{t('details')}</h3>
      <dl className="details">
        {page && (
          <Detail name={t('detail_source')}>
            <a href={page} target="_blank" rel="noreferrer">
              {page}
            </a>
          </Detail>
        )}
        <Detail name={t('detail_when')}>
          {new Date(createdAt).toLocaleString(getLanguageTag(), { dateStyle: 'long', timeStyle: 'short' })}
        </Detail>
        {saved?.address && (
          <Detail name={t('detail_address')}>
            <a href={saved.address} target="_blank" rel="noreferrer">
              {saved.address}
            </a>
          </Detail>
        )}
        {saved && <Detail name={t('detail_file')}>{toShownFileName(saved.fileName)}</Detail>}
      </dl>
    </section>
  );
}
