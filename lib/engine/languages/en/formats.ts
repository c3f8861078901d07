/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | What I’m paid to read | {h}',
  'tempted | Me | What has to be finished today | {h}',
  'levels | {h} | {1} | {2} | Telling all of it to the cat',
  'levels | A quick look at the headlines | {H} | Reading it twice | Telling it to the cat',
  'buttons | {1} | {2} | Me, with time to tell one thing',
  'buttons | Back to work | {h} | Me, just now',
  'fork | Back to work | One more paragraph | {h}',
  'sign | {h} | Change my mind.',
  'panic | Somebody asks me what’s new | {h} | They ask for details',
  'exit | Straight back to work | {h} | Me',
  'backfire | Say something clever at dinner | {h} | Everybody asks why | Everybody asks why',
  'clown | I’ll only read the headline | {H} | {1} | It is dark outside',
  'clown | I’ll only read the headline | {H} | And one more paragraph | It is dark outside',
  'handshake | Those who read all of it | Those who read the headline | “{H}”',
  'handshake | Everyone who read “{h}” | Everyone who did not | A firm opinion',
  'handshake | {h} | My own calendar | News to me',
  'same | {h} | My only topic today',
  'butterfly | Me | {h} | Is this small talk?',
  'shocked | {H} | And I was only going to read the headline',
  'unmasking | A quick chat with me | {h}',
  'scale | Everything I have to do today | {h}',
  'tug | My work | {h} | My afternoon',
  'reality | What I meant to say | Good morning | What I said | {h}',
  'before-after | Before coffee | No opinion at all | After coffee | {h}',
  'calm | {h} | I’ll just finish my tea.',
  'domino | {h} | My whole afternoon',
];

/** "Both X and Y …". */
export const both = '^both (?<left>.+?) and (?<right>.+)$';
