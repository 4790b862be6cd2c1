/** What the server says about contracts between an agent and those above and below. */
export const contractMessages = {
  en: {
    contract_unpaid: 'This sandbox does not pay salaries and dividends yet',
    nothing_waits: 'No request about this contract waits for an answer any more',
    contract_ended_title: 'A contract has ended',
    contract_ended: 'Your contract about the {{contract}} has ended: your upline agreed to a lower rate than yours.',
    contract_dividend: 'dividend',
    contract_dailyWages: 'daily wages',
    contract_hourlySalary: 'hourly salary',
    contract_realTimeSalary: 'real-time salary',
  },
  vi: {
    contract_unpaid: 'Bản thử nghiệm này chưa trả lương và cổ tức',
    nothing_waits: 'Không còn yêu cầu nào về hợp đồng này chờ trả lời',
    contract_ended_title: 'Một hợp đồng đã kết thúc',
    contract_ended: 'Hợp đồng {{contract}} của bạn đã kết thúc: tuyến trên đã đồng ý mức thấp hơn mức của bạn.',
    contract_dividend: 'cổ tức',
    contract_dailyWages: 'lương ngày',
    contract_hourlySalary: 'lương giờ',
    contract_realTimeSalary: 'lương thời gian thực',
  },
  fil: {
    contract_unpaid: 'Hindi pa nagbabayad ng sahod at dibidendo ang sandbox na ito',
    nothing_waits: 'Wala nang kahilingan tungkol sa kontratang ito na naghihintay ng sagot',
    contract_ended_title: 'May kontratang natapos na',
    contract_ended: 'Natapos na ang kontrata mo sa {{contract}}: pumayag ang upline mo sa rate na mas mababa sa iyo.',
    contract_dividend: 'dibidendo',
    contract_dailyWages: 'arawang sahod',
    contract_hourlySalary: 'orasang sahod',
    contract_realTimeSalary: 'real-time na sahod',
  },
} as const
