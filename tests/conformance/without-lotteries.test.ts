import { expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'

it.each(checkMerchants('merchants').merchants)(
  '$code lets choose how lotteries pay exactly where it has lotteries',
  ({ config: { routes, vendors } }) => {
    const categories = vendors.order.flatMap((code) => vendors.items[code]?.categories ?? [])
    const hasLotteries = categories.includes('ELOTT')
    const lobbies = Object.values(routes.pages).flatMap(({ sections }) =>
      Object.values(sections).flatMap((section) =>
        section.block === 'lottery-lobby' && section.props.prizeMode === undefined ? [section.props] : [],
      ),
    )
    expect(lobbies).not.toEqual([])
    for (const { prizeModes } of lobbies) expect(prizeModes.length > 1).toBe(hasLotteries)
  },
)
