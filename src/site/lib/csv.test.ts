import { expect, it } from 'vitest'
import { csvOf } from './csv'

it('spreadsheets read what stands there, and run nothing of it', () => {
  const rows = [
    ['Time', 'Amount', 'Remark'],
    ['2026-11-22 10:00', -1250.5, '=HYPERLINK("http://evil.example","win")'],
    ['', 5_000_000_000.01, 'a, b "c"\nd'],
    ['-1', 0, '@sum'],
    ['a;=1+1', 0, 'b\t=1+1'],
    ['\uff1d1+1', 0, '\n=1+1'],
  ]
  expect(csvOf(rows)).toBe(
    [
      '\uFEFFTime,Amount,Remark',
      '2026-11-22 10:00,-1250.5,"\'=HYPERLINK(""http://evil.example"",""win"")"',
      ',5000000000.01,"a, b ""c""\nd"',
      "'-1,0,'@sum",
      '"a;=1+1",0,"b\t=1+1"',
      '\'\uff1d1+1,0,"\'\n=1+1"',
      '',
    ].join('\r\n'),
  )
})

it('cells hold no marks of direction, not even in front of a formula', () => {
  expect(csvOf([['\u2068Bet\u2069: \u2068Scarlet Drum\u2069', '\u200e=1+1', 'demo_\u202etnega']])).toBe(
    "\uFEFFBet: Scarlet Drum,'=1+1,demo_tnega\r\n",
  )
})
