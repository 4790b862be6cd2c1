import { describe, expect, test } from 'vitest'
import { partFacts } from './part-facts'
import { shownParts, type ShownPart } from './shown-parts'

/** By name of the story, the pattern that its code must match to show that state. */
const states = {
  Loading: /\bstate: 'loading'/,
  Empty: /\bstate: 'empty'/,
  Failed: /\bstate: 'failed'/,
  ReducedMotion: /\bstate: 'reduced-motion'/,
  RightToLeft: /\bdirection: 'rtl'/,
  LongText: /./,
}

const fieldStates = ['Empty', 'Filled', 'Focused', 'Error', 'Required', 'WithHint']

describe.each(shownParts())('$title', (part) => {
  test('has stories under its own name', () => {
    expect(part.storyTitle).toBe(part.title)
  })

  test('is shown in every state that it can be in', () => {
    expect(missingStates(part)).toEqual([])
  })
})

test('stories are found for every kind of part', () => {
  const groups = new Set(shownParts().map(({ title }) => title.split('/')[0]))
  expect([...groups]).toEqual(expect.arrayContaining(['Blocks', 'Dialogs', 'Forms', 'UI']))
})

function missingStates({ path, kind, stories }: ShownPart): string[] {
  const { readsServer, moves, disables } = partFacts(path)
  const needed: (keyof typeof states)[] = ['LongText', 'RightToLeft']
  if (moves) needed.push('ReducedMotion')
  if (readsServer) needed.push('Loading', 'Failed')
  // An empty field is one without input.
  if (readsServer && kind === 'named') needed.push('Empty')
  const missing = needed.filter((name) => !states[name].test(stories.get(name) ?? ''))
  const ofField = kind === 'widget' ? [...fieldStates, ...(disables ? ['Disabled'] : [])] : []
  return [...missing, ...ofField.filter((name) => !stories.has(name))]
}
