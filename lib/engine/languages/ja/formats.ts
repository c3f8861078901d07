/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | 今日読むべき書類 | {h}',
  'tempted | 私 | 今日中に終わらせること | {h}',
  'levels | {h} | {1} | {2} | 全部を猫に語る',
  'levels | 見出しをちらっと見る | {H} | もう一度読み返す | 全部を猫に語る',
  'buttons | {1} | {2} | 一つだけ話せる私',
  'buttons | 仕事に戻る | {h} | さっきの私',
  'fork | 仕事に戻る | もう一段落だけ読む | {h}',
  'sign | {h} | 異論は認める。',
  'panic | 「最近どう？」と聞かれる | {h} | くわしく聞かれる',
  'exit | すぐ仕事に戻る | {h} | 私',
  'backfire | 食卓で気の利いたことを言う | {h} | みんなに「なぜ？」と聞かれる | みんなに「なぜ？」と聞かれる',
  'clown | 見出しだけ読む | {H} | {1} | 外はもう暗い',
  'clown | 見出しだけ読む | {H} | あと一段落だけ | 外はもう暗い',
  'handshake | 全部読んだ人 | 見出しだけ読んだ人 | 「{H}」',
  'handshake | 「{h}」を読んだ人 | 読んでいない人 | ゆるがない意見',
  'handshake | {h} | 自分の予定表 | 初耳',
  'same | {h} | 今日の私の唯一の話題',
  'butterfly | 私 | {h} | これは雑談ですか？',
  'shocked | {H} | 見出しだけのつもりだった',
  'unmasking | 私との軽い雑談 | {h}',
  'scale | 今日やること全部 | {h}',
  'tug | 仕事 | {h} | 私の午後',
  'reality | 言うつもり | おはよう | 言ったこと | {h}',
  'before-after | コーヒーの前 | 意見なし | コーヒーの後 | {h}',
  'calm | {h} | とりあえず飲み終えます',
  'domino | {h} | 私の午後すべて',
];

/** "Both X and Y …". */
export const both = '^(?<left>[^、。]{1,10})も(?<right>[^、。]{1,10})も、?(?<both>.{3,20})$';
