import type { Fill, Stroke } from '../scene.ts';

/** SVG path commands in absolute pixels. `A` is an arc of a circle: radius, large, clockwise, end. */
export type Command =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['A', number, boolean, boolean, number, number]
  | readonly ['Z'];

export interface Shape {
  readonly commands: readonly Command[];
  readonly fill?: Fill;
  readonly stroke?: Stroke;
}

/** Hundredths of a pixel, as path data has them. */
export const round = (value: number) => Math.round(value * 100) / 100;

export function writePathData(commands: readonly Command[], width?: number): string {
  const toX = (value: number) => round(width === undefined ? value : width - value);
  return commands
    .map((command) => {
      switch (command[0]) {
        case 'M':
        case 'L':
          return `${command[0]}${toX(command[1])} ${round(command[2])}`;
        case 'C': {
          const [, x1, y1, x2, y2, endX, endY] = command;
          return `C${toX(x1)} ${round(y1)} ${toX(x2)} ${round(y2)} ${toX(endX)} ${round(endY)}`;
        }
        case 'A': {
          const [, radius, large, clockwise, endX, endY] = command;
          const sweep = clockwise === (width === undefined) ? 1 : 0;
          return `A${round(radius)} ${round(radius)} 0 ${large ? 1 : 0} ${sweep} ${toX(endX)} ${round(endY)}`;
        }
        default:
          return 'Z';
      }
    })
    .join('');
}

export type Dot = readonly [x: number, y: number];

/** `angle` is in radians, clockwise from the right. */
export const placeOnCircle = ([x, y]: Dot, radius: number, angle: number): Dot => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

export function drawPolyline(points: readonly Dot[], stroke: Stroke): Shape {
  return { commands: points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y]), stroke };
}

/** An S-curve that starts and ends level (or upright). */
export function drawBend([x1, y1]: Dot, [x2, y2]: Dot, along: 'x' | 'y', stroke: Stroke): Shape {
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const curve: Command =
    along === 'x' ? ['C', middleX, y1, middleX, y2, x2, y2] : ['C', x1, middleY, x2, middleY, x2, y2];
  return { commands: [['M', x1, y1], curve], stroke };
}

export function drawDisc(center: Dot, radius: number, fill: Fill, stroke?: Stroke): Shape {
  const [x, y] = center;
  const commands: Command[] = [
    ['M', x - radius, y],
    ['A', radius, false, true, x + radius, y],
    ['A', radius, false, true, x - radius, y],
    ['Z'],
  ];
  return { commands, fill, stroke };
}

/** `from` and `to` are radians, clockwise from the right, less than a whole turn apart. */
export function drawRingSector(center: Dot, inner: number, outer: number, from: number, to: number, fill: Fill): Shape {
  const large = to - from > Math.PI;
  const commands: Command[] = [
    ['M', ...placeOnCircle(center, outer, from)],
    ['A', outer, large, true, ...placeOnCircle(center, outer, to)],
    ['L', ...placeOnCircle(center, inner, to)],
    ['A', inner, large, false, ...placeOnCircle(center, inner, from)],
    ['Z'],
  ];
  return { commands, fill };
}

export function drawArrowHead(tip: Dot, angle: number, size: number, stroke: Stroke): Shape {
  const back = Math.PI * 0.78;
  return drawPolyline([placeOnCircle(tip, size, angle - back), tip, placeOnCircle(tip, size, angle + back)], stroke);
}
