import type { Article } from './article'
import type { Spoken } from './spoken'

/** Questions about games and bets. */
export const gameQuestions: Readonly<Record<string, Spoken<Article>>> = {
  launch: {
    en: {
      title: 'A game does not open',
      lines: [
        'Reload the page first; a slow connection is the usual reason. A game marked “Maintenance” opens again when its provider is done.',
        'If it still does not open, tell us which game it is and what you see.',
      ],
    },
    vi: {
      title: 'Trò chơi không mở được',
      lines: [
        'Trước hết hãy tải lại trang; nguyên nhân thường là mạng chậm. Trò chơi ghi “Bảo trì” sẽ mở lại khi nhà cung cấp xong việc.',
        'Nếu vẫn không mở được, hãy cho chúng tôi biết tên trò chơi và bạn thấy gì.',
      ],
    },
    fil: {
      title: 'Ayaw bumukas ng laro',
      lines: [
        'I-reload muna ang page; kadalasan ay mabagal na koneksyon ang dahilan. Ang larong may markang “Inaayos” ay bubukas ulit kapag tapos na ang provider.',
        'Kung ayaw pa rin, sabihin sa amin kung anong laro ito at ano ang nakikita mo.',
      ],
    },
  },
  interrupted: {
    en: {
      title: 'What happens to my bet if the connection is lost?',
      lines: [
        'A bet that was accepted stands: the result does not depend on your device, and any win is in your balance when you come back. The betting record shows the bet with its number.',
      ],
    },
    vi: {
      title: 'Nếu mất kết nối thì cược của tôi ra sao?',
      lines: [
        'Cược đã được nhận vẫn có hiệu lực: kết quả được tính không cần thiết bị của bạn, và tiền thắng có trong số dư khi bạn quay lại. Lịch sử cược ghi rõ kèm mã số.',
      ],
    },
    fil: {
      title: 'Ano ang mangyayari sa taya ko kapag naputol ang koneksyon?',
      lines: [
        'May bisa ang tayang natanggap na: kinukuha ang resulta kahit wala ang device mo, at nasa balance mo na ang panalo pagbalik mo. Makikita ito sa talaan ng taya kasama ang numero nito.',
      ],
    },
  },
  validBet: {
    en: {
      title: 'What is a valid bet?',
      lines: [
        'The part of a bet that counts towards bonuses, rebates and missions. Bets that are cancelled or returned do not count, nor do bets on both sides of one result.',
      ],
    },
    vi: {
      title: 'Cược hợp lệ là gì?',
      lines: [
        'Là phần cược được tính cho thưởng, hoàn trả và nhiệm vụ. Cược bị hủy hoặc hoàn tiền không được tính, cược cả hai cửa của cùng một kết quả cũng vậy.',
      ],
    },
    fil: {
      title: 'Ano ang valid na taya?',
      lines: [
        'Ang bahagi ng taya na nabibilang sa bonus, rebate at misyon. Hindi kasama ang tayang kinansela o ibinalik, pati ang taya sa magkabilang panig ng iisang resulta.',
      ],
    },
  },
}
