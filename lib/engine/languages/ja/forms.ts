import type { FormWords } from '../form-words.ts';

export const forms: FormWords = {
  likes: 'よかった点|良かった点|いい点|気に入った点',
  dislikes: '悪かった点|気になる点|気になった点|残念な点|いまいちな点',
  verdict: 'まとめ|総評|結論|総合評価',
  pros: 'メリット(?<!デメリット)|長所|利点|良い点',
  cons: 'デメリット|短所|欠点|悪い点',
  questionLabel: '問',
  answerLabel: '答',
  questionEnd: 'ですか|ますか|でしょうか',
  askingEnd: '(?:でしょう|のだろう|ます|です)か',
  releaseMain: '重要',
  releaseNew: '追加|新',
  releaseImproved: '変更|改善',
  releaseMended: '修正',
  difference: '違い|比較',
  strictDifference: '違い',
  totals: '合計|平均|計',
  totalsBehind: '合計|平均',
  pictureCreditMarked: '写真[：:]',
  stepLabel: '手順|ステップ',
  editMarks: '編集',
};
