import type { QuipWords } from '../quip-words.ts';

export const quips: QuipWords = {
  tags: 'well|at least|not yet|not quite|almost|nearly|always|never|nowhere|nobody|no one|nothing|twice|again|allegedly|apparently|unfortunately|sadly|sort of|kind of|eventually|probably|mostly|sorry|oops|ouch|nope|in theory|so far|not even|not really',
  platitudes:
    "recommend*|i hope|i want to|i would like|i'd like|i love|thrilled|excited|exciting|proud|commit*|delighted|pleased|honored|honoured|grateful|thank*|important*|together|partner*|opportunit*|future|success*|solution*|customers|communit*|ensur*|continu*|look forward|looking forward|dedicated|mission|vision|values|innovat*|support*|working hard|responsib*|the right thing|focus*|serv*|contribut*|strateg*|significant*|essential|crucial|vital",
  assents: 'yes|of course|sure|certainly|absolutely|definitely|no problem',
  laughs: 'laugh*|joke*|joking*|quip*|with a smile|smiles|grin*|chuckl*|wryly|deadpan*',
  contrasts:
    'but|yet|though|although|instead|however|not even|neither|nor|despite|except|unless|anyway|still|on the contrary|turns out|only to|no matter|in reality|in theory|just|supposedly|rather than|until',
  comparisons: 'than|too * to|so * that|as * as|so much so',
};
