import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Message } from './messages'
import { htmlOf, type Article } from '@/sandbox/texts/article'
import type { Spoken } from '@/sandbox/texts/spoken'
import { inEachLanguage } from './port/in-each-language'

const hour = 60 * 60_000

const welcome: Spoken<Article> = {
  en: {
    title: 'Welcome to {{brand}}',
    lines: ['Your account is ready. Link a bank account before your first withdrawal.'],
  },
  vi: {
    title: 'Chào mừng bạn đến với {{brand}}',
    lines: ['Tài khoản đã sẵn sàng. Hãy liên kết tài khoản ngân hàng trước lần rút đầu tiên.'],
  },
  fil: {
    title: 'Welcome sa {{brand}}',
    lines: ['Handa na ang account mo. Mag-link ng bank account bago ang unang withdrawal.'],
  },
}
const upkeep: Spoken<Article> = {
  en: { title: 'Maintenance on Sunday', lines: ['Transfers pause from 03:00 to 03:30. Games stay open.'] },
  vi: { title: 'Bảo trì Chủ nhật', lines: ['Chuyển tiền tạm dừng từ 03:00 đến 03:30. Trò chơi vẫn hoạt động.'] },
  fil: {
    title: 'Maintenance sa Linggo',
    lines: ['Ititigil muna ang mga transfer mula 03:00 hanggang 03:30. Tuloy ang mga laro.'],
  },
}
const security: Spoken<Article> = {
  en: { title: 'Keep your account safe', lines: ['We never ask for your password, neither by phone nor by message.'] },
  vi: {
    title: 'Giữ an toàn cho tài khoản',
    lines: ['Chúng tôi không bao giờ hỏi mật khẩu của bạn qua điện thoại hay tin nhắn.'],
  },
  fil: {
    title: 'Panatilihing ligtas ang account mo',
    lines: ['Hindi namin hihingin ang password mo sa tawag o sa mensahe.'],
  },
}
const rank: Spoken<Article> = {
  en: { title: 'You have a new rank', lines: ['VIP customer service is there for you at any hour.'] },
  vi: { title: 'Bạn đã lên hạng', lines: ['Chăm sóc khách hàng VIP luôn sẵn sàng hỗ trợ bạn.'] },
  fil: { title: 'May bago kang rank', lines: ['Laging handang tumulong ang VIP customer service.'] },
}
const birthday: Spoken<Article> = {
  en: { title: 'A gift for your birthday month', lines: ['Look in the reward centre before the month is over.'] },
  vi: { title: 'Quà tháng sinh nhật', lines: ['Hãy xem trung tâm thưởng trước khi hết tháng.'] },
  fil: { title: 'Regalo sa buwan ng kaarawan mo', lines: ['Tingnan ang reward center bago matapos ang buwan.'] },
}
const offer: Spoken<Article> = {
  en: {
    title: 'A contract is waiting for your answer',
    lines: ['Your upline has offered you new terms. Find them in the agent centre.'],
  },
  vi: { title: 'Hợp đồng đang chờ bạn trả lời', lines: ['Tuyến trên đã gửi đề nghị mới. Xem trong trung tâm đại lý.'] },
  fil: {
    title: 'May kontratang naghihintay ng sagot mo',
    lines: ['May bagong alok ang upline mo. Makikita ito sa agent center.'],
  },
}

/** Initial messages of the demo accounts, by their sign-in names. */
export function demoMessages(merchant: SandboxMerchant, now: number): Readonly<Record<string, readonly Message[]>> {
  const sent = (...all: Spoken<Article>[]): Message[] =>
    all.map((each, at) => {
      const message = inEachLanguage(merchant, (texts) => {
        const { title, lines } = texts.article(each)
        return { title, content: htmlOf(lines) }
      })
      return { ...message, time: now - (all.length - at) * 20 * hour }
    })
  return {
    demo_player: sent(welcome, upkeep, security),
    demo_vip: sent(welcome, security, rank, upkeep, birthday),
    demo_agent: sent(upkeep, offer),
  }
}
