import type { FormWords } from '../words/form-words.ts';

export const forms: FormWords = {
  likes: '长处|優勢|喜欢的地方',
  dislikes: '短处|劣勢|不足|不喜欢的地方',
  verdict: '总结|結論|结论|总评',
  pros: '优点|優點|好处|优势|利$',
  cons: '缺点|缺點|坏处|劣势|弊$',
  questionLabel: '问',
  answerLabel: '答',
  releaseMain: '重要',
  releaseNew: '新',
  releaseImproved: '改进',
  releaseMended: '修复',
  difference: '比较|区别|对比',
  strictDifference: '区别',
  totals: '总计|合计|计|平均',
  totalsBehind: '总计|合计|平均',
  stepLabel: '步骤',
  stepSign: String.raw`第\d{1,2}步`,
  editMarks: '编辑',
  takesPlace: '将于|將於|将在|定于',
  visit: '门票|票价|免费|报名|预约|門票|免費',
};
