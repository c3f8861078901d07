import { Button } from '../../components/button.tsx';
import { DrawnPicture } from '../../components/previews/drawn-picture.tsx';
import { t } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { StandInPicture } from './tile.tsx';
import type { Draft } from './use-drafts.ts';
import { useThumbnail } from './use-thumbnail.ts';

interface VersionsProps {
  readonly versions: readonly Entry[];
  readonly shown: Entry;
  readonly beside: Entry | undefined;
  readonly onShow: (id: string) => void;
  readonly onBeside: (id: string | undefined) => void;
  readonly draft: Draft | undefined;
  readonly isDraftShown: boolean;
  readonly onDraft: () => void;
}

export function Versions({ versions, shown, beside, onShow, onBeside, draft, isDraftShown, onDraft }: VersionsProps) {
  if (versions.length === 0 && !draft) return null;
  const saved = versions.length > 0 ? versions : [shown];
  const place = versions.findIndex(({ id }) => id === shown.id);
  const other = versions[place - 1] ?? versions[place + 1] ?? (isDraftShown ? shown : undefined);
  return (
    <section className="viewer-part">
      <h3>{t('versions')}</h3>
      <ul className="versions">
        {saved.map((version, index) => (
          <li key={version.id}>
            <button
              type="button"
              className="version"
              aria-current={!isDraftShown && version.id === shown.id}
              onClick={() => (beside && version.id !== shown.id ? onBeside(version.id) : onShow(version.id))}
            >
              <Small entry={version} />
              {t('version', String(index + 1))}
            </button>
          </li>
        ))}
        {draft && (
          <li>
            <button type="button" className="version" aria-current={isDraftShown} onClick={onDraft}>
              <DrawnPicture preview={draft.preview} alt="" />
              {t('version_unsaved')}
            </button>
          </li>
        )}
      </ul>
      {other && (
        <div>
          <Button aria-pressed={beside !== undefined} onClick={() => onBeside(beside ? undefined : other.id)}>
            {t('side_by_side')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Small({ entry }: { readonly entry: Entry }) {
  const url = useThumbnail(entry);
  return url ? <img src={url} alt="" /> : <StandInPicture aspect={entry.aspect} kind={entry.kind} />;
}
