/** The server's message to a player whose withdrawal was paid out. */
export const paidOutMessages = {
  en: {
    paid_out_title: 'A withdrawal was paid out: did it arrive?',
    paid_out:
      'Withdrawal {{number}} was paid out. Please say by {{time}} whether it arrived: after that it counts as received and is not refunded.',
    paid_out_answer: 'Answer',
  },
  vi: {
    paid_out_title: 'Một lệnh rút đã được chi trả: bạn nhận được chưa?',
    paid_out:
      'Lệnh rút {{number}} đã được chi trả. Vui lòng cho biết trước {{time}} tiền đã đến chưa: sau đó lệnh được coi là đã nhận và không được hoàn lại.',
    paid_out_answer: 'Trả lời',
  },
  fil: {
    paid_out_title: 'Naipadala na ang isang withdrawal: dumating ba?',
    paid_out:
      'Naipadala na ang withdrawal {{number}}. Sabihin bago mag-{{time}} kung dumating ito: pagkatapos noon, ituturing itong natanggap at hindi na ibabalik.',
    paid_out_answer: 'Sumagot',
  },
} as const
