import type { AudienceReplies } from '../words/note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: ['doubtful | 我本地是好的。', 'tired | 然后工单派给了我。', 'smug | 周五晚上上线。'],
  nurses: ['tired | 真好。我还没吃午饭。', 'doubtful | 那谁来写记录？', 'smug | 等我休息那四分钟再想。'],
  teachers: ['tired | 划重点，这个要考。', 'doubtful | 你的出处呢？', 'smug | 上周讲过了，没人记。'],
  students: ['caught | 等等，这个考吗？', 'tired | 总比写论文强。', 'smug | 参考文献齐了。'],
  parents: ['tired | 剩下的等娃上大学了再看。', 'doubtful | 不错。那谁带娃？', 'smug | 趁娃没醒看完的。'],
  founders: ['smug | 我们也做这个，只是加了AI。', 'doubtful | 这个能规模化吗？', 'tired | 下一次转型有了。'],
  gamers: ['smug | 支线任务，接了。', 'tired | 打完这局就来，真的。', 'doubtful | 还在抢先体验吗？'],
  designers: ['doubtful | 不错。用什么字体？', 'tired | logo再放大一点。', 'smug | 我这儿叫“最终版_打死不改7”。'],
  marketers: ['smug | 不错。带什么话题？', 'doubtful | 转化率呢？', 'tired | 一篇推文、四条短视频、一张海报。'],
  scientists: ['doubtful | 样本量多少？', 'tired | 审稿人2不同意。', 'smug | 还需要更多研究。我来做，要经费。'],
  football: ['doubtful | VAR还在看。', 'smug | 我上我也行。', 'tired | 裁判又没看见。'],
  cycling: ['doubtful | 它多重？', 'smug | 我骑上坡也行。', 'tired | 行，喝完咖啡再说。'],
  office: ['tired | 这事发封邮件就行。', 'doubtful | 会议纪要写了吗？', 'smug | 会后拉通对齐一下。'],
};
