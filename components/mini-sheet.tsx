import type { Aspect, Kind } from '../lib/contract/index.ts';
import { pictureSizes } from '../lib/engine/sizes.ts';
import './mini-sheet.css';

interface MiniSheetProps {
  readonly aspect: Aspect;
  readonly kind: Kind;
}

const shortSide = 48;

export function MiniSheet({ aspect, kind }: MiniSheetProps) {
  const { width, height } = pictureSizes[aspect];
  const unit = shortSide / Math.min(width, height);
  const [w, h] = [width * unit, height * unit];
  return (
    <svg className="mini-sheet" viewBox={`0 0 ${w} ${h}`} aria-hidden="true" focusable="false">
      {kind === 'infographic' ? <Infographic w={w} h={h} /> : <Meme w={w} h={h} />}
    </svg>
  );
}

interface SheetDrawing {
  readonly w: number;
  readonly h: number;
}

function Infographic({ w, h }: SheetDrawing) {
  const head = Math.round(h * (w > h ? 0.36 : 0.34));
  const rows = Math.max(2, Math.floor((h - head - 8) / 12));
  const pitch = (h - head) / rows;
  const middles = Array.from({ length: rows }, (_, row) => head + pitch * (row + 0.5));
  return (
    <>
      <rect className="mini-paper" width={w} height={h} />
      <rect className="mini-brand" width={w} height={head} />
      <rect className="mini-title" x="6" y={head / 2 - 5} width={w * 0.62} height="4" rx="1" />
      <rect className="mini-title" x="6" y={head / 2 + 2} width={w * 0.4} height="4" rx="1" />
      {middles.map((y, row) => (
        <g key={y}>
          <circle className="mini-brand" cx="9" cy={y} r="3" />
          <rect
            className="mini-line"
            x="16"
            y={y - 1.5}
            width={(w - 22) * (row % 2 ? 0.7 : 0.95)}
            height="3"
            rx="1.5"
          />
        </g>
      ))}
    </>
  );
}

function Meme({ w, h }: SheetDrawing) {
  const ground = h * 0.62;
  return (
    <>
      <rect className="mini-sky" width={w} height={h} />
      <path
        className="mini-brand"
        d={`M0 ${h}V${ground}L${w * 0.3} ${h * 0.36}L${w * 0.52} ${ground}L${w * 0.7} ${h * 0.48}L${w} ${h * 0.7}V${h}z`}
      />
      <rect className="mini-caption" x={w * 0.18} y="6" width={w * 0.64} height="6" rx="1.5" />
      <rect className="mini-caption" x={w * 0.1} y={h - 12} width={w * 0.8} height="6" rx="1.5" />
    </>
  );
}
