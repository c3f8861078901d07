import type { AudienceReplies } from '../words/note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: ['doubtful | 手元では動いてます。', 'tired | で、担当は私ですね。', 'smug | 金曜の夜にリリースします。'],
  nurses: [
    'tired | いいな。私はまだお昼食べてない。',
    'doubtful | それ、誰が記録するの？',
    'smug | 四分の休憩で考えます。',
  ],
  teachers: [
    'tired | ここ、テストに出ます。',
    'doubtful | 出典はどこですか？',
    'smug | 先週言いました。誰もメモしてませんでした。',
  ],
  students: ['caught | 待って。これテストに出る？', 'tired | レポートよりはまし。', 'smug | 参考文献、一件ゲット。'],
  parents: [
    'tired | 続きは子どもが独立したら読む。',
    'doubtful | いいね。で、子どもは誰が見るの？',
    'smug | ぐずりの合間に読んだ。',
  ],
  founders: [
    'smug | うちも同じです。ただしAIで。',
    'doubtful | それ、スケールしますか？',
    'tired | 次のピボットが決まった。',
  ],
  gamers: ['smug | サブクエスト、受注。', 'tired | この一戦だけ。本当に最後。', 'doubtful | まだアーリーアクセス？'],
  designers: [
    'doubtful | いいね。で、フォントは？',
    'tired | では、ロゴをもっと大きく。',
    'smug | 手元のは「最終_本当の最終_v7」です。',
  ],
  marketers: [
    'smug | いいですね。ハッシュタグは？',
    'doubtful | で、CTAはどこ？',
    'tired | 投稿一本、動画四本、メルマガ一通。',
  ],
  scientists: [
    'doubtful | で、サンプル数は？',
    'tired | 査読者2は納得していません。',
    'smug | さらなる研究が必要。私の。予算つきで。',
  ],
  football: ['doubtful | まだVARの確認中です。', 'smug | 私なら決めてた。', 'tired | 主審はまた見ていなかった。'],
  cycling: [
    'doubtful | で、重さは何グラム？',
    'smug | それ、坂を上りながらできます。',
    'tired | わかった。カフェ休憩のあとで。',
  ],
  office: ['tired | メールで済んだ話。', 'doubtful | それ、議事録に書いた？', 'smug | その件は持ち帰ります。'],
};
