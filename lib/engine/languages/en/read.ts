import type { ReadWords, SchemaLabels } from '../read-words.ts';

const schemaLabels: SchemaLabels = {
  ingredients: 'Ingredients',
  steps: 'Steps',
  time: 'Time',
  servings: 'Makes',
  price: 'Price',
  rating: 'Rating',
};

export const read = {
  dates: {
    stoppedHalves: String.raw`[ap]\.m`,
    halves: String.raw`[ap]\.?m\.?`,
    monthOf: 'of',
    ordinals: 'st|nd|rd|th',
  },
  wall: {
    error: 'error',
    title:
      'page not found|(?:page )?not found|access denied|forbidden|attention required|just a moment|one moment,? please|checking your browser|verify (?:that )?you are (?:a )?human|are you (?:a )?(?:human|robot)|robot check|security check|log ?in|sign ?in|sign ?up|register|coming soon|under construction|(?:currently )?unavailable(?: due to legal reasons)?|service unavailable|maintenance|oops.{0,40}|unsupported browser|subscription required|we value your privacy|before you continue(?: to .{1,30})?',
    says: String.raw`(?:page|article|post|content|file) (?:you(?: are|['’]re|['’]ve)? .{0,40})?(?:could not be|couldn['’]t be|can['’]?t be|cannot be|was not|isn['’]t|is not|is no longer|not) (?:found|available)|(?:couldn|can|could no)['’]?t find (?:the|that|this) page|(?:may|might) have been (?:moved|deleted|removed)|(?:go|return|take me|back) (?:back )?to (?:the |our )?home ?page|(?:log|sign) ?in to (?:continue|read|view|access|see|your)|(?:please|must|need to) (?:log|sign) ?in|already (?:a subscriber|have an account|registered|a member)|don['’]t have an account|forgot(?:ten)? (?:your )?password|create (?:an|a free|your) account|subscribe to (?:continue|read|keep reading)|to continue reading|get unlimited access|(?:we|we and our (?:\S+ )?partners|our partners|this (?:web)?site) (?:use|uses|store and access|store and\/or access) .{0,40}(?:cookies|information on)|accept (?:all )?cookies|(?:click|consent) to (?:consent|our processing)|with your (?:permission|consent)|manage (?:your )?(?:preferences|cookies|consent)|process(?:ing)? (?:of )?(?:your )?personal data|(?:enable|turn on) (?:javascript|cookies)|javascript is (?:disabled|required)|checking your browser|(?:you are|you['’]re) (?:a )?(?:human|not a robot)|completing the captcha|complete (?:a|the) (?:captcha|security check)|unusual traffic|ray id|access (?:cannot|can['’]?t) be granted|not available in your (?:country|region)|don['’]t have permission|check back (?:later|soon)|under construction|this process is automatic|temporarily unavailable`,
  },
  byline: {
    nobody: 'admin|administrator|root|webmaster|editor|user|author|guest|staff|unknown',
    articleBehind: String.raw`(?:of\s)?the`,
    article: 'the',
    unfinished: 'the|to|of',
    filed: String.raw`(?:in\s.+\s)?on`,
    links: 'bio|website|profile|follow',
    offices: String.raw`(?:(?:Senior|Staff|Contributing|Chief|Associate|Deputy|Managing|Political|Science|Business)\s*)*(?:Writer|Reporter|Editor|Correspondent|Columnist|Contributor|Journalist)s?`,
    jobs: 'editor|reporter|writer|correspondent|columnist|contributor|journalist|staff|news',
    endsAt: 'edited|updated|published|posted|photos?|photographs?',
    withinNames: 'and|al|bin',
    label: 'author|text',
    by: 'by',
    kinds: String.raw`(?:more\s+)?(?:stories|articles|posts)|analysis|opinion|written|posted|story|words|text|review(?:ed)?|published|submitted|article|reporting|(?:an\s)?interview`,
  },
  noise: {
    noteMarks: String.raw`note \d{1,3}|citation needed`,
    please: 'please',
    staff: String.raw`(?:additional )?(?:reporting|writing|editing|contributions?) by\b|this (?:article|story|post) (?:was|originally|first)\b|(?:\S{1,30} ){1,12}contributed (?:reporting )?to this (?:report|article|story)\b|page editor\b|have a tip\b|reach the reporters?\b|about the author`,
    bracketed: 'image|photo|credit',
    creditMark: 's?(?: (?:credit|by|courtesy)s?)?',
    notice: String.raw`if you (?:enjoyed|liked) this|enjoy(?:ed)? this (?:article|post|story)|(?:we|\S+(?: \S+)?) may (?:earn|receive) (?:an? )?(?:\S+ )?commission|this (?:document|article|material|content) (?:is subject to copyright|may not be|is protected)|citation:|the views (?:and opinions )?expressed|follow @\w|support (?:our|independent) journalism|want more \S+\?|need more \S+\?|this (?:post|article|page|story|guide) (?:may )?contains? (?:\p{L}+ )?(?:affiliate|sponsored)|this (?:entry|post) was (?:posted|published|written|filed|tagged) (?:in|on|by|under)|posted (?:in|by) .{1,60} (?:and tagged|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)|for the latest (?:stories|news|updates)|(?:we|this (?:web)?site|our (?:web)?site) uses? cookies|if you are already a (?:member|subscriber|customer)|this (?:article|post) has \d+ comments?`,
    more: 'read (?:the )?(?:rest|more|full (?:story|article|post))|continue reading|full story|keep reading',
    inBrackets: 'read|more|continue|see also|link|full story|click|edit',
    creditInBrackets: 'source',
    creditLine: String.raw`copyright\b|photographs? by\b`,
    credit: 'photo|image|picture|video|credit',
    comments:
      '(?:join|start) the (?:conversation|discussion)|(?:reader |user )?comments?|leave a (?:reply|comment)|add a comment|post a comment',
    author: 'about the (?:authors?|writer)|author bio',
    others: String.raw`related(?: (?:articles?|stories|posts?|news|content|topics|links|coverage|reading))?|more (?:on|from|about|great|in|like) .{1,60}|more (?:stories|news|articles|posts|coverage|like this)|you (?:may|might) also (?:like|enjoy|be interested in)|most (?:read|popular|viewed|shared|recent)|(?:popular|trending|top|recent|latest|featured) (?:posts?|articles?|stories|news|now|topics)|trending|recommended(?: (?:for you|reading|stories|articles|videos?))?|(?:what to )?read (?:next|more|also)|up next|from (?:around )?the web|sponsored(?: (?:content|links|stories))?|don[’']t miss|editor[’']?s[’']? picks?|see also|also read|breaking news|share this(?: (?:article|story|post|page))?|make \S+ my home ?page`,
    label:
      '(?:the )?(?:article|story|post) continues (?:below|after).{0,60}|continues? (?:below|after advertisement|reading)|scroll (?:down )?(?:to|for) (?:continue|more).{0,30}|(?:advertisement|advertising|sponsored|promoted|ad)(?: (?:content|feature))?|read more|show more|load more|caption|close|share|print|email|copy link|hide caption|toggle caption|enlarge(?: this image)?|loading|play video|watch (?:now|video)',
    sponsored: 'sponsored|promoted|advertorial|paid (?:post|content|partnership)|partner content',
    call: String.raw`sign ?up|subscribe (?:to|now|here)|get a subscription|follow (?:us|me|him|her|them|@?\S+) on|like us on|share this|download (?:the|our) app|click here|get the latest|join (?:our|us)\b`,
  },
  schema: schemaLabels,
  page: {
    related:
      "related|read (?:more|also|next)|see (?:also|more)|more (?:on|from|about)|also (?:read|on|see)|don['’]t miss|recommended|watch|must read|continue reading|click here",
  },
  pdf: {
    unsigned: String.raw`admin\w*|user|owner|unknown|anonymous|author|default`,
    untitled: String.raw`untitled|document\s?\d*|doc\d*|layout \d|title|slide \d+|page \d+|print|scan\w*|cover`,
    goesOn: 'the|of|and|to|a|in|for|with|by',
    pageOf: 'of',
    page: String.raw`page|p\.`,
    substantial:
      'abstract|summary|executive|conclusions?|results?|(?:key )?findings|recommendations?|introduction|overview|highlights|takeaways|in brief|discussion',
    secondary: String.raw`preface|foreword|about (?:us|the authors?)|authors?|contact|q\s?&\s?a|appendix|annex(?:es)?|glossary`,
    leftOut:
      '(?:table of )?contents|references(?: and notes)?|bibliography|works cited|literature cited|(?:end|foot)?notes|index|acknowledge?ments?|copyright|license|colophon|imprint|cover|title page|list of (?:figures|tables)',
    abstract: 'abstract|summary|executive summary',
    aboutFile:
      'key ?words?|index terms|doi|issn|isbn|jel|permanent url|url|cite as|suggested citation|citation|reference|correspondence|received|accepted|published',
    figure: String.raw`fig(?:ure|ura|\.)?|chart|graph|exhibit`,
    table: String.raw`table|tab\.?`,
  },
  pptx: {
    countOf: 'of',
    continuedBare: String.raw`cont\.|cont[’']d|continued|ctd\.?`,
    continued: 'cont|ctd',
    unsigned: 'unknown|none',
    users: 'user|admin(?:istrator)?|owner|author|guest|student',
    untitled: 'title|untitled.*|template|no slide title',
    slide: 'slide',
    series: 'series|data series',
    presentation: 'presentation',
  },
  files: {
    names:
      'images?|vid|photos?|pictures?|pics?|screen ?shots?|captures?|untitled|unnamed|downloads?|files?|scans?|received|clipboard|pasted|source ?image|index|default|thumb(?:nail)?|avatar|logo|banner|header|hero|cover|original',
    fillers: 'am|pm|at|of|images?|copy|edit(?:ed)?|final|small|large',
  },
  pictures: {
    guessed: 'automatically generated|ai-generated content',
    named: 'image|photo|picture|video',
    creditNames: 'credit|source|courtesy',
    credits: 'credits?',
  },
  video: {
    chapters: 'chapters|timestamps?',
  },
} satisfies ReadWords;
