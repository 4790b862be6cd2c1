import { expect, it } from 'vitest'
import type { HelpCentre } from '@/contract/generated/gateway-types'
import { helpTopics } from '@/sandbox/texts/help-topics'
import { conforms, testGateway } from '@/sandbox/test-gateway'

type Topics = HelpCentre['response']

const ask = async (language: string) => (await (await testGateway()).call('helpCentre', { language })).value as Topics

it('needs no session, and has topics with questions, each id once', async () => {
  const topics = await ask('EN')
  expect(conforms('helpCentre', topics)).toBe(true)
  const ids = topics.flatMap(({ id, questions }) => [id, ...questions.map((each) => `${id} ${each.id}`)])
  expect(ids).toEqual([...new Set(ids)])
  expect(topics.every(({ questions }) => questions.length > 0)).toBe(true)
})

it('answers in the language of the call', async () => {
  const [english, vietnamese] = await Promise.all([ask('EN'), ask('VI')])
  expect(vietnamese.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  const texts = (topics: Topics) =>
    topics.flatMap(({ title, questions }) => [title, ...questions.map((q) => q.content)])
  const same = texts(english).filter((text, at) => text === texts(vietnamese)[at])
  expect(same).toEqual([])
})

it('has a text of its own in Filipino for all of it', () => {
  const same = helpTopics.flatMap(({ questions }) =>
    Object.values(questions).filter(({ en, fil }) => en.title === fil.title || en.lines[0] === fil.lines[0]),
  )
  expect(same).toEqual([])
})
