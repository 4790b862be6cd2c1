import type { AnnouncementSeed } from './announcement-seed'

/** Announcements about deposits and withdrawals. */
export const paymentNews: readonly AnnouncementSeed[] = [
  {
    id: 'qr_deposit',
    type: 'B',
    daysAgo: 10,
    hour: 3,
    pictures: ['news-coins'],
    en: {
      title: 'Deposit by scanning a code',
      lines: [
        'Choose “QR wallet” when you deposit, scan the code with the app of your bank, confirm. No reference to type in, no receipt to send.',
        'Nearly all of these deposits arrive within a minute.',
      ],
    },
    vi: {
      title: 'Nạp tiền bằng mã QR',
      lines: [
        'Chọn “Ví QR” khi nạp, quét mã bằng ứng dụng ngân hàng và xác nhận. Không cần nhập nội dung hay gửi biên nhận.',
        'Hầu hết lệnh nạp này được cộng trong vòng một phút.',
      ],
    },
    fil: {
      title: 'Mag-deposit gamit ang QR code',
      lines: [
        'Piliin ang “QR wallet” kapag nag-deposit, i-scan ang code gamit ang app ng bangko mo, at i-confirm. Walang reference na ita-type, walang resibong ipapadala.',
        'Halos lahat ng ganitong deposit ay pumapasok sa loob ng isang minuto.',
      ],
    },
  },
  {
    id: 'bank_holiday',
    type: 'B',
    daysAgo: 13,
    hour: 2,
    pictures: ['news-calendar', 'news-coins'],
    en: {
      title: 'Withdrawals over the holidays',
      lines: [
        'Some banks close over the holidays. Withdrawals to them are paid on the next working day.',
        '- E-wallets are paid as usual.',
        '- Until then the amount is held for you.',
      ],
    },
    vi: {
      title: 'Rút tiền trong dịp nghỉ lễ',
      lines: [
        'Một số ngân hàng nghỉ lễ. Lệnh rút về các ngân hàng này được chi trả vào ngày làm việc tiếp theo.',
        '- Ví điện tử vẫn chi trả như thường lệ.',
        '- Cho đến lúc đó, số tiền được giữ cho bạn.',
      ],
    },
    fil: {
      title: 'Withdrawals ngayong holidays',
      lines: [
        'Sarado ang ilang bangko tuwing holidays. Sa susunod na working day ibabayad ang withdrawals papunta sa kanila.',
        '- Tuloy-tuloy ang bayad sa e-wallets.',
        '- Hanggang doon, nakalaan ang halaga para sa iyo.',
      ],
    },
  },
  {
    id: 'account_change',
    type: 'PU',
    daysAgo: 4,
    hour: 1,
    pictures: ['news-coins'],
    en: {
      title: 'Our receiving accounts are changing',
      lines: [
        'Please take the account number from the deposit page each time. Numbers that you saved earlier may no longer be ours.',
      ],
    },
    vi: {
      title: 'Tài khoản nhận tiền thay đổi',
      lines: [
        'Mỗi lần nạp, vui lòng lấy số tài khoản từ trang nạp tiền. Số đã lưu trước đây có thể không còn là của chúng tôi.',
      ],
    },
    fil: {
      title: 'Nagbabago ang mga account na tumatanggap ng deposit',
      lines: [
        'Sa bawat deposit, kunin ang account number mula sa deposit page. Baka hindi na sa amin ang mga number na na-save mo dati.',
      ],
    },
  },
  {
    id: 'wallet_transfer',
    type: 'B',
    daysAgo: 21,
    hour: 8,
    pictures: ['news-coins'],
    en: {
      title: 'One wallet for all games',
      lines: [
        'You no longer have to move money yourself: a game takes what it needs from your main wallet and gives it back when you leave.',
      ],
    },
    vi: {
      title: 'Một ví cho mọi trò chơi',
      lines: ['Không cần chuyển tiền thủ công nữa: trò chơi lấy số tiền cần từ ví chính và trả lại khi bạn rời đi.'],
    },
    fil: {
      title: 'Isang wallet para sa lahat ng laro',
      lines: [
        'Hindi na kailangang maglipat ng pera nang mano-mano: kinukuha ng laro ang kailangan nito sa main wallet mo at ibinabalik kapag umalis ka.',
      ],
    },
  },
]
