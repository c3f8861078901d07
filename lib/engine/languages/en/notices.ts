import type { NoticeWords } from '../words/notice-words.ts';

export const notices: NoticeWords = {
  site: [
    // Subscriptions and letters
    String.raw`unlimited (?:\p{L}+ )?access|(?:create|register for) (?:an|a free|your) account (?:to (?:read|continue|save|get|enjoy|comment)|or)|register for (?:an|a free) account|sign in (?:to (?:read|continue|view|comment|save|access|manage)|or)|e-?mail (?:updates|alerts) from|daily puzzles|e-?paper|exclusive (?:articles|stories|columns) by|enjoy (?:the latest|additional articles|unlimited)|articles from across|electronic replica|with one account|(?:in|to) your inbox|cancel any ?time|support (?:local|quality|independent) (?:journalism|news|reporting)|share your thoughts`,
    // Consent
    String.raw`(?:external|embedded|third[- ]party) content (?:from|by|that|is|will|may)|personal data (?:may|can|will) be (?:sent|transmitted|transferred|shared)|requires javascript`,
    // Money
    String.raw`(?:honest|unbiased|independent) (?:\p{L}+ ){0,3}(?:news|journalism) for free|(?:make|making) a (?:\p{L}+ )?(?:contribution|donation)|we ask you to support|no matter how small`,
    // Disclaimers
    String.raw`not (?:be )?(?:constitute|construed|intended|considered|meant|taken) (?:\p{L}+ ){0,5}(?:advice|recommendation|solicitation|endorsement)|advises (?:its )?(?:users|readers|investors) to|(?:views|opinions) (?:\p{L}+ ){0,8}(?:do not (?:necessarily )?(?:reflect|represent)|are (?:solely )?(?:their|his|her|those of|the author['’]?s?) own)|past performance (?:is|does) no|before (?:taking|making) any investment`,
    // Comments and mistakes
    String.raw`comments? (?:must|will be|are|should be) (?:\p{L}+ )?(?:moderated|deleted|removed|approved|reviewed|closed|published)|reserves? the right to (?:edit|delete|remove|refuse)|spotted (?:a|an) (?:mistake|error|typo)|do you have (?:a (?:tip|story)|information)|contact our reporters?`,
    // Offers and dates of the publisher
    String.raw`hosts? a conference call|for (?:press|media) (?:enquiries|inquiries|requests)|please register (?:by|at|via|here|before)|rsvp|invitation-only community|is produced (?:weekly|daily|monthly)|best deals we(?:['’]ve| have) found|(?:updated|published) (?:7|seven) days a week|book (?:your|yours) (?:\p{L}+ )?(?:through|today|now|online)|enquire with|(?:are|is) proud to provide (?:our|its) readers`,
    // Notes of editors
    String.raw`^edit ?\d?:|^update[:,]? (?:\p{L}+\.? )?\d|^correction[:,] |^with (?:files|reporting|information) (?:by|from)|^this graphic, (?:provided|made)|^from ["“].{4,120}["”] by|in a recently[- ]published write-?up|see this page`,
    String.raw`^(?:senior |staff |freelance |political |chief )?(?:reporter|editor|correspondent|columnist|writer) (?:at|for|in|with|covering) [^.]{3,120}\.?$`,
    String.raw`weekly pass|annual subscription or|tell us how it|percent daily values|you (?:may|might) (?:also )?want to (?:read|have a look|check out|watch)|on this page,? you|my youtube channel|subscribers (?:\p{L}+ )?(?:get|receive|enjoy)|join now or|free articles? (?:left|remaining|this month)|we want to hear what you|keep this (?:page|article|story|guide|list) updated|that['’]s it for now|listen to this article|\d+ min(?:ute)?s? read|whatsapp channel|keep an eye on our`,
    String.raw`^(?:published|updated|posted|last updated)(?: on| at)?: ?(?:\p{L}+,? )?\d|^(?:the )?(?:latest|breaking|all the latest) (?:news|headlines|updates|stories)(?: and|,| from| on)|^read (?:the )?full (?:article|story)`,
  ].join('|'),
  preview: [
    String.raw`^here(?:['’]s| is) (?:a (?:quick )?(?:look|list|round-?up|breakdown|guide|rundown)|everything|all you|what (?:we|you|to|is|happened)|how (?:to|you|it)|our (?:list|pick|guide))`,
    String.raw`^here are (?:\p{L}+ ){0,3}(?:\d+|tips|things|ways|reasons|facts|answers|highlights|details|steps|ideas)`,
    '^(?:below|listed below) (?:are|is) (?:all|the|a|our|some)|^in this section,? (?:we|i)|^(?:read on|keep reading|scroll down) ',
    String.raw`^we(?:['’]ve| have) (?:rounded up|put together|compiled|gathered|collected|summari[sz]ed|picked)|^we (?:round up|look at|take a look|answer|explain|spoke to|asked) |takes? stock of|(?:all|everything) you need to know(?! is)`,
    String.raw`(?:shares?|shared|reveals?|revealed) (?:her|his|their|the) (?:\p{L}+ ){0,4}(?:tips|hacks|tricks)`,
    '^(?:to (?:find out|learn) more|for (?:full|more) details)|^we (?:look forward|hope you)',
  ].join('|'),
  indirect: '(?:why|how (?!ever|about))',
  bio: String.raw`is (?:an?|the) (?:[\p{L}-]+ ){0,5}(?:writer|author|reporter|journalist|editor|columnist|correspondent|professor|lecturer|researcher|fellow|scholar|blogger|contributor|producer)|(?:has been|is) (?:writing|covering|reporting)|(?:has )?(?:covered|written|writes|covers|reports) (?:\p{L}+ ){0,4}(?:for|about|on|from)`,
};
