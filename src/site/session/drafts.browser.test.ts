import { afterEach, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { forgetDrafts, noFiles, useDraft } from './drafts'

afterEach(() => forgetDrafts())

it('keeps what was typed and picked for a part that has gone meanwhile', async () => {
  const picture = new File(['a'], 'proof.png')
  const part = () => renderHook(() => [useDraft('form.words', ''), useDraft('form.files', noFiles)] as const)
  const before = await part()
  await before.act(() => {
    before.result.current[0][1]('Words')
    before.result.current[1][1]([picture])
  })
  await before.unmount()
  const after = await part()
  expect(after.result.current.map(([draft]) => draft)).toEqual(['Words', [picture]])
  await after.act(() => forgetDrafts('form.files'))
  expect(after.result.current.map(([draft]) => draft)).toEqual(['Words', noFiles])
})
