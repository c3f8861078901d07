import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Preview } from '../../components/previews/messages.ts';
import type { TextBoxPlace } from '../../lib/edit/text-boxes.ts';
import type { TextBox } from '../../lib/engine/brief.ts';
import { t } from '../../lib/i18n/t.ts';

interface TextBoxLayerProps {
  readonly preview: Preview;
  readonly places: NonNullable<Preview['places']>;
  readonly boxes: readonly TextBox[];
  readonly captions: Readonly<Record<string, string>>;
  readonly onPlace: (role: string, place: Partial<TextBoxPlace>) => void;
  readonly onOpen: (role: string, box: TextBoxPlace) => void;
}

/** Share of the image per arrow key. */
const step = 0.01;
const slopPx = 4;

export function TextBoxLayer({ preview, places, boxes, captions, onPlace, onOpen }: TextBoxLayerProps) {
  const [active, setActive] = useState<string>();
  return (
    <>
      {active !== undefined &&
        places.calm.map((place, index) => (
          <span
            key={`${place.x} ${place.y}`}
            className="stage-calm"
            aria-hidden="true"
            style={toPercent(toPixels(place, places.frame), preview)}
          >
            {index + 1}
          </span>
        ))}
      {boxes.map((box) => (
        <Box
          key={box.role}
          box={box}
          words={captions[box.role] ?? ''}
          preview={preview}
          frame={places.frame}
          onActive={(isActive) => setActive(isActive ? box.role : undefined)}
          onPlace={(place) => onPlace(box.role, place)}
          onOpen={() => onOpen(box.role, toPixels(box, places.frame))}
        />
      ))}
    </>
  );
}

interface BoxProps {
  readonly box: TextBox;
  readonly words: string;
  readonly preview: Preview;
  readonly frame: TextBoxPlace;
  readonly onActive: (isActive: boolean) => void;
  readonly onPlace: (place: Partial<TextBoxPlace>) => void;
  readonly onOpen: () => void;
}

interface Drag {
  readonly pageX: number;
  readonly pageY: number;
  readonly box: TextBox;
}

function Box({ box, words, preview, frame, onActive, onPlace, onOpen }: BoxProps) {
  const drag = useRef<Drag>(undefined);
  // Kept after the drag, whose final click must open nothing.
  const hasMoved = useRef(false);
  const createDragHandlers = (isSizing: boolean) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pageX: event.pageX, pageY: event.pageY, box };
      hasMoved.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      const picture = event.currentTarget.closest('.stage-picture');
      if (!current || !picture) return;
      const [pageX, pageY] = [event.pageX - current.pageX, event.pageY - current.pageY];
      if (!hasMoved.current && Math.hypot(pageX, pageY) < slopPx) return;
      hasMoved.current = true;
      const scale = preview.width / picture.clientWidth;
      const [x, y] = [(pageX * scale) / frame.width, (pageY * scale) / frame.height];
      const from = current.box;
      onPlace(isSizing ? { width: from.width + x, height: from.height + y } : { x: from.x + x, y: from.y + y });
    },
    // At once: a timer could end the next drag.
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  });
  const endDrag = () => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    if (event.shiftKey) onPlace({ width: box.width + x * step, height: box.height + y * step });
    else onPlace({ x: box.x + x * step, y: box.y + y * step });
  };
  return (
    <div className="stage-box" style={toPercent(toPixels(box, frame), preview)}>
      <button
        type="button"
        className="stage-box-move"
        data-box={box.role}
        aria-label={t('edit_box', words)}
        title={t('edit_box_keys')}
        {...createDragHandlers(false)}
        // Keyboard clicks have a count of 0.
        onClick={({ detail }) => (detail === 0 || !hasMoved.current) && onOpen()}
        onKeyDown={onKeyDown}
        onFocus={() => onActive(true)}
        onBlur={() => onActive(false)}
      />
      {/* Keys resize from the button. */}
      <span className="stage-box-corner" {...createDragHandlers(true)} />
    </div>
  );
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const toPixels = ({ x, y, width, height }: TextBoxPlace, frame: TextBoxPlace): TextBoxPlace => ({
  x: frame.x + x * frame.width,
  y: frame.y + y * frame.height,
  width: width * frame.width,
  height: height * frame.height,
});

export const toPercent = ({ x, y, width, height }: TextBoxPlace, picture: Preview) => ({
  left: `${(x / picture.width) * 100}%`,
  top: `${(y / picture.height) * 100}%`,
  width: `${(width / picture.width) * 100}%`,
  height: `${(height / picture.height) * 100}%`,
});
