import { ColorChoice } from '../../components/color-choice.tsx';
import { DensityField } from '../../components/look-fields.tsx';
import { useBrands } from '../../components/use-stored.ts';
import type { Version } from '../../lib/edit/version.ts';
import { readStyleNotes, type StyleNotes, writeStyleNotes } from '../../lib/jobs/style-notes.ts';

interface LooksPanelProps {
  readonly version: Version;
  readonly madeIn: string | undefined;
  readonly onChange: (change: (version: Version) => Version, field?: string) => void;
}

export function LooksPanel({ version, madeIn, onChange }: LooksPanelProps) {
  const brands = useBrands();
  const notes = readStyleNotes(version.styleNotes);
  const setNotes = (changed: StyleNotes, more: Partial<Version> = {}) =>
    onChange((before) => ({
      ...before,
      ...more,
      styleNotes: writeStyleNotes({ ...readStyleNotes(before.styleNotes), ...changed }) ?? '',
    }));
  return (
    <div className="edit-looks">
      <ColorChoice
        value={notes.brandColor}
        // A brand would override it.
        onChange={(brandColor) => setNotes({ brandColor }, { brandId: '' })}
        brands={brands}
        brandId={version.brandId ?? madeIn}
        onBrand={(brandId) => setNotes({ brandColor: undefined }, { brandId })}
      />
      <DensityField value={notes.density} onChange={(density) => setNotes({ density })} />
    </div>
  );
}
