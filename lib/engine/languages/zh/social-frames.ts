import type { SocialFrames } from '../joke-words.ts';

/** Situations that everybody knows, around what a source says and what it is about. */
export const socialFrames: SocialFrames = {
  claimed: [
    'nobody | 理发师：最近怎么样？ | 我： | {h}',
    'nobody | 老板：还有问题吗？ | 下班前两分钟的我： | {h}',
    'nobody | 同事：早。 | 我： | {h}',
    'exchange | 喂，我是妈妈，最近有啥新鲜事？ | {h}',
    'exchange | 今天上班学到什么了？ | {h}',
    'chat | 有什么新鲜事吗？ | {h} | 我问的是你。',
    'chat | 说点好听的。 | {h} | 晚安。',
    'proclaim | 同事只说了声“早”，而我 | {h}',
    'proclaim | 向猫解释晚饭为什么迟了的我 | {h}',
    'proclaim | 我在婚礼上的致辞，第一句 | {h}',
    'thoughts | 手机放下。 | 眼睛闭上。 | {h}',
    'shocked | 地铁上偷看别人手机的我：{h}',
  ],
  named: [
    'thoughts | 那个叫什么来着？ | 算了，睡吧。 | {t}！',
    'exchange | 今晚有什么安排？ | {t}。',
    'chat | 你在想什么？ | {t}。 | 还以为是我。',
    'nobody | 相亲对象：有什么爱好？ | 秒答的我： | {t}',
    'tug | 今天要做的所有事 | {t} | 我',
    'exchange | 人生三大爱好？ | {t}、吃饭、睡觉。',
    'butterfly | 我 | 十二个标签页：{t} | 这算爱好吗？',
    'levels | {t}？没听过 | 看了一页 | 开了十二个标签页 | 在聚会上给人讲',
    'tempted | 我 | 该做的事 | {t}',
    'domino | 点开“{t}” | 我的一整个下午',
  ],
  spoken: [
    'exchange | 快，用一句话说说“{t}”！ | {l}',
    'chat | 你在想什么？ | {l} | 哦，又是“{t}”。',
    'nobody | 相亲对象：平时做什么？ | 聊起“{t}”的我： | {l}',
    'nobody | 大家：在吃饭 | 听到“{t}”的我： | {l}',
    'proclaim | 看了一页“{t}”的我 | {l}',
    'proclaim | 给婴儿讲“{t}” | {l}',
    'thoughts | 睡吧。 | 别想“{t}”。 | {l}',
    'sign | {l} | 一句话讲完“{t}”',
    'chat | 主题“{t}”，给你一分钟。 | {l} | 才过了四秒。',
    'shocked | 第一次了解“{t}”的我：{l}',
  ],
};
