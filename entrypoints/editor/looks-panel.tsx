import { ColorChoice } from '../../components/color-choice.tsx';
import { DensityField } from '../../components/look-fields.tsx';
import type { Version } from '../../lib/edit/version.ts';
import { readStyleNotes, type StyleNotes, writeStyleNotes } from '../../lib/jobs/style-notes.ts';

interface LooksPanelProps {
  readonly version: Version;
  readonly onChange: (change: (version: Version) => Version, field?: string) => void;
}

/** Colour and how much is said. */
export function LooksPanel({ version, onChange }: LooksPanelProps) {
  const notes = readStyleNotes(version.styleNotes);
  const setNotes = (changed: StyleNotes) =>
    onChange((before) => ({
      ...before,
      styleNotes: writeStyleNotes({ ...readStyleNotes(before.styleNotes), ...changed }) ?? '',
    }));
  return (
    <div className="edit-looks">
      <ColorChoice value={notes.brandColor} onChange={(brandColor) => setNotes({ brandColor })} />
      <DensityField value={notes.density} onChange={(density) => setNotes({ density })} />
    </div>
  );
}
