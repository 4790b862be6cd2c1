import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'

describe.each(checkMerchants('merchants').merchants)('profit and loss of $code', ({ config: { panels } }) => {
  const { member, agent } = panels
  // A brand without rebates shows none.
  const hasRebates = member['profit-loss'].columns.includes('rebate')
  const parts = ['bet', 'win', 'promotion', ...(hasRebates ? ['rebate'] : [])]

  it.each([
    ['the player', member['profit-loss'].totals],
    ['the team', agent['agent-profit-loss'].totals],
  ])('has beside the result of %s all that it is made of', (_, totals) =>
    expect(totals).toEqual(expect.arrayContaining(totals.some((each) => each === 'result') ? parts : [])),
  )
})
