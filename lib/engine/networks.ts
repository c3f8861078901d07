/** Social networks as pages name them beside an author, as alternatives of a pattern. */
export const networkNames = 'Twitter|Facebook|Instagram|LinkedIn|Mastodon|Bluesky|Threads';

/** Hosts of the short addresses in posts, as patterns: of X's pictures and links, of LinkedIn's links, of any site's. */
export const shortHosts = {
  picture: String.raw`pic\.(?:x|twitter)\.com`,
  link: String.raw`t\.co`,
  linkedIn: String.raw`lnkd\.in`,
  shortener: String.raw`bit\.ly`,
} as const;
