import type { Article } from './article'
import type { Spoken } from './spoken'

interface NewsSeed extends Spoken<Article> {
  readonly id: string
  /** Published so many days before today, at this hour UTC. */
  readonly daysAgo: number
  readonly hour: number
}

/** News of the house for agents, newest first. */
export const agentNewsSeeds: readonly NewsSeed[] = [
  {
    id: 'links',
    daysAgo: 1,
    hour: 3,
    en: {
      title: 'Invitation links with a time limit',
      lines: [
        'An invitation link can now end after 7, 30 or 90 days, and shows how many people registered with it.',
        '- Choose the account type and its rebate when you create the link.',
        '- A link that you remove stops working at once. Those who registered with it stay in your team.',
      ],
    },
    vi: {
      title: 'Liên kết mời có thời hạn',
      lines: [
        'Liên kết mời giờ có thể hết hạn sau 7, 30 hoặc 90 ngày và cho biết có bao nhiêu người đã đăng ký qua đó.',
        '- Chọn loại tài khoản và mức hoàn trả khi tạo liên kết.',
        '- Liên kết bạn xóa sẽ ngừng ngay. Người đã đăng ký vẫn ở trong đội của bạn.',
      ],
    },
    fil: {
      title: 'Mga invitation link na may hangganan',
      lines: [
        'Maaari nang matapos ang invitation link pagkalipas ng 7, 30 o 90 araw, at ipinapakita nito kung ilan ang nag-register.',
        '- Piliin ang uri ng account at ang rebate nito kapag gumagawa ng link.',
        '- Agad na titigil ang link na inalis mo. Mananatili sa team mo ang mga nag-register gamit ito.',
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
        'Every line of your team counts the person and everybody below. Open a name for the details.',
        'Bets count on the day they were placed, once they have ended.',
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
