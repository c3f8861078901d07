/** Path data of an ellipse about the origin. */
export function ellipsePath(rx: number, ry: number): string {
  return `M${-rx} 0a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}
