import { wayNames } from '@/sandbox/lottery/port/way-names'
import type { PlayType } from '@/sandbox/lottery/port/ways'
import { setup } from '@/sandbox/clients/parts/setup'

const en = {
  nextDraw: 'Draw {issue}',
  closesIn: 'Bets close in',
  drawnIn: 'Closed. Drawn in',
  ways: 'Way to play',
  wayHint: '{times} × stake for each number. A hit pays {pays} × stake.',
  digit: 'Digit {place}',
  numbers: 'Numbers',
  random: 'Random {count}',
  clear: 'Clear',
  chosen: 'Chosen numbers',
  remove: 'Remove {number}',
  noNumbers: 'Choose numbers to bet on',
  sum: '{count} numbers × {times} × {stake} =',
  total: 'Total',
  perHit: 'Possible win, each hit {amount}',
  bet: 'Bet',
  again: 'Another bet',
  record: 'See it in the betting record',
  placedFor: '{amount} on draw {issue}',
  confirmTitle: 'Place this bet?',
  confirmDraw: 'Draw',
  confirmStake: 'Stake',
  confirm: 'Confirm {amount}',
  back: 'Back',
  closedNow: 'This draw has closed. Your numbers are kept for the next one',
  drawn: 'Draw {issue}: special prize {number}',
  results: 'Results',
  bets: 'My bets',
  cancel: 'Cancel',
  cancelName: 'Cancel the bet on {numbers}',
  cancelled: 'Cancelled',
  cancelDone: 'The bet is cancelled and its stake returned',
  waiting: 'Waiting for the draw',
  more: '{numbers} and {count} more',
}

export type LotteryText = keyof typeof en

const fil: Record<LotteryText, string> = {
  nextDraw: 'Draw {issue}',
  closesIn: 'Magsasara sa loob ng',
  drawnIn: 'Sarado na. Ida-draw sa',
  ways: 'Paraan ng taya',
  wayHint: '{times} × taya sa bawat numero. {pays} × taya ang bayad sa bawat tama.',
  digit: 'Digit {place}',
  numbers: 'Mga numero',
  random: 'Random {count}',
  clear: 'Alisin',
  chosen: 'Mga piniling numero',
  remove: 'Alisin ang {number}',
  noNumbers: 'Pumili ng mga numerong tatayaan',
  sum: '{count} numero × {times} × {stake} =',
  total: 'Kabuuan',
  perHit: 'Posibleng panalo, bawat tama {amount}',
  bet: 'Tumaya',
  again: 'Isa pang taya',
  record: 'Tingnan sa talaan ng taya',
  placedFor: '{amount} sa draw {issue}',
  confirmTitle: 'Itaya ito?',
  confirmDraw: 'Draw',
  confirmStake: 'Taya',
  confirm: 'Kumpirmahin ang {amount}',
  back: 'Bumalik',
  closedNow: 'Sarado na ang draw na ito. Naka-save ang mga numero mo para sa susunod',
  drawn: 'Draw {issue}: espesyal na premyo {number}',
  results: 'Mga resulta',
  bets: 'Mga taya ko',
  cancel: 'Kanselahin',
  cancelName: 'Kanselahin ang taya sa {numbers}',
  cancelled: 'Kinansela',
  cancelDone: 'Kinansela ang taya at ibinalik ang pera',
  waiting: 'Naghihintay ng draw',
  more: '{numbers} at {count} pa',
}

const vi: Record<LotteryText, string> = {
  nextDraw: 'Kỳ {issue}',
  closesIn: 'Đóng cược sau',
  drawnIn: 'Đã đóng. Quay sau',
  ways: 'Cách chơi',
  wayHint: 'Mỗi số cược {times} × tiền. Mỗi lần trúng trả {pays} × tiền.',
  digit: 'Chữ số {place}',
  numbers: 'Các số',
  random: 'Ngẫu nhiên {count}',
  clear: 'Xóa',
  chosen: 'Số đã chọn',
  remove: 'Bỏ số {number}',
  noNumbers: 'Chọn số để đặt cược',
  sum: '{count} số × {times} × {stake} =',
  total: 'Tổng',
  perHit: 'Có thể thắng, mỗi lần trúng {amount}',
  bet: 'Đặt cược',
  again: 'Cược tiếp',
  record: 'Xem trong lịch sử cược',
  placedFor: '{amount} cho kỳ {issue}',
  confirmTitle: 'Đặt cược này?',
  confirmDraw: 'Kỳ quay',
  confirmStake: 'Tiền cược',
  confirm: 'Xác nhận {amount}',
  back: 'Quay lại',
  closedNow: 'Kỳ này đã đóng. Các số của bạn được giữ cho kỳ sau',
  drawn: 'Kỳ {issue}: giải đặc biệt {number}',
  results: 'Kết quả',
  bets: 'Cược của tôi',
  cancel: 'Hủy',
  cancelName: 'Hủy cược {numbers}',
  cancelled: 'Đã hủy',
  cancelDone: 'Đã hủy cược và hoàn tiền',
  waiting: 'Chờ quay số',
  more: '{numbers} và {count} số nữa',
}

/** The language of the catalogue that serves the player's locale. */
export const clientLanguage = ({ vi: 'vi', fil: 'fil' } as const)[setup.locale.split('-')[0] ?? ''] ?? 'en'

const texts = { en, fil, vi }[clientLanguage]

/** A text of the lottery client in the player's language, with its parameters filled in. */
export function tell(name: LotteryText, parameters: Readonly<Record<string, string | number>> = {}): string {
  return texts[name].replace(/\{(\w+)\}/g, (place, key: string) => String(parameters[key] ?? place))
}

export const wayName = (way: PlayType): string => wayNames[clientLanguage][way]

/** A count of numbers in words, with the plural form of the language. */
export function numbersText(numbers: readonly string[]): string {
  const shown = numbers.slice(0, 8).join(', ')
  return numbers.length > 8 ? tell('more', { numbers: shown, count: numbers.length - 8 }) : shown
}
