import type { AudienceReplies } from '../note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: [
    'doubtful | Works on my machine.',
    'tired | And the ticket is assigned to me.',
    'smug | Ship it on a Friday.',
  ],
  nurses: [
    'tired | Good for them. I still haven’t had lunch.',
    'doubtful | And who is charting that?',
    'smug | I’ll think about it in my four minutes of break.',
  ],
  teachers: [
    'tired | Yes, this will be on the test.',
    'doubtful | And where is your source?',
    'smug | I said so last week. Nobody wrote it down.',
  ],
  students: [
    'caught | Wait. Is this on the exam?',
    'tired | Still better than writing my essay.',
    'smug | My bibliography is done.',
  ],
  parents: [
    'tired | I’ll read the rest when they’ve moved out.',
    'doubtful | Nice. And who’s watching the kids?',
    'smug | I learned that between two tantrums.',
  ],
  founders: [
    'smug | We do the same. But with AI.',
    'doubtful | And how does it scale?',
    'tired | So that’s our next pivot.',
  ],
  gamers: [
    'smug | Side quest accepted.',
    'tired | After this round. I promise.',
    'doubtful | Is it out of early access?',
  ],
  designers: [
    'doubtful | Nice. In which font?',
    'tired | And now make the logo bigger.',
    'smug | I have that as final_final_v7.',
  ],
  marketers: [
    'smug | Great. What’s the hashtag?',
    'doubtful | And where is the call to action?',
    'tired | So one post, four reels and a newsletter.',
  ],
  scientists: [
    'doubtful | And what was the sample size?',
    'tired | Reviewer 2 is not convinced.',
    'smug | More research is needed. By me. With funding.',
  ],
  football: [
    'doubtful | The VAR is still checking.',
    'smug | I’d have scored that.',
    'tired | And the referee saw nothing, as always.',
  ],
  cycling: [
    'doubtful | And how much does it weigh?',
    'smug | I’d do that uphill.',
    'tired | Fine. After the coffee stop.',
  ],
  office: [
    'tired | This could have been an e-mail.',
    'doubtful | Did anyone put that in the minutes?',
    'smug | Let’s take this offline.',
  ],
};
