import type { CutWords } from '../words/cut-words.ts';

export const cuts: CutWords = {
  of: 'von vom des',
  place:
    'in im an am auf bei beim aus nach vor über unter durch gegen ab seit innerhalb außerhalb entlang rund ins neben hinter ans aufs',
  with: 'mit ohne samt',
  for: 'für',
  by: 'mittels per dank',
  as: 'als wie',
  about: 'um gegenüber bezüglich',
  to: 'zu zum zur',
  that: 'dass ob',
  who: 'welche welcher welches welchen deren dessen denen wobei womit wodurch wo worin was wer woraus wofür',
  reason: 'weil da denn aufgrund wegen damit sodass',
  time: 'während nachdem bevor sobald solange seitdem bis',
  condition: 'wenn falls sofern außer',
  although: 'obwohl trotz obgleich statt anstatt',
  and: 'und oder sowie',
  but: 'aber sondern doch jedoch',
  such: 'darunter etwa beispielsweise insbesondere einschließlich inklusive',
  article: 'der die das den dem ein eine einen einem einer eines diese dieser dieses diesen diesem',
  pronoun: 'er sie es wir ihr ich man sein seine seinen seiner ihre ihren ihrer ihrem unser unsere sich',
  pair: 'zwischen sowohl weder entweder nicht mehr weniger so zwar je',
  auxiliary:
    'ist sind war waren sei seien wird werden wurde wurden würde würden worden hat haben hatte hatten habe hätte kann können konnte könnte könnten soll sollen sollte sollten muss müssen musste mussten will wollen wollte darf dürfen möchte',
  last: 't te en st',
};
