import type { FormWords } from '../form-words.ts';

export const forms: FormWords = {
  likes:
    'likes?|loved?|what (?:we|i) (?:really )?(?:like|love)d?|hits?|highs?|tops?|plus(?:es)?|good|reasons? to buy|thumbs up|for',
  dislikes:
    "dislikes?|hated?|what (?:we|i) (?:don[’']t|didn[’']t|do not|did not) (?:like|love)|what (?:we|i) dislike|miss(?:es)?|lows?|flops?|minus(?:es)?|bad|not so good|reasons? (?:to avoid|not to buy)|thumbs down|against",
  verdict:
    '(?:the |our |final )*verdict|(?:the )?bottom line|(?:our |my )?conclusions?|final (?:thoughts|words?)|our take',
  pros: 'pros?|benefits?|advantages?|upsides?|strengths?|positives?|what we like(?:d)?|the good|arguments? for|in favou?r|what went well|what works',
  cons: "cons?|drawbacks?|disadvantages?|downsides?|weaknesses|negatives?|risks?|limitations?|what we (?:don['’]t|didn['’]t) like|the bad|arguments? against|what went wrong|what didn['’]t (?:go well|work)|what could be better",
  dos: String.raw`(?:the )?(?:do|dos|do['’]s)(?!\p{L})(?!\s+not)`,
  donts: String.raw`(?:the )?(?:don['’]?ts?|don['’]t['’]?s|do not)(?!\p{L})`,
  questionLabel: 'q(?:uestion)?',
  answerLabel: 'a(?:nswer)?',
  releaseMain: 'breaking|important|highlight|major',
  releaseNew: 'add|new|feature',
  releaseImproved: 'chang|improv|enhanc|perform',
  releaseMended: 'fix|bug|correct',
  internalWork: String.raw`bump|chore|ci\b|docs?\b|tests?\b|refactor|lint|typos?\b|internal|build\b|update[sd]? (?:dependenc|readme|changelog|lock|dev)|upgrade dependenc|merge `,
  creditsBehind: 'thanks (?:to )?|by |in |see |fixes |closes |via ',
  mendsOpening: String.raw`fix|correct|resolv|prevent|avoid|repair|ensure|handle|don['’]t|do not|properly|restor|remov|no longer|allow|support|reject|\p{L}+ (?:is|are|was|were|no longer|now)\b`,
  mendsAnywhere: 'no longer|now',
  versus: String.raw`vs\.?|versus|compared (?:with|to)|or`,
  difference: 'difference between',
  strictVersus: String.raw`vs\.?|versus`,
  strictDifference: 'difference between',
  lifeDates: 'copyright|(?:born|died) (?:in|on)|published|posted|updated|retrieved|accessed|last (?:modified|updated)',
  spanOpeners: 'from|between',
  spanLinks: 'to|and',
  saidAt: 'told|said in|wrote in|recalled',
  dateOpeners: 'in|on|by|since|early|late|mid|the|year',
  totals: '(?:grand |sub)?totals?|sum|all|overall|average|mean|median',
  pictureCredit: 'photo(?:graph|graphy)?|image|picture|illustration|credits?',
  pictureCreditBy: 'by|courtesy of',
  pictureBy: String.raw`(?:photo|photograph|image|illustration)\s(?:by|courtesy of)`,
  stepLabel: 'step',
  editMarks: String.raw`edit|note \d+|citation needed|update`,
  takesPlace:
    'takes? place|will take place|(?:will be|is|are) held|opens?|will open|begins?|will begin|kicks? off|starts?|will start|is scheduled|will host|will return',
  visit: 'tickets?|admission|entry|free of charge|registration|register|doors open|open (?:daily|every|from)',
};
