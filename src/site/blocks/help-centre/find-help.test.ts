import { expect, it } from 'vitest'
import { findHelp } from './find-help'

const topics = [
  {
    ...{ id: 'money', title: 'Nạp và rút tiền' },
    questions: [
      { id: 'deposit', title: 'Khi nào tiền nạp được cộng?', content: '<p>Trong <strong>năm phút</strong>.</p>' },
      { id: 'withdraw', title: 'Rút tiền', content: '<p>Đặt cược trước.</p>' },
    ],
  },
  { id: 'games', title: 'Games', questions: [{ id: 'launch', title: 'A game', content: '<p>Reload the page.</p>' }] },
]
const found = (query: string) => findHelp(topics, query).flatMap(({ questions }) => questions.map(({ id }) => id))

it('shows everything while nothing is looked for', () => expect(findHelp(topics, ' ')).toBe(topics))

it('finds words of question, answer and topic, without their marks', () => {
  expect(found('nam phut')).toEqual(['deposit'])
  expect(found('DAT CUOC')).toEqual(['withdraw'])
  expect(found('games reload')).toEqual(['launch'])
})

it('finds no words of tags', () => expect(found('strong')).toEqual([]))

it('leaves out topics without a question that was found', () =>
  expect(findHelp(topics, 'reload').map(({ id }) => id)).toEqual(['games']))

it('takes signs and endless texts for what they are', () =>
  expect(['%<>\'"', 'x'.repeat(500), '.*'].flatMap(found)).toEqual([]))
