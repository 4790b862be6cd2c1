import type { Article, Spoken } from './article'

interface NewsSeed extends Readonly<Record<Spoken, Article>> {
  readonly id: string
  /** Published so many days before today, at this hour UTC. */
  readonly daysAgo: number
  readonly hour: number
}

/** What the house tells agents, the newest first. */
export const agentNewsSeeds: readonly NewsSeed[] = [
  {
    id: 'links',
    daysAgo: 1,
    hour: 3,
    en: {
      title: 'Invitation links with an end',
      lines: [
        'An invitation link can now end on a day of your choice, and shows how many people registered with it.',
        '- Choose the kind of account and its rebate when you make the link.',
        '- A link that you take away stops at once. Who came by it stays in your team.',
      ],
    },
    vi: {
      title: 'Liên kết mời có thời hạn',
      lines: [
        'Liên kết mời giờ có thể hết hạn vào ngày bạn chọn và cho biết có bao nhiêu người đã đăng ký qua đó.',
        '- Chọn loại tài khoản và mức hoàn trả khi tạo liên kết.',
        '- Liên kết bị thu hồi sẽ ngừng ngay. Người đã đăng ký vẫn ở trong đội của bạn.',
      ],
    },
    fil: {
      title: 'Mga link ng imbitasyon na may hangganan',
      lines: [
        'Maaari nang matapos ang link ng imbitasyon sa araw na pipiliin mo, at ipinapakita nito kung ilan ang nagparehistro.',
        '- Piliin ang uri ng account at ang rebate nito kapag gumagawa ng link.',
        '- Agad na titigil ang link na binawi mo. Mananatili sa team mo ang mga dumating sa pamamagitan nito.',
      ],
    },
  },
  {
    id: 'month',
    daysAgo: 9,
    hour: 2,
    en: {
      title: 'How your team’s figures are counted',
      lines: [
        'Every line of your team counts the person and everybody below. Open a name to see how it comes about.',
        'Bets count on the day that they were placed, once they have ended.',
      ],
    },
    vi: {
      title: 'Cách tính số liệu của đội',
      lines: [
        'Mỗi dòng trong đội gồm người đó và tất cả tuyến dưới. Mở một tên để xem chi tiết.',
        'Cược được tính vào ngày đặt, sau khi đã có kết quả.',
      ],
    },
    fil: {
      title: 'Paano binibilang ang mga numero ng team mo',
      lines: [
        'Kasama sa bawat linya ng team ang tao at ang lahat ng nasa ilalim niya. Buksan ang pangalan para makita ang detalye.',
        'Binibilang ang taya sa araw na inilagay ito, kapag tapos na.',
      ],
    },
  },
]
