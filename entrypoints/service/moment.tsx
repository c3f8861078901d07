/** In UTC, as a page without a script knows no other zone. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`}</time>;
}
