import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { usePeriod } from './use-period'

const texts = { 'promotion-detail.period': '{{from}} to {{to}}' }
const InHanoi = ({ children }: { children?: ReactNode }) => (
  <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} site={{ timeZone: 'Asia/Ho_Chi_Minh' }}>
    {children}
  </FormStage>
)

it.each(['2026-12-05T17:00:00Z', '2026-12-05T16:59:59Z'])(
  'tells days of the merchant, whatever the reader’s clock says: the last one of what ends at %s',
  async (ends) => {
    const promotion = { starts: '2026-11-30T17:00:00Z', ends }
    const { result } = await renderHook(() => usePeriod(promotion), { wrapper: InHanoi })
    expect(result.current).toBe('Dec 1, 2026 to Dec 5, 2026')
  },
)
