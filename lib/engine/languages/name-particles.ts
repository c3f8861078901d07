/** Particles of family names, small behind a first name: names of all languages stand in any text. */
export const nameParticles = [
  'al',
  'ben',
  'bin',
  'da',
  'de',
  'del',
  'den',
  'der',
  'di',
  'du',
  'ibn',
  'la',
  'van',
  'von',
  'zu',
];
