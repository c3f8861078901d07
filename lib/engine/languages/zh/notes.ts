import type { NoteWords } from '../words/note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { concepts, numberWords } from './concepts.ts';
import { both, formats } from './formats.ts';

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  audiences: {
    developers: {
      names: '程序员|开发者|开发人员|码农|工程师|技术团队',
      frames: [
        'exchange | 卡在哪儿了？ | {h}',
        'nobody | 站会：每人两分钟 | 我： | {h}',
        'butterfly | 资深工程师 | “{t}” | 这算小需求吗？',
      ],
    },
    nurses: {
      names: '护士|护理|医护|助产士',
      frames: [
        'exchange | 夜班怎么样？ | {h}',
        'nobody | 休息：四分钟 | 端着冷咖啡的我： | {h}',
        'butterfly | 上完十二小时的我 | “{t}” | 这算休息吗？',
      ],
    },
    teachers: {
      names: '老师|教师|教授|讲师|班主任',
      frames: [
        'chat | 关于考试，有问题吗？ | {h} | 关于考试。',
        'exchange | 作业为什么没交？ | {h}',
        'butterfly | 我们班 | “{t}” | 这个考吗？',
      ],
    },
    students: {
      names: '学生|大学生|高中生|同学们|考生|新生',
      frames: [
        'tempted | 我 | 明天交的论文 | “{t}”',
        'exchange | 论文写了吗？ | {h}',
        'nobody | 考试：六小时后 | 我： | {h}',
      ],
    },
    parents: {
      names: '家长|父母|宝妈|奶爸|妈妈们|爸爸们',
      frames: [
        'thoughts | 孩子睡了。 | 终于。 | {h}',
        'exchange | 终于二人世界，聊了什么？ | {h}',
        'butterfly | 独自逛超市的我 | “{t}” | 这算度假吗？',
      ],
    },
    founders: {
      names: '创业者|创始人|初创|企业家|投资人',
      frames: [
        'exchange | 你们的壁垒是什么？ | {h}',
        'butterfly | 没有收入的我 | “{t}” | 这算增长吗？',
        'proclaim | 讲到PPT第一页的我 | {h}',
      ],
    },
    gamers: {
      names: '玩家|游戏迷|电竞|主播',
      frames: [
        'exchange | 再来一局？ | {h}',
        'tempted | 我 | 主线任务 | “{t}”',
        'butterfly | 我 | “{t}” | 这算支线任务吗？',
      ],
    },
    designers: {
      names: '设计师|插画师|美工|创意人员|美术',
      frames: [
        'exchange | logo能再大点吗？ | {h}',
        'butterfly | 甲方 | “{t}” | 这算小改动吗？',
        'tempted | 我 | 最终版v2 | “{t}”',
      ],
    },
    marketers: {
      names: '营销|市场部|市场人|广告|运营|品牌',
      frames: [
        'butterfly | 品牌部 | “{t}” | 这算热点吗？',
        'exchange | 转化率呢？ | {h}',
        'proclaim | 讲到第3页（共84页）的我 | {h}',
      ],
    },
    scientists: {
      names: '科学家|研究人员|研究生|博士|科研|学者',
      frames: [
        'exchange | 审稿人2有个小意见。 | {h}',
        'tempted | 我 | 毕业论文第一章 | “{t}”',
        'butterfly | n=3的我 | “{t}” | 这显著吗？',
      ],
    },
    football: {
      names: '足球|球迷|中超|英超',
      frames: [
        'exchange | 裁判为什么在看屏幕？ | {h}',
        'panic | 第89分钟 | 我们领先两球 | {H}',
        'butterfly | 吃薯片的我 | “{t}” | 这算热身吗？',
      ],
    },
    cycling: {
      names: '骑行|骑友|自行车|单车|车手',
      frames: [
        'exchange | 爬坡怎么停了？ | {h}',
        'tempted | 我 | 现在这辆车 | “{t}”',
        'butterfly | 停下喝咖啡的我 | “{t}” | 这算训练吗？',
      ],
    },
    office: {
      names: '办公室|同事|员工|我们组|我们团队|打工人|上班族',
      frames: [
        'exchange | 散会前还有事吗？ | {h}',
        'nobody | 五点五十九分 | 那个同事： | {h}',
        'backfire | “{t}”的会 | 需要再开一次 | 再开一次要先培训 | 再开一次要先培训',
      ],
    },
  },
  concepts: {
    interviews: '面试|求职|招聘|介绍一下你自己',
    sleep: '醒着|闹钟|枕头|睡|(?<![临机河])床|失眠|凌晨|半夜|闭眼|早起',
    money:
      '(?<=[0-9一二三四五六七八九十百千万亿两])元|人民币|欧元|美元|价格|花费|便宜|钱|工资|房租|银行|余额|存款|债|买单|账单|记账|结账|投资',
    bosses: '老板|领导|上司|经理',
    family: '家庭|妈|爸|大舅|亲戚|父母|孩子|婚礼|宝宝',
    dating: '约会|恋爱|爱情|女朋友|男朋友|我们俩|聊聊我们|吃醋',
    politics: '政治|选举|政府|政党|时事',
    diets: '减肥|卡路里|沙拉|吃(?![惊力亏瓜醋])|饭|泡面|餐',
    sport: '运动|体育|健身|比赛|跑步|足球|锻炼',
    animals:
      '动物|(?<!天)猫|狗|宠物|骑马|赛马|小马|马匹|奶牛|黄牛|水牛|牛群|猪|羊|鱼|老鼠|蜜蜂|昆虫|蝴蝶|兔|狐狸|熊(?!市|孩子)|大象|蛇',
    alcohol: '酒(?!店)|聚会|喝醉',
    medicine: '医生|医院|生病|病人|牙医|健康',
    meetings: '会议|开会|站会|培训|邮件|散会',
    ...concepts,
  },
  moods: {
    calm: '平静|淡定|温柔|轻松',
    loud: '大声|愤怒|激动|有力',
    dramatic: '戏剧|震惊|史诗|紧张',
    silly: '搞笑|沙雕|荒诞|傻',
    dry: '冷幽默|严肃|讽刺|正经|商务',
  },
  smallWords: '小字|字(?:体)?小|字多|多(?:点|些)字|长一点的文字',
  largeWords: '大字|字(?:体)?大|字少|少(?:点|些)字|文字(?:少|短)|简短',
  showsImage: '放置|插入',
};
