/** An ISO date-time as people read it, in the one time zone that a page without a script knows. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`}</time>;
}
