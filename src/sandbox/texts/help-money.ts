import type { Article } from './article'
import type { Spoken } from './spoken'

type Questions = Readonly<Record<string, Spoken<Article>>>

/** Questions about money, in addition to the one that the service window answers. */
export const moneyQuestions: Questions = {
  methods: {
    en: {
      title: 'How do I deposit?',
      lines: [
        'Open the member centre and choose “Deposit”:',
        '- choose a payment method; its limits, its fee and how long it takes are shown beside it,',
        '- enter the amount,',
        '- pay to exactly the account shown, within the time shown.',
      ],
    },
    vi: {
      title: 'Làm sao để nạp tiền?',
      lines: [
        'Mở trung tâm thành viên và chọn “Nạp tiền”:',
        '- chọn phương thức nạp; hạn mức, phí và thời gian xử lý hiện bên cạnh,',
        '- nhập số tiền,',
        '- chuyển đúng vào tài khoản được hiển thị, trong thời gian được hiển thị.',
      ],
    },
    fil: {
      title: 'Paano mag-deposit?',
      lines: [
        'Buksan ang member center at piliin ang “Deposit”:',
        '- pumili ng paraan ng pagbabayad; nasa tabi nito ang limit, fee at tagal,',
        '- ilagay ang halaga,',
        '- magbayad sa mismong account na ipinapakita, sa loob ng oras na ipinapakita.',
      ],
    },
  },
  withdraw: {
    en: {
      title: 'Why can’t I withdraw all of my balance?',
      lines: [
        'Deposits and bonuses taken with a promotion have to be bet before they can be paid out. “Withdraw” shows how much is still to be bet, and “Bonus details” which bets counted.',
        'Money in the wallet of a game provider has to be moved to the main wallet first.',
      ],
    },
    vi: {
      title: 'Vì sao tôi không rút được hết số dư?',
      lines: [
        'Tiền nạp và tiền thưởng nhận theo khuyến mãi phải được đặt cược trước khi rút. Trang “Rút tiền” cho biết còn phải cược bao nhiêu, và “Chi tiết thưởng” cho biết cược nào được tính.',
        'Tiền trong ví của nhà cung cấp trò chơi phải được chuyển về ví chính trước.',
      ],
    },
    fil: {
      title: 'Bakit hindi ko ma-withdraw ang buong balance ko?',
      lines: [
        'Kailangan munang itaya ang deposit at bonus na may promo bago ma-withdraw. Makikita sa “Mag-withdraw” kung magkano pa ang itataya, at sa “Detalye ng bonus” kung aling taya ang nabilang.',
        'Ang pera sa wallet ng game provider ay kailangan munang ilipat sa main wallet.',
      ],
    },
  },
  missing: {
    en: {
      title: 'A withdrawal was paid out, but nothing arrived',
      lines: [
        'We ask you whether it arrived. Choose “No, nothing” and add a picture of your account statement: we look into it at once.',
        'If you do not answer in time, it counts as received.',
      ],
    },
    vi: {
      title: 'Đã báo chi trả nhưng tôi chưa nhận được tiền',
      lines: [
        'Chúng tôi sẽ hỏi bạn đã nhận tiền chưa. Hãy chọn “Chưa nhận được” và gửi ảnh sao kê tài khoản: chúng tôi kiểm tra ngay.',
        'Nếu bạn không trả lời kịp thời gian, lệnh rút được coi là đã nhận.',
      ],
    },
    fil: {
      title: 'Naipadala na raw ang withdrawal pero walang dumating',
      lines: [
        'Tatanungin ka namin kung natanggap mo. Piliin ang “Hindi, wala” at magdagdag ng picture ng statement ng account mo: susuriin namin agad.',
        'Kapag walang sagot sa takdang oras, itinuturing itong natanggap.',
      ],
    },
  },
}
