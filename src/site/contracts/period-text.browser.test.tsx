import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { useSpanText } from './period-text'

const InHanoi = ({ children }: { children?: ReactNode }) => (
  <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} site={{ timeZone: 'Asia/Ho_Chi_Minh' }}>
    {children}
  </FormStage>
)

it('tells whole days by their dates, the last one among them, and anything shorter to the minute', async () => {
  const { result } = await renderHook(useSpanText, { wrapper: InHanoi })
  const [first, end] = ['2026-10-31T17:00:00Z', '2026-11-15T17:00:00Z']
  expect(result.current({ from: first, to: end })).toEqual({ from: 'Nov 1, 2026', to: 'Nov 15, 2026' })
  const { from, to } = result.current({ from: first, to: '2026-11-01T02:05:00Z' })
  expect(from).toMatch(/^Nov 1, 2026, 12:00\sAM$/)
  expect(to).toMatch(/^Nov 1, 2026, 9:05\sAM$/)
})
