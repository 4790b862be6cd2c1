import type { PromotionSeed } from './promotion-seed'

export const loyaltyPromotions: readonly PromotionSeed[] = [
  {
    id: 'vip_month',
    about: 'points',
    category: 'vip',
    picture: 'promotion-vip-month',
    starts: null,
    ends: null,
    plan: {
      way: 'reward',
      of: 'month',
      ranks: [
        { rank: 2, gift: { points: 200_000 } },
        { rank: 3, gift: { points: 800_000 } },
        { rank: 4, gift: { points: 3_000_000 } },
        { rank: 5, gift: { points: 12_000_000 } },
      ],
      days: 30,
    },
    en: {
      title: 'The VIP month',
      summary: 'A gift on the first of every month: the higher your rank, the bigger the gift.',
      lines: ['Every month begins with a gift. It is in the reward centre, with nothing to apply for.'],
    },
    vi: {
      title: 'Tháng VIP',
      summary: 'Quà vào ngày đầu mỗi tháng, hạng càng cao quà càng lớn.',
      lines: ['Mỗi tháng bắt đầu bằng một món quà. Quà ở trong trung tâm thưởng, không cần đăng ký.'],
    },
    fil: {
      title: 'Ang VIP month',
      summary: 'May regalo tuwing unang araw ng buwan, mas malaki kapag mas mataas ang rank mo.',
      lines: ['May regalo sa simula ng bawat buwan. Nasa reward center ito, nang walang kailangang i-apply.'],
    },
  },
]
