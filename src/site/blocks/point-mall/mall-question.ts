import type { PointRewards } from '@/contract/generated/gateway-types'
import type { PointMallProps } from '@/contract/generated/merchant-types'

type Request = PointRewards['request']

/** The filters in the URL. Values that are not offered are ignored. */
export interface MallQuestion {
  readonly type: PointMallProps['types'][number] | 'all'
  /** Maximum number of points; undefined for no maximum. */
  readonly cost: number | undefined
  readonly withinReach: boolean
  readonly request: Request
}

export function mallQuestion(
  query: URLSearchParams,
  { types, costs, pageSize }: Pick<PointMallProps, 'types' | 'costs' | 'pageSize'>,
): MallQuestion {
  const [only] = types
  const type = types.length === 1 ? only : types.find((each) => each === query.get('type'))
  const cost = costs.find((each) => String(each) === query.get('cost'))
  const withinReach = query.get('reach') === '1'
  const page = Number(query.get('page') ?? '1')
  return {
    ...{ type: type ?? 'all', cost, withinReach },
    request: {
      ...(type !== undefined && { type }),
      ...(cost !== undefined && { to: cost }),
      ...(withinReach && { withinReach }),
      pageNo: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
      pageSize,
    },
  }
}
